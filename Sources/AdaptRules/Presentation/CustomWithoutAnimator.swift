public import AdaptCore

/// How a custom presentation moves when the app gives no animator.
///
/// Rule `presentation.custom-without-animator`. UIKit: `modalTransitionStyle`.
public enum CustomWithoutAnimator {
  public static let rule = Rule(
    "presentation.custom-without-animator", number: Why.rule,
    summary: "A custom presentation without an animator of its own moves by its modal transition "
      + "style.",
    versions: "8+", grade: .assumed,
    source: "commonly seen; kern0x1b/charon, which rebuilds UIKit, presents without animation "
      + "instead",
    reasons: Why.allWords, alternative: "present without animation (none)")

  /// What moves a presentation that has no animator.
  public enum Choice: String, Hashable, Sendable, CaseIterable {
    /// The built-in animation of the modal transition style.
    case coverVertical
    /// No animation.
    case none
  }

  /// Returns whether an animated request is animated.
  public static func decide(choices: RuleChoices = RuleChoices()) -> Decision<Bool> {
    switch choices.customWithoutAnimator {
    case .coverVertical: Decision(true, because: Why.builtIn)
    case .none: Decision(false, because: Why.chosen)
    }
  }
}

extension CustomWithoutAnimator {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 47 }
    case builtIn, chosen

    var words: String {
      switch self {
      case .builtIn: "without an animator the modal transition style moves the view"
      case .chosen: "the run does not animate a custom style without an animator"
      }
    }
  }
}
