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

  /// Returns the place of the controller that answers: 0 for the root, above it the presented ones.
  ///
  /// - Parameters:
  ///   - presented: How many controllers are presented.
  ///   - answers: The style in effect of the one at a place from 1, and whether it captures.
  /// - Complexity: O(presented).
  public static func decide(
    presented: Int, answers: (Int) -> (style: UIModalPresentationStyle, captures: Bool)
  ) -> Decision<Int> {
    var place = presented
    while place > 0 {
      let (style, captures) = answers(place)
      if style == .fullScreen { return Decision(place, because: Why.fullScreen) }
      if captures { return Decision(place, because: Why.captures) }
      place -= 1
    }
    return Decision(0, because: Why.root)
  }
}

extension StatusBarDecider {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 8 }
    case fullScreen, captures, root

    var words: String {
      switch self {
      case .fullScreen: "the topmost controller presented full screen answers for the status bar"
      case .captures: "a controller presented over others captures the status bar"
      case .root: "no presented controller answers for the status bar"
      }
    }
  }
}
