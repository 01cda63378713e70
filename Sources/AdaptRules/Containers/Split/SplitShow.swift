public import AdaptCore

/// Where `show` on a split view puts a controller.
///
/// Rule `split.show`. UIKit: `UISplitViewController.show(_:sender:)`.
public enum SplitShow {
  public static let rule = Rule(
    "split.show", number: Why.rule,
    summary: "An expanded split view of the classic style puts the controller into the place that "
      + "the asking controller is in; a collapsed one, and a column style, presents it. The classic "
      + "style asks its delegate first.",
    versions: "8+", grade: .reported,
    source: "O088 (WWDC 2014 session 216); O087 and Vercantez/openuikit, splitframesprobe (26.1: "
      + "no column changes) for the others",
    reasons: Why.allWords,
    alternative:
      "into the primary place, or into the secondary one if the controller is a child of "
      + "the primary one already (documented), as the documentation of show(_:sender:) has it")

  public enum Choice: String, Hashable, Sendable, CaseIterable {
    case senderSide
    case documented
  }

  /// - Parameters:
  ///   - side: The column that the asking controller is in; nil for one in none.
  ///   - isInPrimary: Whether the controller is a child of the primary one already.
  public static func decide(
    style: SplitStyle, isCollapsed: Bool, side: SplitColumn?, isInPrimary: Bool,
    choices: RuleChoices = RuleChoices()
  ) -> Decision<ShowOutcome> {
    guard style == .unspecified else { return Decision(.presented, because: Why.columns) }
    guard !isCollapsed else { return Decision(.presented, because: Why.collapsed) }
    switch choices.splitShow {
    case .senderSide:
      return side == .secondary
        ? Decision(.secondary, because: Why.fromSecondary)
        : Decision(.primary, because: Why.fromPrimary)
    case .documented:
      return isInPrimary
        ? Decision(.secondary, because: Why.isInPrimary) : Decision(.primary, because: Why.always)
    }
  }
}

extension SplitShow {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 221 }
    case columns, collapsed, fromSecondary, fromPrimary, isInPrimary, always

    var words: String {
      switch self {
      case .columns: "a split view with columns presents what it shows"
      case .collapsed: "a collapsed split view presents what it shows"
      case .fromSecondary: "the asking controller is in the secondary place"
      case .fromPrimary: "the asking controller is not in the secondary place"
      case .isInPrimary: "the controller is a child of the primary one"
      case .always: "a split view shows in its primary place"
      }
    }
  }
}
