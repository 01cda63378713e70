public import AdaptCore

/// What becomes of a request to present, and in which order UIKit looks.
///
/// Rule `presentation.check-order`. UIKit: `present(_:animated:completion:)`.
public enum PresentationChecks {
  public static let rule = Rule(
    "presentation.check-order", number: Why.rule,
    summary: "A request waits for a transition that has begun; then exceptions come first, then "
      + "the presenter's window, a scheduled request, and a controller it presents.",
    versions: "8+", grade: .assumed,
    source: "O014, O029, O126, O127, O128, O129, R048, R056; crash stacks show the wait outside "
      + "the checks (capacitor-community/privacy-screen issue 83), the order inside is assumed",
    reasons: Why.allWords)

  /// What UIKit does with a request to present.
  public enum Answer: Hashable, Sendable {
    case proceeds
    /// The whole request is made again among the completions of the running transition.
    case waits
    /// The request is dropped; its completion does not run.
    case dropped(Finding.Kind)
    case raises(Finding.Kind)
  }

  /// What becomes of the request.
  ///
  /// Its reasons name the obstacle that settled it first, then the others as notes.
  public static func decide(_ obstacles: PresentationObstacles) -> Decision<Answer> {
    if obstacles.contains(.askerIsLeaving) {
      return Decision(.dropped(.presenterLeaving), because: Why.leaving)
    }
    // Without a window there is nothing to wait for: a call from `viewDidLoad` is dropped at once.
    if obstacles.contains(.transitionHasBegun), !obstacles.contains(.presenterOutsideWindow) {
      return Decision(.waits, because: Why.begun)
    }
    let exception = PresentationExceptions.decide(obstacles)
    let rest = noted.filter { obstacles.contains($0.obstacle) }
    if let kind = exception.value {
      return Decision(
        .raises(kind), because: rest.reduce(exception.reasons) { $0.adding($1.why.reason) })
    }
    guard let first = rest.first else { return Decision(.proceeds, because: Why.free) }
    let reasons = rest.dropFirst().reduce(ReasonList(first.why.reason)) { $0.adding($1.why.reason) }
    return Decision(first.answer, because: reasons)
  }

  /// The obstacles after the exceptions, in order: the first settles it, the others are notes.
  private static let noted: [(obstacle: PresentationObstacles, answer: Answer, why: Why)] = [
    (.presenterOutsideWindow, .dropped(.viewNotInWindow), .outsideWindow),
    (.presenterIsScheduled, .dropped(.presentationInProgress), .scheduled),
    (.presenterDismisses, .dropped(.dismissalInProgress), .dismisses),
    (.presenterPresents, .dropped(.alreadyPresenting), .presents),
    (.askerIsDetached, .proceeds, .detached),
  ]
}

extension PresentationChecks {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 42 }
    case leaving, begun, outsideWindow, scheduled, presents, detached, free, dismisses

    var words: String {
      switch self {
      case .leaving: "the controller that was asked is being dismissed"
      case .begun: "a transition has begun; the request is made again when it ends"
      case .outsideWindow: "the presenter's view is not in a window"
      case .scheduled: "a presentation by the presenter is about to begin"
      case .presents: "the presenter already presents a controller"
      case .detached: "the view is in the window although its controller was never added"
      case .free: "nothing is in the way"
      case .dismisses: "a dismissal by the presenter is about to begin"
      }
    }
  }
}
