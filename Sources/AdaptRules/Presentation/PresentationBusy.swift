public import AdaptCore

/// What becomes of a dismissal while something else is going on.
///
/// Rule `presentation.busy`. UIKit: `dismiss(animated:completion:)`.
public enum PresentationBusy {
  public static let rule = Rule(
    "presentation.busy", number: Why.rule,
    summary: "A dismissal is dropped while one is scheduled or the controller leaves already, and "
      + "waits for a transition that has begun.",
    versions: "8+", grade: .assumed, source: "O029, O128, R043, R045, R048",
    reasons: Why.allWords)

  /// What UIKit does with a request to dismiss.
  public enum Answer: Hashable, Sendable {
    case proceeds
    /// The whole request is made again among the completions of the running transition.
    case waits
    /// The request is dropped; its completion does not run.
    case dropped(Finding.Kind)
  }

  /// Returns what becomes of a request to dismiss.
  ///
  /// - Parameter obstacles: Of the members only those about transitions count.
  public static func decide(_ obstacles: PresentationObstacles) -> Decision<Answer> {
    if obstacles.contains(.askerIsLeaving) {
      return Decision(.dropped(.alreadyLeaving), because: Why.leaving)
    }
    if obstacles.contains(.transitionHasBegun) { return Decision(.waits, because: Why.begun) }
    if obstacles.contains(.presenterIsScheduled) {
      return Decision(.dropped(.presentationInProgress), because: Why.scheduled)
    }
    return Decision(.proceeds, because: Why.free)
  }
}

extension PresentationBusy {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 43 }
    case leaving, begun, scheduled, free

    var words: String {
      switch self {
      case .leaving: "the controller is being dismissed already"
      case .begun: "a transition has begun; the request is made again when it ends"
      case .scheduled: "the presentation has not begun"
      case .free: "no transition is in the way"
      }
    }
  }
}
