public import AdaptCore
public import Foundation

/// What an animator works with. UIKit: `UIViewControllerContextTransitioning`.
public protocol UIViewControllerContextTransitioning: AnyObject {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }

  /// Reports how far a gesture is, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()

  /// Ends the transition; the engine then sends the last calls. Calling it again is a finding, and
  /// never calling it leaves both sides in the middle (O032).
  ///
  /// - Parameter didComplete: Whether the transition arrived; false when it went back.
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that moves out or in; nil for one that stays where it is (O115).
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// In the container's space, in points.
  func initialFrame(for viewController: UIViewController) -> CGRect
  /// In the container's space, in points; zero for what is not visible at the end.
  func finalFrame(for viewController: UIViewController) -> CGRect
}

/// An app's own animation of a transition. UIKit: `UIViewControllerAnimatedTransitioning`.
///
/// A class that conforms must declare the methods it implements in its own body: what only a
/// subclass of it adds is never called.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// In simulated seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  // It has no argument that belongs to a run; the run whose turn executes is asked.
  public func animationEnded(_ transitionCompleted: Bool) {
    Run.current?.leave(.animationEnded, unansweredBy: self)
  }
}

/// What drives a transition by a gesture. UIKit: `UIViewControllerInteractiveTransitioning`.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// Whether the transition begins with the gesture.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var wantsInteractiveStart: Bool { true }
}

/// Drives an animator by a percentage. UIKit: `UIPercentDrivenInteractiveTransition`.
///
/// While it is in charge, time stands still for the animator's animations; they go on to their end
/// with `finish`, and back with `cancel`.
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  private weak var context: TransitionContext?
  public private(set) var percentComplete: CGFloat = 0
  /// The length of the whole animation in simulated seconds.
  public var duration: CGFloat { CGFloat(context?.transition?.coordinator.duration.seconds ?? 0) }
  open var wantsInteractiveStart = true
  /// How fast the rest is played after the gesture; it takes part in no decision.
  open var completionSpeed: CGFloat = 1
  /// How the rest is played after the gesture; it takes part in no decision.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  public init() {}

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    context.transition?.animateHeld()
  }

  /// - Parameter percentComplete: Moved into 0…1; what is no number changes nothing.
  open func update(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Holds the transition where the gesture has brought it.
  ///
  /// It stands still between updates as it is; one that runs by itself goes on, since no animator
  /// here is interruptible.
  open func pause() {}
  open func finish() { context?.finishInteractiveTransition() }
  open func cancel() { context?.cancelInteractiveTransition() }
}
