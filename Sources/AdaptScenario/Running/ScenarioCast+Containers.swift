import AdaptCore
import AdaptUIKit

/// Containers of UIKit's.
extension ScenarioCast {
  /// Gives a new container what its script says that it holds.
  func fill(_ controller: UIViewController, as script: ControllerScript) {
    switch (script.content, controller) {
    case (.navigation(let stack), let controller as ScriptedNavigationController):
      controller.role.listen(to: controller)
      controller.role.setUpBars(of: controller)
      controller.setViewControllers(stack.map { hand($0) }, animated: false)
    case (.tabs(let tabs), let controller as ScriptedTabBarController):
      controller.role.listen(to: controller)
      controller.setViewControllers(tabs.controllers.map { hand($0) }, animated: false)
      if let selected = tabs.selected {
        controller.selectedViewController = self.controller(named: selected)
      }
    case (.split(let split), let controller as ScriptedSplitViewController):
      controller.role.listen(to: controller)
      set(split, up: controller)
    case (.pages(let pages), let controller as ScriptedPageViewController):
      controller.role.listen(to: controller, pages)
      if let isDoubleSided = pages.isDoubleSided { controller.isDoubleSided = isDoubleSided }
      controller.setViewControllers(
        pages.shown.map { hand($0) }, direction: .forward, animated: false)
    default: break
    }
  }

  private func set(_ script: SplitScript, up split: UISplitViewController) {
    if let mode = script.displayMode { split.preferredDisplayMode = mode }
    if let behavior = script.behavior { split.preferredSplitBehavior = behavior }
    if let width = script.primaryWidth { split.preferredPrimaryColumnWidth = width }
    if let width = script.minimumPrimaryWidth { split.minimumPrimaryColumnWidth = width }
    if let width = script.maximumPrimaryWidth { split.maximumPrimaryColumnWidth = width }
    if let part = script.primaryFraction { split.preferredPrimaryColumnWidthFraction = part }
    if let isOn = script.presentsWithGesture { split.presentsWithGesture = isOn }
    switch script.style {
    case .unspecified: split.viewControllers = script.references.map { hand($0) }
    case .doubleColumn, .tripleColumn:
      for column in SplitScript.columns {
        if let controller = script[column] {
          split.setViewController(hand(controller), for: column)
        }
      }
    }
  }

  /// Does what code asks of a container.
  func perform(_ action: ContainerAction, on name: String?, by actor: UIViewController?) {
    switch action {
    case .selectTab(.place(let place)): tabs(name, actor)?.selectedIndex = place
    case .selectTab(.named(let tab)), .selectTab(.titled(let tab)):
      let controller = controller(named: tab)
      let tabs = name == nil ? controller.tabBarController : nil
      (tabs ?? self.tabs(name, actor))?.selectedViewController = controller
    case .setTabs(let controllers, let animated):
      tabs(name, actor)?.setViewControllers(controllers.map { hand($0) }, animated: animated)
    case .show(let reference, let isDetail): show(reference, isDetail: isDetail, name, actor)
    case .showColumn(let column): split(name, actor)?.show(column)
    case .hideColumn(let column): split(name, actor)?.hide(column)
    case .setColumn(let column, let reference):
      split(name, actor)?.setViewController(hand(reference), for: column)
    case .preferDisplayMode(let mode): split(name, actor)?.preferredDisplayMode = mode
    case .setPages(let pages, let direction, let animated):
      container(UIPageViewController.self, "page view controller", name, actor)?
        .setViewControllers(pages.map { hand($0) }, direction: direction, animated: animated)
    case .hide(.navigationBar, let hides, let animated):
      navigation(name, actor)?.setNavigationBarHidden(hides, animated: animated)
    case .hide(.toolbar, let hides, let animated):
      navigation(name, actor)?.setToolbarHidden(hides, animated: animated)
    }
  }

  private func show(
    _ reference: ControllerReference, isDetail: Bool, _ name: String?, _ actor: UIViewController?
  ) {
    guard let receiver = receiver(name, actor) else { return }
    let shown = hand(reference)
    // Where nothing takes it, it is presented.
    let role = role(of: shown, named: reference.name)
    role?.prepareToPresent(shown, from: receiver)
    if isDetail {
      receiver.showDetailViewController(shown, sender: receiver)
    } else {
      receiver.show(shown, sender: receiver)
    }
    role?.haveAskedToPresent(shown)
  }

  private func tabs(_ name: String?, _ actor: UIViewController?) -> UITabBarController? {
    container(UITabBarController.self, "tab bar controller", name, actor)
  }

  private func split(_ name: String?, _ actor: UIViewController?) -> UISplitViewController? {
    container(UISplitViewController.self, "split view controller", name, actor)
  }
}
