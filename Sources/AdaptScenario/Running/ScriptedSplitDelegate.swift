import AdaptCore
import AdaptUIKit

/// The delegate of a split view. What the script does not answer counts as not implemented.
final class ScriptedSplitDelegate: UISplitViewControllerDelegate {
  private unowned let role: ControllerRole
  private let script: ContainerDelegateScript
  private let silent = UnansweredDelegate()

  init(_ role: ControllerRole, _ script: ContainerDelegateScript) {
    self.role = role
    self.script = script
    silent.standsInFor = self
  }

  private func hand(_ reference: ControllerReference?) -> UIViewController? {
    reference.map { role.cast.hand($0) }
  }

  // MARK: Both styles

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { role.act(in: .splitViewControllerWillChangeTo, by: svc) }

  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask {
    script.orientations
      ?? silent.splitViewControllerSupportedInterfaceOrientations(splitViewController)
  }

  // MARK: The classic style

  func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode
  { script.actionMode ?? silent.targetDisplayModeForAction(in: svc) }

  func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  {
    hand(script.primaryForCollapsing)
      ?? silent.primaryViewController(forCollapsing: splitViewController)
  }

  func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  {
    hand(script.primaryForExpanding)
      ?? silent.primaryViewController(forExpanding: splitViewController)
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    guard let answer = script.collapses else {
      return silent.splitViewController(
        splitViewController, collapseSecondary: secondaryViewController,
        onto: primaryViewController)
    }
    role.act(in: .splitViewControllerCollapseSecondary, by: splitViewController)
    return answer
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    guard let answer = hand(script.separates) else {
      return silent.splitViewController(
        splitViewController, separateSecondaryFrom: primaryViewController)
    }
    role.act(in: .splitViewControllerSeparateSecondary, by: splitViewController)
    return answer
  }

  // MARK: Column styles

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    guard let answer = script.topColumn else {
      return silent.splitViewController(
        svc, topColumnForCollapsingToProposedTopColumn: proposedTopColumn)
    }
    role.act(in: .topColumnForCollapsing, by: svc)
    return answer
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode:
      UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode {
    guard let answer = script.expandingMode else {
      return silent.splitViewController(
        svc, displayModeForExpandingToProposedDisplayMode: proposedDisplayMode)
    }
    role.act(in: .displayModeForExpanding, by: svc)
    return answer
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    role.act(in: .splitViewControllerDidCollapse, by: svc)
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    role.act(in: .splitViewControllerDidExpand, by: svc)
  }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { role.act(in: .splitViewControllerWillShow, by: svc) }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { role.act(in: .splitViewControllerWillHide, by: svc) }

  // Heard, and nothing acts in them.

  func splitViewController(
    _ svc: UISplitViewController, didShow column: UISplitViewController.Column
  ) {}

  func splitViewController(
    _ svc: UISplitViewController, didHide column: UISplitViewController.Column
  ) {}

  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}

  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
}
