public import Foundation

/// An item of a bar that a popover can point at. UIKit: `UIBarButtonItem`.
open class UIBarButtonItem {
  public var title: String?
  public var accessibilityIdentifier: String?
  public var accessibilityLabel: String?
  /// The view that stands for the item, if it has one of its own.
  open var customView: UIView?
  /// Where the item lies, in the window's space, in points.
  ///
  /// It stands in for the bar that would place the item. Without it the item lies where the bar of
  /// shows it (rule `bars.item-place`), and one that no bar shows in the middle of the window's top
  /// edge, over the height of the safe area.
  public var standInFrame: CGRect?

  /// What a tap does. It stands for UIKit's target and action.
  public var handler: (() -> Void)?
  public var isEnabled = true

  /// What a tap does beside the handler, in its order.
  var reactions: [Reaction] = []
  /// The system's item that it is, as documents spell it; nil for one of the app's own.
  var systemItemName: String?
  /// The image that the document puts on it, by its name.
  var imageName: String?
  /// What the document says of the item; nil for one that code made.
  var document: DocumentObject?
  /// The navigation item that the item was given to last.
  weak var navigationItem: UINavigationItem?
  /// The controller that has the item in its toolbar.
  weak var toolbarOwner: UIViewController?
  /// The toolbar of the app's own that the item was given to last.
  weak var toolbar: UIToolbar?

  public init(title: String? = nil, handler: (() -> Void)? = nil) {
    self.title = title
    self.handler = handler
  }
}
