import AdaptCore
import AdaptUIKit
import Foundation

/// A delegate of popovers that does what a test gives for each call, and implements all of them.
final class PopoverDelegate: UIPopoverPresentationControllerDelegate {
  var prepare: (UIPopoverPresentationController) -> Void = { _ in }
  var allows = true
  /// May move the rectangle and the view that a popover points at.
  var reposition: (UIPopoverPresentationController, inout CGRect, inout UIView) -> Void = {
    _, _, _ in
  }

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { prepare(popoverPresentationController) }

  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { allows }

  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: inout CGRect, in view: inout UIView
  ) { reposition(popoverPresentationController, &rect, &view) }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  { allows }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

extension Scene {
  /// A controller for a popover of a size, and what manages it.
  func popover(
    _ name: String = "popover", size: CGSize = CGSize(width: 300, height: 200)
  ) throws -> (content: UIViewController, popover: UIPopoverPresentationController) {
    let content = controller(name, .popover)
    content.preferredContentSize = size
    guard let popover = content.popoverPresentationController else { throw NoPopover() }
    return (content, popover)
  }

  struct NoPopover: Error {}

  /// A view in the root's, at a frame.
  func button(_ frame: CGRect = CGRect(x: 300, y: 400, width: 40, height: 40)) -> UIView {
    let view = UIView(frame: frame)
    root.view.addSubview(view)
    return view
  }
}

/// Every call to the delegate of a popover.
let popoverQuestions: Set<Callback> = dismissalQuestions.union([
  .prepareForPopoverPresentation, .popoverPresentationControllerShouldDismissPopover,
  .popoverPresentationControllerDidDismissPopover, .willRepositionPopover,
])
