public import AdaptCore

/// Decides how a split view collapses and expands, and hears of its columns.
/// UIKit: `UISplitViewControllerDelegate`.
///
/// A class that conforms must declare the methods it implements in its own body.
public protocol UISplitViewControllerDelegate: AnyObject {
  // Both styles

  /// The display mode is about to change.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask

  // The classic style

  /// Returns the mode that the button and the gesture lead to; `automatic` leaves it to UIKit.
  func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode
  /// Returns whether the delegate shows the controller itself.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  /// Returns whether the delegate shows the controller as detail itself.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// Returns the controller that stands for both; nil leaves the primary one.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  /// Returns the primary controller from now on; nil leaves the one that stood for both.
  func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  /// Returns whether the delegate has dealt with the secondary controller.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns the secondary controller; nil leaves it to the primary one.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  // Column styles (14+)

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// (26+)
  func splitViewController(
    _ svc: UISplitViewController, didShow column: UISplitViewController.Column)
  /// (26+)
  func splitViewController(
    _ svc: UISplitViewController, didHide column: UISplitViewController.Column)
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { svc.run?.unanswered = .splitViewControllerWillChangeTo }

  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask {
    splitViewController.run?.unanswered = .supportedInterfaceOrientations
    return []
  }

  public func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode
  {
    svc.run?.unanswered = .targetDisplayModeForAction
    return .automatic
  }

  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    splitViewController.run?.unanswered = .splitViewControllerShow
    return false
  }

  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    splitViewController.run?.unanswered = .splitViewControllerShowDetail
    return false
  }

  public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  {
    splitViewController.run?.unanswered = .primaryViewControllerForCollapsing
    return nil
  }

  public func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  {
    splitViewController.run?.unanswered = .primaryViewControllerForExpanding
    return nil
  }

  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    splitViewController.run?.unanswered = .splitViewControllerCollapseSecondary
    return false
  }

  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    splitViewController.run?.unanswered = .splitViewControllerSeparateSecondary
    return nil
  }

  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    svc.run?.unanswered = .topColumnForCollapsing
    return proposedTopColumn
  }

  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    svc.run?.unanswered = .displayModeForExpanding
    return proposedDisplayMode
  }

  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    svc.run?.unanswered = .splitViewControllerDidCollapse
  }

  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    svc.run?.unanswered = .splitViewControllerDidExpand
  }

  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { svc.run?.unanswered = .splitViewControllerWillShow }

  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { svc.run?.unanswered = .splitViewControllerWillHide }

  public func splitViewController(
    _ svc: UISplitViewController, didShow column: UISplitViewController.Column
  ) { svc.run?.unanswered = .splitViewControllerDidShow }

  public func splitViewController(
    _ svc: UISplitViewController, didHide column: UISplitViewController.Column
  ) { svc.run?.unanswered = .splitViewControllerDidHide }

  public func splitViewControllerInteractivePresentationGestureWillBegin(
    _ svc: UISplitViewController
  ) { svc.run?.unanswered = .splitViewControllerGestureWillBegin }

  public func splitViewControllerInteractivePresentationGestureDidEnd(
    _ svc: UISplitViewController
  ) { svc.run?.unanswered = .splitViewControllerGestureDidEnd }
}
