/// A row of items of which one is selected. UIKit: `UITabBar`.
///
/// One that a tab bar controller manages shows that controller's items: changing its items or its
/// delegate by hand is an exception.
open class UITabBar: UIView {
  /// The items from the leading edge on.
  open var items: [UITabBarItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }
  open weak var selectedItem: UITabBarItem?
  /// Whether content goes on under the bar.
  open var isTranslucent = true { didSet { manager?.barDidChange() } }
  open override var isHidden: Bool { didSet { manager?.barDidChange() } }

  private var shownItems: [UITabBarItem]?
  private weak var ownDelegate: (any UITabBarDelegate)?
  /// The controller that manages the bar; cleared by it.
  unowned(unsafe) var manager: UITabBarController?

  override var isPlain: Bool { type(of: self) == UITabBar.self }

  /// Kept for a bar that no tab bar controller manages, whose items nobody taps here.
  open var delegate: (any UITabBarDelegate)? {
    get { ownDelegate }
    set {
      if let manager { return manager.refuseManaging(.managedTabBarChanged) }
      ownDelegate = newValue
    }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    if let manager { return manager.refuseManaging(.managedTabBarChanged) }
    shownItems = items
  }

  /// Shows a controller's items.
  func show(_ items: [UITabBarItem], selected: UITabBarItem?) {
    shownItems = items
    selectedItem = selected
  }
}

/// Hears of taps on a tab bar that no tab bar controller manages; nobody taps one here, so that it
/// is not called. UIKit: `UITabBarDelegate`.
public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
