import AdaptCore
import AdaptUIKit
import Foundation
import Testing

/// A run in which a sheet with a delegate has appeared.
struct SheetScene {
  let scene: Scene
  let content: ScriptedController
  let delegate: SheetDelegate

  typealias Detent = UISheetPresentationController.Detent

  /// - Parameter setUp: Sets the sheet up before it is presented.
  init(
    _ device: String = "iphone-15", ios: SystemVersion = 17,
    style: UIModalPresentationStyle = .pageSheet, orientation: UIInterfaceOrientation = .portrait,
    detents: [Detent] = [.large()],
    _ setUp: (UISheetPresentationController) -> Void = { _ in }
  ) throws {
    scene = try Scene(device, ios: ios, orientation: orientation)
    content = scene.scripted("sheet", style)
    delegate = scene.keep(SheetDelegate())
    content.presentationController?.delegate = delegate
    if let sheet = content.sheetPresentationController {
      sheet.detents = detents
      setUp(sheet)
    }
    scene.present(content)
  }

  var simulation: Simulation { scene.simulation }
  /// The sheet in charge; one that stands in for what is gone when nothing is presented.
  var sheet: UISheetPresentationController? { content.sheetPresentationController }
  /// Where the content lies in the window, in points.
  var frame: CGRect { content.frameOnScreen ?? .null }

  /// Lets the app's code choose a height.
  func select(_ detent: Detent.Identifier?) {
    simulation.step("select") { [sheet] in
      sheet?.animateChanges { sheet?.selectedDetentIdentifier = detent }
    }
  }

  func lines(_ step: String, _ heard: Set<Callback>) -> [String] {
    AdaptUIKitTests.lines(simulation, from: step, including: heard)
  }
}

/// A delegate that implements everything about a sheet.
final class SheetDelegate: UISheetPresentationControllerDelegate {
  var allows = true
  var on: [Callback: (UIPresentationController) -> Void] = [:]

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    on[.presentationControllerShouldDismiss]?(presentationController)
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    on[.presentationControllerWillDismiss]?(presentationController)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    on[.presentationControllerDidDismiss]?(presentationController)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { on[.presentationControllerDidAttemptToDismiss]?(presentationController) }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    on[.sheetPresentationControllerDidChangeSelectedDetentIdentifier]?(
      sheetPresentationController)
  }
}

/// The calls about a person's dismissal, and the one about another detent.
let sheetQuestions = dismissalQuestions.union([
  .sheetPresentationControllerDidChangeSelectedDetentIdentifier
])

extension CGRect {
  /// Whether no edge is further off than a distance in points.
  func isNear(_ other: CGRect, _ distance: CGFloat = 0.01) -> Bool {
    [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ].allSatisfy { $0.magnitude <= distance }
  }
}
