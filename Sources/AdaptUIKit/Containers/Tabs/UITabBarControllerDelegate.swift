public import AdaptCore

/// Decides about tabs and hears of them. UIKit: `UITabBarControllerDelegate`.
///
/// A class that conforms must declare the methods it implements in its own body: what only a
/// subclass of it adds is never called.
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a person's tap selects a tab; asked for the selected one too (O079).
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// A person has tapped a tab, also the selected one; code that selects calls nobody (R101).
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Returns what animates a change of tabs, by a person or by code; nil for no animation.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns what drives the animation by a gesture; asked only with an animation (O010).
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
    -> UIInterfaceOrientationMask
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    tabBarController.run?.leave(.tabBarControllerShouldSelect, unansweredBy: self)
    return true
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { tabBarController.run?.leave(.tabBarControllerDidSelect, unansweredBy: self) }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    tabBarController.run?.leave(.tabBarControllerAnimationController, unansweredBy: self)
    return nil
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    tabBarController.run?.leave(.tabBarControllerInteractionController, unansweredBy: self)
    return nil
  }

  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    tabBarController.run?.leave(.supportedInterfaceOrientations, unansweredBy: self)
    return []
  }

  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation {
    tabBarController.run?.leave(.preferredInterfaceOrientationForPresentation, unansweredBy: self)
    return .portrait
  }
}
