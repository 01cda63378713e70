public import AdaptCore

/// Whether a stack hides the bar at the bottom.
///
/// Rule `stack.bottom-bar`. UIKit: `hidesBottomBarWhenPushed`.
public enum StackBottomBar {
  public static let rule = Rule(
    "stack.bottom-bar", number: Why.rule,
    summary: "The bar at the bottom, be it a tab bar or the stack's own toolbar, is hidden while "
      + "any controller on the stack hid it when it was put there.",
    versions: "8+; a fault of 14.0 with animated pops over several levels is left out",
    grade: .documented, source: "documentation of hidesBottomBarWhenPushed; R086",
    reasons: Why.allWords)

  /// Returns whether the bar is hidden for a controller.
  ///
  /// - Parameters:
  ///   - own: What the controller said when it was put on the stack.
  ///   - below: Whether the bar is hidden for the one below it; false for the first.
  public static func decide(own: Bool, below: Bool) -> Decision<Bool> {
    if below { return Decision(true, because: Why.below) }
    return Decision(own, because: own ? Why.own : .shown)
  }
}

extension StackBottomBar {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 37 }
    case own, below, shown

    var words: String {
      switch self {
      case .own: "the controller hides the bar at the bottom"
      case .below: "a controller further down the stack hides the bar at the bottom"
      case .shown: "no controller on the stack hides the bar at the bottom"
      }
    }
  }
}
