/// A horizontal and a vertical size class.
public struct SizeClasses: Hashable, Sendable {
  public let horizontal: UIUserInterfaceSizeClass
  public let vertical: UIUserInterfaceSizeClass

  public init(horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

extension SizeClasses: CustomStringConvertible {
  /// Compact width and regular height are `wC hR`.
  public var description: String {
    UITraitCollection(horizontalSizeClass: horizontal, verticalSizeClass: vertical).sizeClasses
  }
}
