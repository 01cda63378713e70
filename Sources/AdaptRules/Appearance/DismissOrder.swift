public import AdaptCore

/// In which order a dismissal tells presenter, presented and presentation controller.
///
/// The presented controller leaves; the presenter arrives where its view was removed.
/// Rule `appearance.dismiss-order`. UIKit: `dismiss(animated:completion:)`.
public enum DismissOrder {
  public static let rule = Rule(
    "appearance.dismiss-order", number: Why.rule,
    summary: "A dismissal tells the presentation controller, the presented controller, then the "
      + "presenter if its view comes back; at the end the presenter before the presented one.",
    versions: "8+", grade: .logged,
    source: "O001, O002, O003, O004, O009, O011, O017; the place of the presentation controller's "
      + "calls is assumed",
    reasons: Why.allWords)

  /// Returns the order of a dismissal.
  ///
  /// - Parameter removedPresenter: Whether the presenter's view was taken out of the hierarchy.
  public static func decide(
    removedPresenter: Bool, on system: SystemVersion, choices: RuleChoices = RuleChoices()
  ) -> Decision<TransitionOrder> {
    let start = DismissalStart.decide(choices: choices)
    if removedPresenter {
      let order = start.value ? removed : removedViewFirst
      return Decision(order.order(on: system), because: start.reasons).and(Why.removed)
    }
    let order = start.value ? kept : keptViewFirst
    return Decision(order.order(on: system), because: start.reasons).and(Why.kept)
  }

  private static let presentationBegins = TransitionOrder.Step(
    .presentation, .dismissalTransitionWillBegin)
  private static let presentedBegins = TransitionOrder.Step(.leaving, .viewWillDisappear)

  private static let kept = keeping([presentationBegins, presentedBegins])
  private static let keptViewFirst = keeping([presentedBegins, presentationBegins])
  private static let removed = removing([presentationBegins, presentedBegins])
  private static let removedViewFirst = removing([presentedBegins, presentationBegins])

  private static func keeping(_ start: [TransitionOrder.Step]) -> TransitionOrder.Versions {
    TransitionOrder.Versions(
      begin: start,
      complete: [
        .init(.presentation, .dismissalTransitionDidEnd),
        .init(.leaving, .viewDidDisappear),
      ],
      cancel: [
        .init(.leaving, .viewWillAppear),
        .init(.leaving, .viewIsAppearing),
        .init(.leaving, .viewDidAppear),
        .init(.presentation, .dismissalTransitionDidEnd),
      ])
  }

  private static func removing(_ start: [TransitionOrder.Step]) -> TransitionOrder.Versions {
    TransitionOrder.Versions(
      begin: start + [
        .init(.arriving, .viewWillAppear),
        .init(.arriving, .viewIsAppearing),
      ],
      complete: [
        .init(.presentation, .dismissalTransitionDidEnd),
        .init(.arriving, .viewDidAppear),
        .init(.leaving, .viewDidDisappear),
      ],
      cancel: [
        .init(.arriving, .viewWillDisappear),
        .init(.leaving, .viewWillAppear),
        .init(.leaving, .viewIsAppearing),
        .init(.leaving, .viewDidAppear),
        .init(.arriving, .viewDidDisappear),
        .init(.presentation, .dismissalTransitionDidEnd),
      ])
  }
}

extension DismissOrder {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 123 }
    case kept, removed

    var words: String {
      switch self {
      case .kept: "the presenter's view never left, so the presenter is told nothing"
      case .removed: "the presenter's view comes back, so the presenter appears"
      }
    }
  }
}
