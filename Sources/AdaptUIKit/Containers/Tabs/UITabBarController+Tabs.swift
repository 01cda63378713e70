import AdaptCore
import AdaptRules
import Foundation

// MARK: - Selecting

extension UITabBarController {
  func select(_ controller: UIViewController?) {
    if waits({ $0.select(controller) }) { return }
    guard let controller else {
      run?.find(.noSuchTab, on: id)
      return
    }
    let isTab = tabs.contains { $0 === controller } || (row.hasMore && controller === moreStack)
    guard isTab else {
      run?.find(.controllerNotInTabs, on: id, object: joined(controller))
      return
    }
    changing { choose(controller, mayAnimate: true) }
  }

  func select(at place: Int) {
    if waits({ $0.select(at: place) }) { return }
    guard tabs.indices.contains(place) else {
      run?.find(.noSuchTab, on: id)
      return
    }
    changing { choose(tabs[place], mayAnimate: true) }
  }

  /// Selects a tab, and shows it.
  func choose(_ controller: UIViewController, mayAnimate: Bool) {
    let old = selected
    selected = controller
    if needsMore(controller) { madeMoreStack().show(controller, animated: false) }
    if controller !== old { noteSelection() }
    showItems()
    showSelection(insteadOf: old, mayAnimate: mayAnimate)
  }

  func noteSelection() {
    run?.recorder.record(.selectionChanged(selected.map { [$0.id] } ?? []), on: id)
  }
}

// MARK: - Calls that come in the middle

extension UITabBarController {
  /// Puts a call off until the change that runs is over.
  func waits(_ body: @escaping (UITabBarController) -> Void) -> Bool {
    if let run, run.refusesRequests(on: id) { return true }
    if changes.waits({ [self] in body(self) }) { return true }
    guard let transition = change?.transition ?? transitionInContext else { return false }
    run?.recorder.record(.queued(because: WaitingTurn.decide(.tabs).reasons), on: id)
    transition.wait { [self] in body(self) }
    return true
  }

  /// Changes the tabs, then as the app's code asked for meanwhile.
  func changing(_ body: () -> Void) {
    changes.make(body) { run?.find(.didNotSettle, on: id) }
  }
}

// MARK: - Replacing the tabs

extension UITabBarController {
  func replaceTabs(with controllers: [UIViewController]) {
    changing { exchangeTabs(for: distinct(controllers)) }
  }

  /// The controllers without those that stand at an earlier place already.
  private func distinct(_ controllers: [UIViewController]) -> [UIViewController] {
    var kept: [UIViewController] = []
    for controller in controllers {
      guard kept.contains(where: { $0 === controller }) else {
        kept.append(controller)
        continue
      }
      run?.find(.sameControllerTwice, on: id, object: joined(controller))
    }
    return kept
  }

  private func exchangeTabs(for new: [UIViewController]) {
    let gone = tabs.filter { old in !new.contains { $0 === old } }
    let oldPlace = tabs.firstIndex { $0 === selected }
    // One in the stack under More hears from there.
    for tab in gone where !isUnderMore(tab) { tab.tellWillMove(to: nil) }
    tabs = new
    for tab in new where tab.tabLink !== self { adopt(tab) }
    tabs.removeAll { $0.tabLink !== self }
    let newPlace = tabs.firstIndex { $0 === selected }
    let place = KeptTab.decide(oldPlace: oldPlace, newPlace: newPlace, count: tabs.count).value
    let old = selected
    // More stays selected too, as long as it has its item.
    let keepsMore = old != nil && old === moreStack && rowToBe.hasMore
    if !keepsMore {
      selected = place.map { tabs[$0] }
      if selected !== old { noteSelection() }
    }
    arrange()
    showSelection(insteadOf: old, mayAnimate: false)
    endChange()
    for tab in gone { release(tab) }
  }

  private func adopt(_ tab: UIViewController) {
    tab.tabLink?.lose(tab)
    takeIn(tab)
    guard tab.parent === self else { return }
    tab.tabLink = self
    tab.tellDidMove(to: self)
  }

  /// Makes a controller a child whose appearance the tabs drive.
  private func takeIn(_ tab: UIViewController) {
    add(tab)
    guard tab.parent === self else { return }
    tab.appearance.isDriven = true
    tab.moves.isMovingToParent = false
  }

  /// Lets go of a controller that is no tab any more and has heard that it will move.
  private func release(_ tab: UIViewController) {
    guard tab.tabLink === self else { return }
    tab.tabLink = nil
    forgetContext(of: tab)
    if isUnderMore(tab) {
      moreStack?.show(nil, animated: false)
      return
    }
    guard tab.parent === self else { return }
    drop(tab)
    tab.appearance.isDriven = false
    tab.tellDidMove(to: nil)
  }

  /// Forgets a tab that another tab bar controller takes over.
  private func lose(_ tab: UIViewController) {
    replaceTabs(with: tabs.filter { $0 !== tab })
  }

  /// Takes a controller back that has left the stack under More.
  func takeBack(_ tab: UIViewController) {
    guard tab.parent == nil, tabs.contains(where: { $0 === tab }) else { return }
    takeIn(tab)
    if tab.parent === self { tab.tellDidMove(to: self) }
    guard selected === tab, needsMore(tab), let moreStack, shown === moreStack else { return }
    selected = moreStack
    noteSelection()
    showItems()
  }
}
