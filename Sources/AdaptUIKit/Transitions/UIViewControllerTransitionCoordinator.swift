public import AdaptCore
public import Foundation

/// What can be known of a running transition. UIKit:
/// `UIViewControllerTransitionCoordinatorContext`.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isAnimated: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began with a gesture.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture drives the transition now.
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  /// In simulated seconds.
  var transitionDuration: TimeInterval { get }
  /// How far the gesture is, from 0 to 1.
  var percentComplete: CGFloat { get }
  var containerView: UIView? { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs an app's blocks along with a transition. UIKit: `UIViewControllerTransitionCoordinator`.
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs a block with the transition's animations and another when it is over.
  ///
  /// - Parameters:
  ///   - animation: Called when the animations are created; at once when they run already.
  ///   - completion: Called once, after the transition finished or went back.
  /// - Returns: Whether the blocks were accepted; not once the transition is over.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a block when the gesture ends and it is known whether the transition goes back (O066).
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// The name of ``notifyWhenInteractionChanges(_:)`` up to 9.
  @available(*, deprecated, renamed: "notifyWhenInteractionChanges(_:)")
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges(handler) }

  /// Runs a block with the transition's animations.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// Runs a block with the transition's animations, for a view outside of its container.
  ///
  /// - Parameter view: What is animated; it makes no difference here.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }
}

/// UIKit: `UITransitionContextViewControllerKey`.
public enum UITransitionContextViewControllerKey: Hashable, Sendable {
  case from
  case to
}

/// UIKit: `UITransitionContextViewKey`.
public enum UITransitionContextViewKey: Hashable, Sendable {
  case from
  case to
}
