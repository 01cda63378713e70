public import AdaptCore

/// What `showDetailViewController` on a split view leads to.
///
/// Rule `split.show-detail`. UIKit: `UISplitViewController.showDetailViewController(_:sender:)`.
public enum SplitShowDetail {
  public static let rule = Rule(
    "split.show-detail", number: Why.rule,
    summary: "An expanded split view puts the controller into its secondary place; a collapsed one "
      + "has its primary controller show it, so that a navigation controller pushes it. The classic "
      + "style asks its delegate first.",
    versions: "8+", grade: .logged, source: "O085, O088",
    reasons: Why.allWords,
    alternative: "a secondary controller that is a navigation controller pushes it (forwards), as "
      + "the documentation of showDetailViewController(_:sender:) has it")

  public enum Choice: String, Hashable, Sendable, CaseIterable {
    case replaces
    case forwards
  }

  public enum Outcome: Hashable, Sendable {
    case unchanged
    case replaces
    case secondaryPushes
    case primaryShows
  }

  /// - Parameters:
  ///   - isSecondary: Whether the controller is the secondary one already.
  ///   - secondaryIsStack: Whether the secondary controller is a navigation controller.
  public static func decide(
    isCollapsed: Bool, isSecondary: Bool, secondaryIsStack: Bool,
    choices: RuleChoices = RuleChoices()
  ) -> Decision<Outcome> {
    guard !isSecondary else { return Decision(.unchanged, because: Why.isThere) }
    guard !isCollapsed else { return Decision(.primaryShows, because: Why.collapsed) }
    switch choices.splitShowDetail {
    case .forwards where secondaryIsStack:
      return Decision(.secondaryPushes, because: Why.forwards)
    case .forwards, .replaces: return Decision(.replaces, because: Why.replaces)
    }
  }
}

extension SplitShowDetail {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 222 }
    case isThere, collapsed, forwards, replaces

    var words: String {
      switch self {
      case .isThere: "the controller is in the secondary place already"
      case .collapsed: "the split view is collapsed, so that its primary controller shows it"
      case .forwards: "the secondary navigation controller takes the call"
      case .replaces: "the controller takes the secondary place"
      }
    }
  }
}
