public import Foundation

/// Hears of a popover's life. UIKit: `UIPopoverPresentationControllerDelegate`.
///
/// A class that conforms must declare the methods it implements in its own body.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The last chance to set an anchor (O028). It comes each time the popover form begins.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Asked when a person taps outside (up to 12).
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called after a person's tap outside (up to 12).
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Asked where the anchor is now that the window has another size (R019).
  ///
  /// A popover that follows its anchor does not ask. UIKit passes pointers in place of the two
  /// values.
  ///
  /// - Parameters:
  ///   - rect: The rectangle the popover pointed at, in the view's space, in points.
  ///   - view: The view that the rectangle is in.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: inout CGRect, in view: inout UIView)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { popoverPresentationController.run?.leave(.prepareForPopoverPresentation, unansweredBy: self) }

  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    popoverPresentationController.run?.leave(
      .popoverPresentationControllerShouldDismissPopover, unansweredBy: self)
    return true
  }

  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {
    popoverPresentationController.run?.leave(
      .popoverPresentationControllerDidDismissPopover, unansweredBy: self)
  }

  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: inout CGRect, in view: inout UIView
  ) { popoverPresentationController.run?.leave(.willRepositionPopover, unansweredBy: self) }
}
