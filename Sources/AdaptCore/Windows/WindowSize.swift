public import Foundation

/// The size of a window in points: each side is above 0 and at most `WindowShare.longestSide`.
public struct WindowSize: Hashable, Sendable {
  public let width: CGFloat
  public let height: CGFloat

  /// - Throws: What is wrong with a side, the width first.
  public init(_ size: CGSize) throws(WindowShareError) {
    try self.init(size, writtenAs: "\(size.width)x\(size.height)")
  }

  /// - Parameter text: What the error quotes.
  init(_ size: CGSize, writtenAs text: String) throws(WindowShareError) {
    for side in [size.width, size.height] {
      guard side.isFinite else { throw .notFinite(text) }
      guard side > 0 else { throw .notPositive(text) }
      guard side <= WindowShare.longestSide else { throw .tooLarge(text) }
    }
    (width, height) = (size.width, size.height)
  }
}

extension WindowSize: CustomStringConvertible {
  /// Both sides as a window share is written: `500x700`.
  public var description: String { "\(width.figure)x\(height.figure)" }
}
