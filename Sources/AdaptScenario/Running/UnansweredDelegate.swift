import AdaptUIKit

/// A delegate that implements nothing: a scripted one asks it in its own place where the script has
/// no answer, and the engine takes that one for not implementing the method.
final class UnansweredDelegate: DelegateStandIn {
  weak var standsInFor: AnyObject?
}

extension UnansweredDelegate: UINavigationControllerDelegate {}
extension UnansweredDelegate: UITabBarControllerDelegate {}
extension UnansweredDelegate: UIPageViewControllerDelegate {}
extension UnansweredDelegate: UISplitViewControllerDelegate {}
extension UnansweredDelegate: UIViewControllerTransitioningDelegate {}
extension UnansweredDelegate: UIPopoverPresentationControllerDelegate {}
extension UnansweredDelegate: UISheetPresentationControllerDelegate {}
