import AdaptCore
import AdaptUIKit

/// The delegate of tabs. What the script does not answer counts as not implemented.
final class ScriptedTabsDelegate: UITabBarControllerDelegate {
  private unowned let role: ControllerRole
  private let script: ContainerDelegateScript
  private let silent = UnansweredDelegate()

  init(_ role: ControllerRole, _ script: ContainerDelegateScript) {
    self.role = role
    self.script = script
    silent.standsInFor = self
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    guard let refused = script.refuses else {
      return silent.tabBarController(tabBarController, shouldSelect: viewController)
    }
    role.act(in: .tabBarControllerShouldSelect, by: tabBarController)
    return !refused.contains { role.cast.livingController($0) === viewController }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { role.act(in: .tabBarControllerDidSelect, by: tabBarController) }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let animator = script.animator else {
      return silent.tabBarController(
        tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
    }
    return ScriptedAnimator(animator, role: role)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    role.interaction(script.animator, .presentation)
      ?? silent.tabBarController(tabBarController, interactionControllerFor: animationController)
  }

  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    script.orientations ?? silent.tabBarControllerSupportedInterfaceOrientations(tabBarController)
  }
}
