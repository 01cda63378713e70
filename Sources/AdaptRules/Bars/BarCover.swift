public import AdaptCore

/// What a container's bars hide of the container's view.
public struct BarCover: Hashable, Sendable {
  /// How far bars reach in from the edges of the container's view, in points, with the unsafe part
  /// that they lie over; zero on an edge without a bar.
  public var insets: UIEdgeInsets
  /// The edges whose bar is opaque.
  public var opaque: UIRectEdge

  public init(insets: UIEdgeInsets = .zero, opaque: UIRectEdge = []) {
    self.insets = insets
    self.opaque = opaque
  }
}
