import AdaptCore
import AdaptUIKit

/// An animator of the app's own, as a script describes it.
final class ScriptedAnimator: UIViewControllerAnimatedTransitioning {
  private let script: AnimatorScript
  private weak var role: ControllerRole?

  init(_ script: AnimatorScript, role: ControllerRole) {
    self.script = script
    self.role = role
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> Double { script.duration.seconds }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if script.addsView, let view = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    {
      view.frame = transitionContext.finalFrame(for: controller)
      transitionContext.containerView.addSubview(view)
    }
    let ending = script.ending
    UIView.animate(
      withDuration: script.duration.seconds, animations: {},
      completion: { _ in
        switch ending {
        case .completes:
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        case .cancels: transitionContext.completeTransition(false)
        case .never: break
        }
      })
    role?.act(in: .animateTransition, by: nil)
  }

  func animationEnded(_ transitionCompleted: Bool) {}
}
