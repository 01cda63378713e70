public import AdaptCore

/// Which controller answers for the status bar of a window.
///
/// Rule `bars.status-bar`. UIKit: `prefersStatusBarHidden`, `preferredStatusBarStyle`.
public enum StatusBarDecider {
  public static let rule = Rule(
    "bars.status-bar", number: Why.rule,
    summary:
      "The topmost controller that is presented full screen, or in another way and says that "
      + "it captures the status bar, answers for it, else the root; either may hand over to a "
      + "child.",
    versions: "8+", grade: .documented,
    source: "documentation of modalPresentationCapturesStatusBarAppearance and "
      + "childForStatusBarHidden",
    reasons: Why.allWords)

  /// Returns whether a presented controller answers in place of those below it.
  ///
  /// - Parameters:
  ///   - style: The style in effect.
  ///   - captures: Whether it says that it captures the status bar's appearance.
  public static func decide(style: UIModalPresentationStyle, captures: Bool) -> Decision<Bool> {
    if style == .fullScreen { return Decision(true, because: Why.fullScreen) }
    return captures
      ? Decision(true, because: Why.captures) : Decision(false, because: Why.below)
  }
}

extension StatusBarDecider {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 8 }
    case fullScreen, captures, below

    var words: String {
      switch self {
      case .fullScreen: "what is presented full screen answers for the status bar"
      case .captures: "the presented controller captures the status bar"
      case .below: "the status bar stays with what is below"
      }
    }
  }
}
