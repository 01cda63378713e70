public import AdaptCore
public import Foundation

/// The smallest margins the system gives a controller's root view.
///
/// Rule `margins.root`. UIKit: `UIViewController.systemMinimumLayoutMargins`.
public enum RootMargins {
  public static let rule = Rule(
    "margins.root", number: Why.rule,
    summary: "A root view has side margins of 20 points when it is wider than 393, else 16; 16 "
      + "also where the window has insets on both sides.",
    versions: "9+; switched off by viewRespectsSystemMinimumLayoutMargins from 11",
    grade: .measured,
    source: "published margin tables of devices (16 up to 393 points, 20 from 414; top and bottom "
      + "0); the cut at 393: \(ThirdParty.disassembly)",
    reasons: Why.allWords)

  /// Returns the system's minimum margins in points.
  ///
  /// - Parameters:
  ///   - width: The width of the controller's view.
  ///   - window: The window's safe area insets.
  public static func decide(width: CGFloat, window: UIEdgeInsets) -> Decision<UIEdgeInsets> {
    if window.left > 0, window.right > 0 {
      return Decision(UIEdgeInsets(left: 16, right: 16), because: Why.insetSides)
    }
    return width > 393
      ? Decision(UIEdgeInsets(left: 20, right: 20), because: Why.wide)
      : Decision(UIEdgeInsets(left: 16, right: 16), because: Why.narrow)
  }
}

extension RootMargins {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 22 }
    case insetSides, wide, narrow

    var words: String {
      switch self {
      case .insetSides: "the window has insets on both sides"
      case .wide: "the root view is wider than 393 points"
      case .narrow: "the root view is at most 393 points wide"
      }
    }
  }
}
