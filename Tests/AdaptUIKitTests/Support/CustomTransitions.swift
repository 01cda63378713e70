import AdaptCore
import AdaptUIKit
import Foundation

/// A presentation controller of an app's own, with what a test gives for its hooks.
final class ScriptedPresentationController: UIPresentationController {
  /// What is done in a hook.
  var on: [Callback: (ScriptedPresentationController) -> Void] = [:]
  var removesPresenter = false
  var frame: CGRect?
  /// Whether the presented view gets its frame again with every layout of the container.
  var followsLayout = false

  override var shouldRemovePresentersView: Bool { removesPresenter }

  override var frameOfPresentedViewInContainerView: CGRect {
    frame ?? super.frameOfPresentedViewInContainerView
  }

  override func presentationTransitionWillBegin() { on[.presentationTransitionWillBegin]?(self) }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    on[.presentationTransitionDidEnd]?(self)
  }

  override func dismissalTransitionWillBegin() { on[.dismissalTransitionWillBegin]?(self) }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    on[.dismissalTransitionDidEnd]?(self)
  }

  override func containerViewWillLayoutSubviews() {
    on[.containerViewWillLayoutSubviews]?(self)
    if followsLayout { presentedView?.frame = frameOfPresentedViewInContainerView }
  }
}

/// An animator that puts the view for `to` in and completes when its time is over.
final class Animator: UIViewControllerAnimatedTransitioning {
  var duration: TimeInterval = 0.5
  var completes = true
  /// Where the view is put; nil for the frame that the context offers.
  var frame: CGRect?
  /// What is done before the animation begins.
  var inspect: (any UIViewControllerContextTransitioning) -> Void = { _ in }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    inspect(context)
    if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
      view.frame = frame ?? context.finalFrame(for: controller)
      context.containerView.addSubview(view)
    }
    guard completes else { return }
    UIView.animate(
      withDuration: duration, animations: {},
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  func animationEnded(_ transitionCompleted: Bool) {}
}

/// Vends what a test gives.
final class Vendor: UIViewControllerTransitioningDelegate {
  var controller: (UIViewController, UIViewController?) -> UIPresentationController? = {
    ScriptedPresentationController(presentedViewController: $0, presenting: $1)
  }
  var animator: Animator?
  var interactor: UIPercentDrivenInteractiveTransition?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { controller(presented, presenting) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// What an app's transition is asked and told.
let transitioningCalls: Set<Callback> = [
  .presentationControllerForPresented, .animationControllerForPresented,
  .animationControllerForDismissed, .interactionControllerForPresentation,
  .interactionControllerForDismissal, .transitionDuration, .animateTransition,
  .startInteractiveTransition, .animationEnded,
]
