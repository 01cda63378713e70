public import AdaptCore

/// Whether the adaptive style is asked for again when a presentation begins.
///
/// Rule `presentation.ask-again`. UIKit: `adaptivePresentationStyle(for:)`.
public enum AskingAgain {
  public static let rule = Rule(
    "presentation.ask-again", number: Why.rule,
    summary: "The adaptive style is decided when presenting is asked for, and again at the start "
      + "if the traits changed in between.",
    versions: "8+", grade: .assumed,
    source: "O027, O046 fix the first moment; no source tells "
      + "what a change in between does",
    reasons: Why.allWords,
    alternative: "keep the first decision and adapt on screen afterwards (never)")

  /// When the style is decided again.
  public enum Choice: String, Hashable, Sendable, CaseIterable {
    /// The style is decided again if the traits are no longer those it was decided for.
    case whenTraitsChanged
    /// The first decision stands until the controller is on screen.
    case never
  }

  /// Returns whether the style is decided again at the start.
  ///
  /// - Parameters:
  ///   - decided: The window's traits when presenting was asked for.
  ///   - now: The window's traits at the start of the presentation.
  public static func decide(
    decided: UITraitCollection, now: UITraitCollection, choices: RuleChoices = RuleChoices()
  ) -> Decision<Bool> {
    if decided == now { return Decision(false, because: Why.same) }
    switch choices.askAgain {
    case .whenTraitsChanged: return Decision(true, because: Why.changed)
    case .never: return Decision(false, because: Why.chosen)
    }
  }
}

extension AskingAgain {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 45 }
    case same, changed, chosen

    var words: String {
      switch self {
      case .same: "the traits are those the style was decided for"
      case .changed: "the traits changed since the style was decided"
      case .chosen: "the run keeps the first decision"
      }
    }
  }
}
