public import AdaptCore

/// Gives the pages around a page. UIKit: `UIPageViewControllerDataSource`.
public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Hears of the turns that a finger makes. UIKit: `UIPageViewControllerDelegate`.
///
/// A class that conforms must declare the methods it implements in its own body: what only a
/// subclass of it adds is never called.
public protocol UIPageViewControllerDelegate: AnyObject {
  /// A finger begins to turn to pages.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// A finger's turn has ended.
  ///
  /// - Parameters:
  ///   - finished: Whether the animation ended.
  ///   - previousViewControllers: The pages from before the turn.
  ///   - completed: Whether the page was turned; false when it went back.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Returns where the spine lies in an orientation; asked when the interface turns, of pages that
  /// curl. The pages it needs are set in here.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { pageViewController.run?.leave(.pageViewControllerWillTransitionTo, unansweredBy: self) }

  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { pageViewController.run?.leave(.pageViewControllerDidFinishAnimating, unansweredBy: self) }

  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    pageViewController.run?.leave(.pageViewControllerSpineLocation, unansweredBy: self)
    return pageViewController.spineLocation
  }

  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask {
    pageViewController.run?.leave(.supportedInterfaceOrientations, unansweredBy: self)
    return []
  }
}
