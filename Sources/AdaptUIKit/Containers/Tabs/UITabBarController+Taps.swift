import AdaptCore
import AdaptRules

extension UITabBarController {
  /// Does what a person's tap on an item does (rule `tabs.tap`).
  ///
  /// - Parameter place: The place of the item in the bar; the last may be More.
  func tapItem(at place: Int) {
    if waits({ $0.tapItem(at: place) }) { return }
    guard let items = tabBar.items, items.indices.contains(place), items[place].isEnabled else {
      run?.find(.noSuchTab, on: id)
      return
    }
    let tab = place < row.own ? tabs[place] : madeMoreStack()
    let answer = asks(for: tab)
    // The answer may have changed what there is to select.
    guard tabs.contains(where: { $0 === tab }) || tab === moreStack else {
      run?.find(.noSuchTab, on: id)
      return
    }
    let stack = tab as? UINavigationController
    let outcome = TabTap.decide(
      isSelected: shown === tab, answer: answer, depth: stack?.viewControllers.count ?? 0)
    switch outcome.value {
    case .refused:
      run?.find(.tabRefused, on: id, object: tab.id, because: outcome.reasons)
      return
    case .selects: changing { choose(tab, mayAnimate: true) }
    case .popsToRoot: stack?.popToRootViewController(animated: true)
    case .stays: break
    }
    tellSelected(tab)
  }

  /// Does what a person's tap on a row of the list under More does: the controller is pushed.
  func tapMoreRow(of controller: UIViewController) {
    if waits({ $0.tapMoreRow(of: controller) }) { return }
    guard let moreStack, shown === moreStack, moreStack.isAtList, needsMore(controller) else {
      run?.find(.noSuchTab, on: id)
      return
    }
    moreStack.show(controller, animated: true)
  }

  private func asks(for tab: UIViewController) -> Bool? {
    guard let run, let delegate else { return nil }
    return run.ask(
      .tabBarControllerShouldSelect, .node(tab.id), on: id, of: delegate, as: EventValue.flag
    ) {
      delegate.tabBarController(self, shouldSelect: tab)
    }
  }

  private func tellSelected(_ tab: UIViewController) {
    guard let run, let delegate else { return }
    run.tell(.tabBarControllerDidSelect, .node(tab.id), on: id, of: delegate) {
      delegate.tabBarController(self, didSelect: tab)
    }
  }
}
