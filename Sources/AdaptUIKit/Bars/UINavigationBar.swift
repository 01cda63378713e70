import AdaptCore
import AdaptRules
import Foundation

/// The bar at the top of a stack, or one that an app puts up by itself. UIKit: `UINavigationBar`.
open class UINavigationBar: UIView {
  /// Whether content goes on under the bar.
  open var isTranslucent = true { didSet { stack?.renewBars() } }
  /// Whether the bar is dark, so that the status bar above it is light.
  open var barStyle = UIBarStyle.default { didSet { stack?.setNeedsStatusBarAppearanceUpdate() } }
  /// Whether titles may be large (11+, rule `bars.large-title`).
  open var prefersLargeTitles = false { didSet { stack?.renewBars() } }

  /// The stack that manages the bar; cleared by it.
  unowned(unsafe) var stack: UINavigationController?
  private var freeItems: [UINavigationItem] = [] {
    didSet { for item in freeItems { item.bar = self } }
  }
  private weak var freeDelegate: (any UINavigationBarDelegate)?

  override var isPlain: Bool { type(of: self) == UINavigationBar.self }

  /// The items, the one shown last. A stack's bar has those of its controllers, and setting them
  /// is an exception.
  open var items: [UINavigationItem]? {
    get { stack?.barItems ?? freeItems }
    set { setItems(newValue, animated: false) }
  }

  /// The stack, for a stack's bar; changing it is an exception there.
  open var delegate: (any UINavigationBarDelegate)? {
    get { stack ?? freeDelegate }
    set {
      if let stack { return stack.refuseManaging(.barDelegateChanged) }
      freeDelegate = newValue
    }
  }

  open var topItem: UINavigationItem? {
    stack.map { $0.barItems.last } ?? freeItems.last
  }

  /// The item below the one shown.
  open var backItem: UINavigationItem? {
    (stack?.barItems ?? freeItems).dropLast().last
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    if let stack { return stack.refuseManaging(.barManaged) }
    freeItems = items ?? []
  }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    if let stack { return stack.refuseManaging(.barManaged) }
    if freeDelegate?.navigationBar(self, shouldPush: item) == false { return }
    freeItems.append(item)
    freeDelegate?.navigationBar(self, didPush: item)
  }

  /// Takes the item that is shown off; the first stays.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    if let stack {
      stack.refuseManaging(.barManaged)
      return nil
    }
    guard freeItems.count > 1, let item = freeItems.last else { return nil }
    if freeDelegate?.navigationBar(self, shouldPop: item) == false { return nil }
    freeItems.removeLast()
    freeDelegate?.navigationBar(self, didPop: item)
    return item
  }
}

/// The colours of a bar. UIKit: `UIBarStyle`.
public enum UIBarStyle: Int, Hashable, Sendable, CaseIterable {
  case `default`
  case black
}

/// Hears of a bar's items. UIKit: `UINavigationBarDelegate`. A stack is that of its own bar.
public protocol UINavigationBarDelegate: AnyObject {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

extension UINavigationController: UINavigationBarDelegate {}
