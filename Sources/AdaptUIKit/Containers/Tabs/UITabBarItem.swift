/// What a tab bar shows for a controller. UIKit: `UITabBarItem`.
open class UITabBarItem {
  /// The words under the image; those of the controller's title unless stated.
  open var title: String? {
    get { statedTitle ?? owner?.title }
    set { statedTitle = newValue }
  }
  open var tag: Int
  open var badgeValue: String?
  /// Whether a tap on the item does anything.
  open var isEnabled = true

  private var statedTitle: String?
  /// What the document says of the item; nil for one that code made.
  var document: DocumentObject?
  /// The controller whose item this is.
  weak var owner: UIViewController?

  public init(title: String? = nil, tag: Int = 0) {
    statedTitle = title
    self.tag = tag
  }
}

extension UIViewController {
  /// The nearest tab bar controller around this controller.
  ///
  /// A controller that waits under More has one too.
  ///
  /// - Complexity: O(depth).
  public var tabBarController: UITabBarController? {
    var controller: UIViewController? = self
    while let current = controller {
      if let tabs = current.tabLink ?? current.parent as? UITabBarController { return tabs }
      controller = current.parent
    }
    return nil
  }

  func madeTabBarItem() -> UITabBarItem {
    if let ownTabBarItem { return ownTabBarItem }
    let item = UITabBarItem()
    take(item)
    return item
  }

  func take(_ item: UITabBarItem?) {
    item?.owner = self
    ownTabBarItem = item
    tabLink?.showItems()
  }
}
