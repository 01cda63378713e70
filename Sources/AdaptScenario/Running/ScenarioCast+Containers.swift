import AdaptCore
import AdaptUIKit

/// Containers of UIKit's.
extension ScenarioCast {
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
