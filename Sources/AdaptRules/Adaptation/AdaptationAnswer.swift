public import AdaptCore

/// Which answers to the adaptive question count.
///
/// Rule `adaptation.answer`. UIKit: `UIAdaptivePresentationControllerDelegate`.
public enum AdaptationAnswer {
  public static let rule = Rule(
    "adaptation.answer", number: Why.rule,
    summary: "The answers none, fullScreen, overFullScreen and formSheet are taken; any other is "
      + "no answer, and the default adaptation holds.",
    versions: "8.0–8.2: formSheet is no answer (assumed from the documented list); 8.3+",
    grade: .measured, source: "O023, O038, O041, O042; R009 (custom)", reasons: Why.allWords)

  /// What an answer is worth.
  public enum Verdict: Hashable, Sendable {
    /// The original style stays, whatever the environment.
    case keep
    case adapt(UIModalPresentationStyle)
    /// The answer does not count: the default adaptation holds.
    case notAccepted
  }

  /// Returns what an answer is worth for an original style that asks.
  public static func decide(
    original: UIModalPresentationStyle, answer: UIModalPresentationStyle, on platform: Platform
  ) -> Decision<Verdict> {
    switch answer {
    case .none: return Decision(.keep, because: Why.keep)
    case .fullScreen, .overFullScreen: return Decision(.adapt(answer), because: Why.covering)
    case .formSheet:
      if min(platform.system, platform.sdk) < SystemVersion(8, 3) {
        return Decision(.notAccepted, because: Why.tooOld)
      }
      return original == .formSheet
        ? Decision(.keep, because: Why.same) : Decision(.adapt(.formSheet), because: Why.formSheet)
    case .automatic: return Decision(.notAccepted, because: Why.automatic)
    case .custom: return Decision(.notAccepted, because: Why.custom)
    case .pageSheet, .currentContext, .overCurrentContext, .popover:
      return Decision(.notAccepted, because: Why.invalid)
    }
  }
}

extension AdaptationAnswer {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 62 }
    case keep, covering, formSheet, same, tooOld, automatic, custom, invalid

    var words: String {
      switch self {
      case .keep: "the delegate answers none, which keeps the style in every environment"
      case .covering: "the delegate answers with a style that covers the window"
      case .formSheet: "the delegate answers formSheet"
      case .same: "the delegate answers with the original style"
      case .tooOld: "before 8.3 formSheet is no answer"
      case .automatic: "the delegate leaves the choice to UIKit"
      case .custom: "a presentation cannot adapt to a custom style"
      case .invalid: "the delegate's answer is none of the styles a presentation adapts to"
      }
    }
  }
}
