import AdaptCore
import Foundation

/// What an app's animator sees of a transition.
final class TransitionContext: UIViewControllerContextTransitioning {
  private let coordinator: TransitionCoordinator
  var finalFrames: [ObjectIdentifier: CGRect] = [:]
  var initialFrames: [ObjectIdentifier: CGRect] = [:]

  init(transition: Transition) {
    coordinator = transition.coordinator
  }

  /// The transition; nil when it is gone.
  var transition: Transition? { coordinator.transition }
  var containerView: UIView { coordinator.containerView ?? UIView() }
  var isAnimated: Bool { coordinator.isAnimated }
  var isInteractive: Bool { coordinator.isInteractive }
  var transitionWasCancelled: Bool { coordinator.isCancelled }
  var presentationStyle: UIModalPresentationStyle { coordinator.presentationStyle }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    if !percentComplete.isNaN { coordinator.percentComplete = min(max(percentComplete, 0), 1) }
  }

  func finishInteractiveTransition() { transition?.endInteraction(cancelled: false) }
  func cancelInteractiveTransition() { transition?.endInteraction(cancelled: true) }
  func completeTransition(_ didComplete: Bool) {
    guard let transition else { return coordinator.run.find(.completedTwice, on: coordinator.id) }
    transition.complete(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    coordinator.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { coordinator.view(forKey: key) }

  func initialFrame(for viewController: UIViewController) -> CGRect {
    initialFrames[ObjectIdentifier(viewController)] ?? .zero
  }

  func finalFrame(for viewController: UIViewController) -> CGRect {
    finalFrames[ObjectIdentifier(viewController)] ?? .zero
  }
}
