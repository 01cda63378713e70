import AdaptCore
import AdaptUIKit

/// A delegate that implements every method: full screen in compact width, and a navigation
/// controller around the content where it is asked to substitute.
final class BusyDelegate: UIAdaptivePresentationControllerDelegate {
  private let substitutes: Bool
  private(set) var calls = 0

  init(substitutes: Bool) { self.substitutes = substitutes }

  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  {
    calls += 1
    return .fullScreen
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    calls += 1
    return traitCollection.horizontalSizeClass == .compact ? .fullScreen : .none
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    calls += 1
    guard substitutes else { return nil }
    return UINavigationController(rootViewController: controller.presentedViewController)
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) { calls += 1 }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { calls += 1 }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  {
    calls += 1
    return true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    calls += 1
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls += 1
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { calls += 1 }
}
