public import AdaptCore

/// Which delegate calls a dismissal leads to.
///
/// Rule `presentation.dismissal-questions`. UIKit: `UIAdaptivePresentationControllerDelegate`.
public enum DismissalQuestions {
  public static let rule = Rule(
    "presentation.dismissal-questions", number: Why.rule,
    summary: "Only a dismissal by a person asks and tells the delegate; one by code calls nothing "
      + "of it.",
    versions: "8–12: popovers only, by the popover delegate; 13+: should, will and did dismiss",
    grade: .documented,
    source: "O015, O016, O018, O019, R034, R035; documentation of "
      + "UIPopoverPresentationControllerDelegate",
    reasons: Why.allWords)

  /// Who wants the presentation to go.
  public enum Origin: Hashable, Sendable {
    case person
    case code
  }

  /// The delegate calls of a dismissal; nil where none is made.
  public struct Calls: Hashable, Sendable {
    /// Asked first; an answer of false ends the matter.
    public let should: Callback?
    /// Told when the answer was true, before anything moves. A cancelled gesture asks and tells
    /// again the next time.
    public let will: Callback?
    /// Told once, when the presentation has gone.
    public let did: Callback?
    /// Told when the presentation stays: by an answer of false, or because it is modal.
    public let attempt: Callback?
  }

  /// Returns the calls that a dismissal makes to the delegate.
  ///
  /// - Parameter style: The style in effect after adaptation.
  public static func decide(
    by origin: Origin, style: UIModalPresentationStyle, on system: SystemVersion
  ) -> Decision<Calls> {
    switch origin {
    case .code: return Decision(noCalls, because: Why.code)
    case .person: break
    }
    if system >= 13 { return Decision(adaptiveCalls, because: Why.person) }
    switch style {
    case .popover: return Decision(popoverCalls, because: Why.oldPopover)
    case .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
      .overCurrentContext, .none, .automatic:
      return Decision(noCalls, because: Why.oldSheet)
    }
  }

  private static let noCalls = Calls(should: nil, will: nil, did: nil, attempt: nil)
  private static let adaptiveCalls = Calls(
    should: .presentationControllerShouldDismiss, will: .presentationControllerWillDismiss,
    did: .presentationControllerDidDismiss, attempt: .presentationControllerDidAttemptToDismiss)
  private static let popoverCalls = Calls(
    should: .popoverPresentationControllerShouldDismissPopover, will: nil,
    did: .popoverPresentationControllerDidDismissPopover, attempt: nil)
}

extension DismissalQuestions {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 74 }
    case person, code, oldPopover, oldSheet

    var words: String {
      switch self {
      case .person: "a person closes it, so the delegate is asked and told"
      case .code: "code dismisses it, so the delegate is neither asked nor told"
      case .oldPopover: "up to 12 the popover delegate is asked and told"
      case .oldSheet: "up to 12 only popovers ask and tell"
      }
    }
  }
}
