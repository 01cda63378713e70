import AdaptCore
import AdaptUIKit

/// A split view's delegate that answers what a test gives, and is told everything.
final class SplitDelegate: UISplitViewControllerDelegate {
  var handlesCollapse = false
  var collapsedPrimary: UIViewController?
  var expandedPrimary: UIViewController?
  var separated: UIViewController?
  var handlesShow = false
  var handlesShowDetail = false
  var target = UISplitViewController.DisplayMode.automatic
  var top: UISplitViewController.Column?
  var expanded: UISplitViewController.DisplayMode?
  /// What is done in a call.
  var on: [Callback: (UISplitViewController) -> Void] = [:]
  /// Whether the split view was collapsed in each call about columns.
  private(set) var states: [Bool] = []

  private func note(_ svc: UISplitViewController, _ callback: Callback) {
    states.append(svc.isCollapsed)
    on[callback]?(svc)
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { on[.splitViewControllerWillChangeTo]?(svc) }

  func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode
  { target }

  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { handlesShow }

  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { handlesShowDetail }

  func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  { collapsedPrimary }

  func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  { expandedPrimary }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    on[.splitViewControllerCollapseSecondary]?(splitViewController)
    return handlesCollapse
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { separated }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    on[.topColumnForCollapsing]?(svc)
    return top ?? proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { expanded ?? proposedDisplayMode }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    note(svc, .splitViewControllerDidCollapse)
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    note(svc, .splitViewControllerDidExpand)
  }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { note(svc, .splitViewControllerWillShow) }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { note(svc, .splitViewControllerWillHide) }

  func splitViewController(
    _ svc: UISplitViewController, didShow column: UISplitViewController.Column
  ) { note(svc, .splitViewControllerDidShow) }

  func splitViewController(
    _ svc: UISplitViewController, didHide column: UISplitViewController.Column
  ) { note(svc, .splitViewControllerDidHide) }

  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
}

/// The calls about collapsing and expanding a classic split view, with what the controllers do.
let collapseCalls: Set<Callback> = [
  .primaryViewControllerForCollapsing, .primaryViewControllerForExpanding,
  .splitViewControllerCollapseSecondary, .splitViewControllerSeparateSecondary,
  .collapseSecondaryViewController, .separateSecondaryViewController, .showDetailTargetDidChange,
]

/// The calls about the columns of a split view.
let columnCalls: Set<Callback> = [
  .splitViewControllerWillChangeTo, .topColumnForCollapsing, .displayModeForExpanding,
  .splitViewControllerWillShow, .splitViewControllerWillHide, .splitViewControllerDidShow,
  .splitViewControllerDidHide, .splitViewControllerDidCollapse, .splitViewControllerDidExpand,
]
