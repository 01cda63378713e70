public import AdaptCore
public import Foundation

/// Whether a popover on screen moves to its content's new size.
///
/// Rule `popover.resize`. UIKit: `UIViewController.preferredContentSize`.
public enum PopoverResize {
  public static let rule = Rule(
    "popover.resize", number: Why.rule,
    summary: "A change of the preferred size resizes a popover with an animation, unless the new "
      + "width or height is zero.",
    versions: "8+", grade: .documented, source: "documentation of preferredContentSize",
    reasons: Why.allWords)

  /// Returns whether the change is animated.
  ///
  /// - Parameter size: The content's new preferred size in points.
  public static func decide(to size: CGSize) -> Decision<Bool> {
    size.width == 0 || size.height == 0
      ? Decision(false, because: Why.zero) : Decision(true, because: Why.animated)
  }
}

extension PopoverResize {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 54 }
    case animated, zero

    var words: String {
      switch self {
      case .animated: "the popover moves to its new size"
      case .zero: "a width or height of zero is set without an animation"
      }
    }
  }
}
