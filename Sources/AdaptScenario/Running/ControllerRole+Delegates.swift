import AdaptUIKit

extension ControllerRole {
  func listen(to stack: UINavigationController) {
    guard let script = script.delegate else { return }
    let delegate = ScriptedStackDelegate(self, script)
    stack.delegate = delegate
    containerDelegates.append(delegate)
  }

  func listen(to tabs: UITabBarController) {
    guard let script = script.delegate else { return }
    let delegate = ScriptedTabsDelegate(self, script)
    tabs.delegate = delegate
    containerDelegates.append(delegate)
  }

  func listen(to split: UISplitViewController) {
    guard let script = script.delegate else { return }
    let delegate = ScriptedSplitDelegate(self, script)
    split.delegate = delegate
    containerDelegates.append(delegate)
  }

  func listen(to pages: UIPageViewController, _ content: PagesScript) {
    if let script = script.delegate {
      let delegate = ScriptedPagesDelegate(self, script)
      pages.delegate = delegate
      containerDelegates.append(delegate)
    }
    guard content.order != nil else { return }
    let order = ScriptedPageOrder(self, content)
    pages.dataSource = order
    containerDelegates.append(order)
  }

  /// Makes what drives a transition by a finger, where an animator's script says that one does.
  func interaction(
    _ script: AnimatorScript?, _ direction: AnimatorScript.Direction
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard script?.interactive.contains(direction) ?? false else { return nil }
    let interaction = UIPercentDrivenInteractiveTransition()
    self.interaction = interaction
    return interaction
  }
}
