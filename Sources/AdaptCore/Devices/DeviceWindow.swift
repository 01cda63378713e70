public import Foundation

/// The size of a window in points and the size classes it has there.
public struct DeviceWindow: Hashable, Sendable {
  public let size: CGSize
  public let sizeClasses: SizeClasses

  public init(size: CGSize, sizeClasses: SizeClasses) {
    self.size = size
    self.sizeClasses = sizeClasses
  }
}
