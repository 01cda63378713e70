public import AdaptCore
public import Foundation

/// What a container has for its bars and its content.
public struct ContainerSpace: Hashable, Sendable {
  /// The size of the container's view in points.
  public var size: CGSize
  /// The unsafe edges of the container's view in points, on every system: before 11 they are where
  /// the layout guides lie.
  public var unsafe: UIEdgeInsets
  public var traits: UITraitCollection
  public var platform: Platform

  public init(
    size: CGSize, unsafe: UIEdgeInsets, traits: UITraitCollection, platform: Platform
  ) {
    self.size = size
    self.unsafe = unsafe
    self.traits = traits
    self.platform = platform
  }
}
