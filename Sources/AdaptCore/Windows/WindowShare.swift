public import Foundation

/// How much of the screen an app's window gets.
public enum WindowShare: Hashable, Sendable {
  case full
  case slot(WindowSlot)
  case free(WindowSize)

  /// The longest side, in points, that a window or a screen may have.
  public static let longestSide: CGFloat = 10_000

  /// Reads `full`, `1/3`, `1/2`, `2/3`, `slideOver`, or a size in points such as `500x700`.
  ///
  /// - Throws: What is wrong with the text, and what to write.
  public init(_ text: String) throws(WindowShareError) {
    if text == "full" {
      self = .full
    } else if let slot = WindowSlot(rawValue: text) {
      self = .slot(slot)
    } else {
      self = .free(try Self.size(text))
    }
  }

  /// A window of a free size.
  ///
  /// - Parameter size: In points.
  /// - Throws: What is wrong with the size, if it is none of a window.
  public init(size: CGSize) throws(WindowShareError) { self = .free(try WindowSize(size)) }

  private static func size(_ text: String) throws(WindowShareError) -> WindowSize {
    let sides = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }
    guard sides.count == 2 else { throw .unknown(text) }
    return try WindowSize(
      CGSize(width: try side(sides[0], of: text), height: try side(sides[1], of: text)),
      writtenAs: text)
  }

  private static func side(_ side: Substring, of text: String) throws(WindowShareError) -> CGFloat {
    // A side has at most a sign, a few digits, a point and decimals; anything longer is no length.
    guard (1...24).contains(side.utf8.count), let length = Double(side) else {
      throw .unknown(text)
    }
    return CGFloat(length)
  }
}

extension WindowShare: CustomStringConvertible {
  /// The share in the words it is read from: `full`, `1/3`, `500x700`.
  public var description: String {
    switch self {
    case .full: "full"
    case .slot(let slot): slot.rawValue
    case .free(let size): size.description
    }
  }
}
