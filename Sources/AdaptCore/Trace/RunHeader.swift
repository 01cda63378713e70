public import Foundation

/// What a run was given: the device, its systems and its first environment.
public struct RunHeader: Hashable, Sendable {
  /// The name the device was asked for, such as `phone-max`.
  public var device: String
  /// The model or screen class that name stands for, for a person to read.
  public var deviceTitle: String
  /// The window's first size, in points.
  public var size: CGSize
  public var platform: Platform
  public var orientation: UIInterfaceOrientation
  /// The window's share of the screen, as scripts write it: `full`, `1/2`, `500x700`.
  public var window: String
  public var traits: UITraitCollection
  /// The document and the scene that the run opens with, in words; nil where code makes the root.
  public var opening: String?

  public init(
    device: String, deviceTitle: String, size: CGSize, platform: Platform,
    orientation: UIInterfaceOrientation, window: String, traits: UITraitCollection,
    opening: String? = nil
  ) {
    self.device = device
    self.deviceTitle = deviceTitle
    self.size = size
    self.platform = platform
    self.orientation = orientation
    self.window = window
    self.traits = traits
    self.opening = opening
  }
}
