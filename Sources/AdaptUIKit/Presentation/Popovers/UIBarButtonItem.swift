public import Foundation

/// An item of a bar that a popover can point at. UIKit: `UIBarButtonItem`.
open class UIBarButtonItem {
  public var title: String?
  public var accessibilityIdentifier: String?
  /// Where the item lies, in the window's space, in points.
  ///
  /// It stands in for the bar that would place the item: bars are not modelled. Without it the item
  /// counts as lying in the middle of the window's top edge, over the height of the safe area.
  public var standInFrame: CGRect?

  public init(title: String? = nil) { self.title = title }
}
