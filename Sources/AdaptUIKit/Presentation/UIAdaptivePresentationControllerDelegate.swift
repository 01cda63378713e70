public import AdaptCore

/// Decides how a presentation adapts, and hears of a person's dismissals.
///
/// UIKit: `UIAdaptivePresentationControllerDelegate`. UIKit behaves differently for a method that
/// is not implemented and one that answers with the default; so does the engine. A class that
/// conforms must declare the methods it implements in its own body: what only a subclass of it
/// adds is never called.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Asked in compact width only, and not where the newer question is implemented (from 8.3).
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle

  /// Asked in every environment (8.3+). `none` keeps the style.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// May put another controller in the place of the presented one when the style adapts.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// May configure the presentation controller that the presentation adapts to (15+).
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)

  /// Called once per presentation; `none` when nothing adapts.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

  /// Asked when a person tries to close the presentation (13+).
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    controller.run?.leave(.adaptivePresentationStyle, unansweredBy: self)
    return .none
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    controller.run?.leave(.adaptivePresentationStyleForTraits, unansweredBy: self)
    return .none
  }

  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    controller.run?.leave(.viewControllerForAdaptivePresentationStyle, unansweredBy: self)
    return nil
  }

  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    presentationController.run?.leave(.prepareAdaptivePresentationController, unansweredBy: self)
  }

  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { presentationController.run?.leave(.willPresentWithAdaptiveStyle, unansweredBy: self) }

  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    presentationController.run?.leave(.presentationControllerShouldDismiss, unansweredBy: self)
    return true
  }

  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) { presentationController.run?.leave(.presentationControllerWillDismiss, unansweredBy: self) }

  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) { presentationController.run?.leave(.presentationControllerDidDismiss, unansweredBy: self) }

  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    presentationController.run?.leave(
      .presentationControllerDidAttemptToDismiss, unansweredBy: self)
  }
}
