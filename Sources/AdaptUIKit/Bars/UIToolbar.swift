import Foundation

/// The bar at the bottom of a stack, or one that an app puts up by itself. UIKit: `UIToolbar`.
open class UIToolbar: UIView {
  /// Whether content goes on under the bar.
  open var isTranslucent = true { didSet { stack?.renewBars() } }

  /// The stack that manages the bar; cleared by it.
  unowned(unsafe) var stack: UINavigationController?
  private var freeItems: [UIBarButtonItem]? {
    didSet { for item in freeItems ?? [] { item.toolbar = self } }
  }

  override var isPlain: Bool { type(of: self) == UIToolbar.self }

  /// The items from the leading edge. A stack's toolbar has those of the top controller.
  open var items: [UIBarButtonItem]? {
    get { stack.map { $0.topViewController?.toolbarItems } ?? freeItems }
    set {
      if let stack {
        stack.topViewController?.toolbarItems = newValue
      } else {
        freeItems = newValue
      }
    }
  }
}
