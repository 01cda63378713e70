public import AdaptCore

/// In which order the completions of a transition run.
///
/// Rule `presentation.completion-order`. UIKit: `animate(alongsideTransition:completion:)`.
public enum CompletionOrder {
  public static let rule = Rule(
    "presentation.completion-order", number: Why.rule,
    summary: "The completions registered with a transition coordinator run with the last "
      + "registered first.",
    versions: "8+", grade: .reported, source: "O061", reasons: Why.allWords,
    alternative: "the first registered runs first (firstFirst)")

  /// Which completion runs first.
  public enum Choice: String, Hashable, Sendable, CaseIterable {
    case lastFirst
    case firstFirst
  }

  /// Returns whether the last registered completion runs first.
  public static func decide(choices: RuleChoices = RuleChoices()) -> Decision<Bool> {
    switch choices.completionOrder {
    case .lastFirst: Decision(true, because: Why.lastFirst)
    case .firstFirst: Decision(false, because: Why.firstFirst)
    }
  }
}

extension CompletionOrder {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 160 }
    case lastFirst, firstFirst

    var words: String {
      switch self {
      case .lastFirst: "a coordinator's completions run with the last registered first"
      case .firstFirst: "the run calls completions in the order of asking"
      }
    }
  }
}
