import AdaptCore
import AdaptRules
import Foundation

extension Simulation {
  /// Taps a sheet's grabber: the sheet goes to its next lower height, from the lowest to the
  /// highest, and one with a single height wants to go.
  ///
  /// A sheet that shows no grabber is a finding.
  ///
  /// Rule `sheet.grabber`.
  ///
  /// - Parameter controller: The controller on the sheet; the topmost presented one unless given.
  public func tapGrabber(of controller: UIViewController? = nil) {
    gesture("tap grabber") { [unowned self] in
      guard let presentation = sheetPresentation(controller) else { return }
      let subject = presentation.presented.id
      guard presentation.isAtRest,
        let sheet = presentation.controller as? UISheetPresentationController
      else { return run.find(.noSuchAction, on: subject) }
      guard let grabber = sheet.grabber, grabber.value != nil else {
        return run.find(
          .noSuchAction, on: subject, because: sheet.grabber?.reasons ?? ReasonList())
      }
      tapGrabber(of: sheet, in: presentation)
    }
  }

  /// Does what a tap on a grabber that is there does.
  func tapGrabber(of sheet: UISheetPresentationController, in presentation: Presentation) {
    guard let layout = presentation.sheetLayout else { return }
    let tap = SheetGrabber.tap(stops: layout.stops.count, resting: layout.resting)
    switch tap.value {
    case .moves(let stop):
      guard let detent = layout.stops[stop].detent else { return }
      sheet.letPersonChoose(detent, after: layout.restingDetent)
    case .closes: wantToClose(presentation, because: tap.reasons)
    }
  }

  /// Closes a sheet as a swipe would that goes all the way; under another presentation it stays.
  private func wantToClose(_ presentation: Presentation, because reasons: ReasonList) {
    let presented = presentation.presented
    let answer = SheetSwipe.decide(
      style: presentation.style, traits: presentation.windowTraits, on: run.system,
      isModal: presentation.isModal,
      isEdgeAttached: presentation.sheetLayout?.form == .edgeAttached)
    guard answer.value != .ignored, presented.presentation == nil else {
      return run.find(.notSwipeable, on: presented.id, because: reasons.adding(answer.reasons))
    }
    close(presentation, Decision(answer.value, because: reasons.adding(answer.reasons)))
  }
}

extension UISheetPresentationController {
  /// The grabber's frame in the sheet's space, in points; nil while this manages no sheet.
  var grabber: Decision<CGRect?>? {
    guard let run, let layout = presentation?.sheetLayout else { return nil }
    return SheetGrabber.decide(
      isPreferred: prefersGrabberVisible, form: layout.form, width: layout.placement.frame.width,
      on: run.system)
  }

  /// Whether a touch at a point of the window hits the grabber, which takes those around it too.
  func grabberTakesTouch(at point: CGPoint) -> Bool {
    guard let view = presentedView, let frame = grabber?.value else { return false }
    let length = SheetGrabber.touchLength
    let area = CGRect(
      x: frame.midX - length / 2, y: frame.midY - length / 2, width: length, height: length)
    return view.convert(area, to: nil).contains(point)
  }
}
