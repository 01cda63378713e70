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
  ) { svc.run?.leave(.splitViewControllerWillChangeTo, unansweredBy: self) }

  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask {
    splitViewController.run?.leave(.supportedInterfaceOrientations, unansweredBy: self)
    return []
  }

  public func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode
  {
    svc.run?.leave(.targetDisplayModeForAction, unansweredBy: self)
    return .automatic
  }

  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    splitViewController.run?.leave(.splitViewControllerShow, unansweredBy: self)
    return false
  }

  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    splitViewController.run?.leave(.splitViewControllerShowDetail, unansweredBy: self)
    return false
  }

  public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  {
    splitViewController.run?.leave(.primaryViewControllerForCollapsing, unansweredBy: self)
    return nil
  }

  public func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  {
    splitViewController.run?.leave(.primaryViewControllerForExpanding, unansweredBy: self)
    return nil
  }

  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    splitViewController.run?.leave(.splitViewControllerCollapseSecondary, unansweredBy: self)
    return false
  }

  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    splitViewController.run?.leave(.splitViewControllerSeparateSecondary, unansweredBy: self)
    return nil
  }

  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    svc.run?.leave(.topColumnForCollapsing, unansweredBy: self)
    return proposedTopColumn
  }

  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    svc.run?.leave(.displayModeForExpanding, unansweredBy: self)
    return proposedDisplayMode
  }

  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    svc.run?.leave(.splitViewControllerDidCollapse, unansweredBy: self)
  }

  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    svc.run?.leave(.splitViewControllerDidExpand, unansweredBy: self)
  }

  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { svc.run?.leave(.splitViewControllerWillShow, unansweredBy: self) }

  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { svc.run?.leave(.splitViewControllerWillHide, unansweredBy: self) }

  public func splitViewController(
    _ svc: UISplitViewController, didShow column: UISplitViewController.Column
  ) { svc.run?.leave(.splitViewControllerDidShow, unansweredBy: self) }

  public func splitViewController(
    _ svc: UISplitViewController, didHide column: UISplitViewController.Column
  ) { svc.run?.leave(.splitViewControllerDidHide, unansweredBy: self) }

  public func splitViewControllerInteractivePresentationGestureWillBegin(
    _ svc: UISplitViewController
  ) { svc.run?.leave(.splitViewControllerGestureWillBegin, unansweredBy: self) }

  public func splitViewControllerInteractivePresentationGestureDidEnd(
    _ svc: UISplitViewController
  ) { svc.run?.leave(.splitViewControllerGestureDidEnd, unansweredBy: self) }
}
