public import AdaptCore
public import Foundation

/// The size classes of a window that shares the screen of a pad.
///
/// Rule `traits.size-class.window`. UIKit: `UITraitCollection.horizontalSizeClass`.
public enum WindowSizeClasses {
  public static let rule = Rule(
    "traits.size-class.window", number: Why.rule,
    summary: "A pad's window is compact in width up to 639 points, regular from 678, and always "
      + "regular in height.",
    versions: "9+", grade: .reported,
    source: "published tables of multitasking widths: the widest compact window is 639 points, "
      + "the narrowest regular one 678; between them we assume compact; R148",
    reasons: Why.allWords)

  /// The width in points of the widest window that was seen to be compact.
  public static let widestCompact: CGFloat = 639
  /// The width in points of the narrowest window that was seen to be regular.
  public static let narrowestRegular: CGFloat = 678

  /// Returns the classes of a pad's window.
  ///
  /// - Parameter width: The window's width in points.
  public static func decide(width: CGFloat) -> Decision<SizeClasses> {
    if width >= narrowestRegular {
      return Decision(SizeClasses(horizontal: .regular, vertical: .regular), because: Why.wide)
    }
    let why = width <= widestCompact ? Why.narrow : .between
    return Decision(SizeClasses(horizontal: .compact, vertical: .regular), because: why)
  }
}

extension WindowSizeClasses {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 2 }
    case narrow, between, wide

    var words: String {
      switch self {
      case .narrow: "the window is at most 639 points wide"
      case .between:
        "no window narrower than 678 points is known to be regular; compact is assumed"
      case .wide: "the window is at least 678 points wide"
      }
    }
  }
}
