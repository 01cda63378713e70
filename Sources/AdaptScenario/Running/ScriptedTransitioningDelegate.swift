import AdaptCore
import AdaptUIKit

/// Vends the presentation controller, the animator and the interaction controller of a role.
final class ScriptedTransitioningDelegate: UIViewControllerTransitioningDelegate {
  private unowned let role: ControllerRole
  private let silent = UnansweredDelegate()

  init(_ role: ControllerRole) {
    self.role = role
    silent.standsInFor = self
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    guard let custom = role.script.presentation.custom else {
      return silent.presentationController(
        forPresented: presented, presenting: presenting, source: source)
    }
    let controller = ScriptedPresentationController(
      custom, role: role, presented: presented, presenting: presenting)
    role.cast.name(controller, "\(role.script.name).pc")
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let animator = role.script.presentation.animator else {
      return silent.animationController(
        forPresented: presented, presenting: presenting, source: source)
    }
    return ScriptedAnimator(animator, role: role)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    guard let animator = role.script.presentation.animator else {
      return silent.animationController(forDismissed: dismissed)
    }
    return ScriptedAnimator(animator, role: role)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction(.presentation) ?? silent.interactionControllerForPresentation(using: animator)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction(.dismissal) ?? silent.interactionControllerForDismissal(using: animator)
  }

  private func interaction(
    _ direction: AnimatorScript.Direction
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    role.interaction(role.script.presentation.animator, direction)
  }
}
