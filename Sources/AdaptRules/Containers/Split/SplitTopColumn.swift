public import AdaptCore

/// Which column a split view of a column style proposes to show when it collapses.
///
/// Rule `split.top-column`. UIKit:
/// `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`.
public enum SplitTopColumn {
  public static let rule = Rule(
    "split.top-column", number: Why.rule,
    summary: "The compact column if it has a controller, else the secondary one, else the next one "
      + "that has. The delegate may choose another, at a launch in compact width too.",
    versions: "14+, column styles", grade: .measured,
    source: "Vercantez/openuikit, splitframesprobe (measured on 26.1); O087, O125",
    reasons: Why.allWords)

  /// - Parameter filled: The columns that have a controller.
  public static func decide(filled: Set<SplitColumn>) -> Decision<SplitColumn> {
    if filled.contains(.compact) { return Decision(.compact, because: Why.compact) }
    if filled.contains(.secondary) || filled.isEmpty {
      return Decision(.secondary, because: Why.secondary)
    }
    return Decision(
      filled.contains(.supplementary) ? .supplementary : .primary, because: Why.nextBest)
  }

  /// Returns the delegate's answer; the proposal in place of a column without a controller.
  public static func answered(
    _ column: SplitColumn, proposed: SplitColumn, filled: Set<SplitColumn>
  ) -> Decision<SplitColumn> {
    filled.contains(column)
      ? Decision(column, because: Why.byDelegate) : Decision(proposed, because: Why.emptyAnswer)
  }
}

extension SplitTopColumn {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 218 }
    case compact, secondary, nextBest, byDelegate, emptyAnswer

    var words: String {
      switch self {
      case .compact: "the compact column stands for all"
      case .secondary: "the secondary column is the innermost"
      case .nextBest: "the secondary column is empty"
      case .byDelegate: "the delegate chooses the column"
      case .emptyAnswer: "the column that the delegate chooses is empty"
      }
    }
  }
}
