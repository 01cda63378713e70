import AdaptCore
import AdaptDocuments

extension InterfaceCoder {
  /// Gives a controller what bars show for it.
  func decodeBars(of made: UIViewController, _ controller: InterfaceController) {
    if let interface = controller.navigationItem {
      scene.fill(made.navigationItem, from: interface)
    }
    if let interface = controller.tabBarItem { made.tabBarItem = scene.makeItem(interface) }
    if !controller.toolbarItems.isEmpty {
      made.toolbarItems = controller.toolbarItems.map { scene.makeItem($0) }
    }
  }
}
