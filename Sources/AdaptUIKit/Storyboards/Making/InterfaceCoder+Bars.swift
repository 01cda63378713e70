import AdaptCore
import AdaptDocuments

extension InterfaceCoder {
  /// Gives a controller what bars show for it.
  func decodeBars(of made: UIViewController, _ controller: InterfaceController) {
    if let interface = controller.navigationItem { decode(made.navigationItem, interface, made) }
    if let interface = controller.tabBarItem {
      let item = UITabBarItem(title: interface.title ?? interface.systemItem)
      item.badgeValue = interface.badge
      scene.put(item, id: interface.id)
      made.tabBarItem = item
    }
    if !controller.toolbarItems.isEmpty {
      made.toolbarItems = controller.toolbarItems.map { makeItem($0, made) }
    }
  }

  private func decode(
    _ item: UINavigationItem, _ interface: InterfaceNavigationItem, _ owner: UIViewController
  ) {
    scene.put(item, id: interface.id)
    if let title = interface.title { item.title = title }
    item.prompt = interface.prompt
    item.hidesBackButton = interface.hidesBackButton
    item.leftItemsSupplementBackButton = interface.leftItemsSupplementBackButton
    switch interface.largeTitleDisplayMode {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    if !interface.leftItems.isEmpty {
      item.leftBarButtonItems = interface.leftItems.map { makeItem($0, owner) }
    }
    if !interface.rightItems.isEmpty {
      item.rightBarButtonItems = interface.rightItems.map { makeItem($0, owner) }
    }
    item.backBarButtonItem = interface.backItem.map { makeItem($0, owner) }
    item.titleView = interface.titleView.map { scene.makeView($0) }
  }

  /// Makes an item whose tap starts its segue.
  func makeItem(_ interface: InterfaceBarItem, _ owner: UIViewController) -> UIBarButtonItem {
    let item = UIBarButtonItem(title: interface.title)
    item.accessibilityIdentifier = interface.accessibility?.identifier
    item.isEnabled = interface.isEnabled
    scene.put(
      item, id: interface.id, attributes: interface.runtimeAttributes,
      connections: interface.connections)
    if let segue = interface.connections.lazy.compactMap(\.segue).first {
      item.handler = { [weak owner, weak item] in
        if let item { owner?.trigger(segue, from: item, sender: item) }
      }
    }
    return item
  }
}
