public import AdaptCore

/// Which controllers of a dismissed chain move, and which are told.
///
/// Rule `presentation.dismissal-chain`. UIKit: `dismiss(animated:completion:)`.
public enum DismissalChain {
  public static let rule = Rule(
    "presentation.dismissal-chain", number: Why.rule,
    summary: "When a chain of presented controllers is dismissed, only the topmost animates; each "
      + "controller that has appeared gets its disappearance.",
    versions: "8+; two reports on 8 saw the direct child animate", grade: .documented,
    source:
      "documentation of dismiss(animated:completion:); O012; who of the chain hears what is assumed",
    reasons: Why.allWords,
    alternative: "the direct child animates and those above it just go (directChild)")

  /// Which controller of the chain animates.
  public enum Choice: String, Hashable, Sendable, CaseIterable {
    /// The topmost presented controller animates.
    case topmost
    /// The direct child of the controller that dismisses animates.
    case directChild
  }

  /// Returns the place of the controller that animates.
  ///
  /// - Parameter count: How many controllers are dismissed, at least 1; the direct child of the
  ///   dismissing controller is at place 0, the topmost at `count - 1`.
  public static func decide(
    count: Int, choices: RuleChoices = RuleChoices()
  ) -> Decision<Int> {
    if count == 1 { return Decision(0, because: Why.only) }
    switch choices.dismissedChain {
    case .topmost: return Decision(count - 1, because: Why.topmost)
    case .directChild: return Decision(0, because: Why.directChild)
    }
  }

  /// Returns whether a controller of the chain gets disappearance callbacks.
  public static func disappears(_ state: AppearanceState) -> Decision<Bool> {
    switch state {
    case .appeared, .appearing: Decision(true, because: Why.visible)
    case .disappeared, .disappearing: Decision(false, because: Why.hidden)
    }
  }
}

extension DismissalChain {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 71 }
    case only, topmost, directChild, visible, hidden

    var words: String {
      switch self {
      case .only: "one controller is dismissed"
      case .topmost: "the topmost controller animates and the ones below it just go"
      case .directChild: "the run lets the direct child animate"
      case .visible: "the controller has appeared, so it disappears"
      case .hidden: "the controller is not visible, so nothing tells it"
      }
    }
  }
}
