public import Foundation

/// Where a sheet's view lies and how it is laid out there.
public struct SheetPlacement: Hashable, Sendable {
  /// The view's frame in the container's space, in points.
  public var frame: CGRect
  /// The size in points in which the view lays out its content, before it is scaled to its frame.
  public var layoutSize: CGSize
  /// The view's own safe area inset at its bottom, in points of its own space.
  public var bottomSafeArea: CGFloat

  public init(frame: CGRect, layoutSize: CGSize, bottomSafeArea: CGFloat) {
    self.frame = frame
    self.layoutSize = layoutSize
    self.bottomSafeArea = bottomSafeArea
  }

  /// The factor from the view's layout to its frame; less than 1 for a sheet that floats.
  public var scale: CGFloat { layoutSize.width > 0 ? frame.width / layoutSize.width : 1 }
}
