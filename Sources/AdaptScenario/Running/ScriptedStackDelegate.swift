import AdaptCore
import AdaptUIKit

/// The delegate of a stack. What the script does not answer counts as not implemented.
final class ScriptedStackDelegate: UINavigationControllerDelegate {
  private unowned let role: ControllerRole
  private let script: ContainerDelegateScript
  private let silent = UnansweredDelegate()

  init(_ role: ControllerRole, _ script: ContainerDelegateScript) {
    self.role = role
    self.script = script
    silent.standsInFor = self
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { role.act(in: .navigationControllerWillShow, by: navigationController) }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { role.act(in: .navigationControllerDidShow, by: navigationController) }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let animator = script.animator else {
      return silent.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    }
    isPop = operation == .pop
    return ScriptedAnimator(animator, role: role)
  }

  /// Whether the transition that an animator was made for last goes back.
  private var isPop = false

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    role.interaction(script.animator, isPop ? .dismissal : .presentation)
      ?? silent.navigationController(
        navigationController, interactionControllerFor: animationController)
  }

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    script.orientations
      ?? silent.navigationControllerSupportedInterfaceOrientations(navigationController)
  }
}
