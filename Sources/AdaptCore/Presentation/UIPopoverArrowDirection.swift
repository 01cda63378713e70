/// The ways a popover's arrow may point. UIKit: `UIPopoverArrowDirection`, with its raw values.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up: the popover lies below its anchor.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The arrow points down: the popover lies above its anchor.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The arrow points left: the popover lies right of its anchor.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The arrow points right: the popover lies left of its anchor.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// No popover is on screen.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
