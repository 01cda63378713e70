public import AdaptCore

/// What a dismissal tells first.
///
/// Rule `presentation.dismiss-begin-order`. UIKit: `dismissalTransitionWillBegin()`.
public enum DismissalStart {
  public static let rule = Rule(
    "presentation.dismiss-begin-order", number: Why.rule,
    summary: "A dismissal tells the presentation controller that it begins before the presented "
      + "controller hears that its view will disappear.",
    versions: "8+", grade: .assumed,
    source: "O009 fixes the presentation controller's own order; one independent project has the "
      + "two the other way round",
    reasons: Why.allWords,
    alternative: "the presented controller hears first (viewControllerFirst)")

  /// Who hears of a dismissal first.
  public enum Choice: String, Hashable, Sendable, CaseIterable {
    case presentationControllerFirst
    case viewControllerFirst
  }

  /// Returns whether `dismissalTransitionWillBegin` comes before `viewWillDisappear`.
  public static func decide(choices: RuleChoices = RuleChoices()) -> Decision<Bool> {
    switch choices.dismissalStart {
    case .presentationControllerFirst: Decision(true, because: Why.presentationController)
    case .viewControllerFirst: Decision(false, because: Why.viewController)
    }
  }
}

extension DismissalStart {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 75 }
    case presentationController, viewController

    var words: String {
      switch self {
      case .presentationController: "the presentation controller hears first, as in a presentation"
      case .viewController: "the run lets the presented controller hear first"
      }
    }
  }
}
