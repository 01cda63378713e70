public import Foundation

/// Distances in points by which a rectangle's edges move inwards.
///
/// A negative inset moves its edge outwards. UIKit: `UIEdgeInsets`.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Four insets of nothing.
  public static let zero = UIEdgeInsets()
}

extension UIEdgeInsets {
  public static func + (a: Self, b: Self) -> Self {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }

  /// Returns the larger inset on each edge.
  public static func max(_ a: Self, _ b: Self) -> Self {
    UIEdgeInsets(
      top: Swift.max(a.top, b.top), left: Swift.max(a.left, b.left),
      bottom: Swift.max(a.bottom, b.bottom), right: Swift.max(a.right, b.right))
  }
}

extension CGRect {
  /// Returns the rectangle with each edge moved inwards by its inset, in the same space.
  ///
  /// A rectangle whose insets exceed its size gets a size of zero rather than a negative one.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: Swift.max(0, width - insets.left - insets.right),
      height: Swift.max(0, height - insets.top - insets.bottom))
  }
}
