import AdaptCore
import AdaptRules
import Foundation

/// What a person does to a sheet.
extension UISheetPresentationController {
  /// Rests at another detent, as a person chose; the delegate hears of it.
  ///
  /// - Parameters:
  ///   - new: The place of the detent among those given.
  ///   - old: The place of the one before; nil where the sheet had its one height.
  func letPersonChoose(_ new: Int, after old: Int?) {
    guard let run else { return }
    selectedDetentIdentifier = detents[new].identifier
    track(top: nil)
    containerView?.layOut()
    let told = DetentTold.decide(by: .person, from: old, to: new, on: run.system)
    guard told.value, let delegate = sheetDelegate else { return }
    run.tell(.sheetPresentationControllerDidChangeSelectedDetentIdentifier, on: id, of: delegate) {
      delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
  }

  /// Whether the sheet lies at the bottom edge in compact height.
  var isEdgeAttached: Bool { layoutNow?.form == .edgeAttached }

  /// What a tap on the dimmed area leads to when the sheet may not go (15+).
  ///
  /// Rule `sheet.backdrop-tap`.
  func refuseTap() {
    guard let run, run.has(.detents), let layout = layoutNow, layout.form.hasDetents else {
      return tellAttempt()
    }
    // A detent that is not active here has no height to move to.
    let undimmed = place(of: largestUndimmedDetentIdentifier).flatMap { place in
      layout.stops.contains { $0.detent == place } ? place : nil
    }
    switch SheetBackdropTap.decide(largestUndimmed: undimmed).value {
    case .attempt: tellAttempt()
    case .moves(let place): letPersonChoose(place, after: layout.restingDetent)
    }
  }
}
