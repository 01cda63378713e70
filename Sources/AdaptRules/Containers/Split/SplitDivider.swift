public import AdaptCore

/// Whether a person can drag the line between two columns.
///
/// Rule `split.divider`. UIKit: `UISplitViewController`.
public enum SplitDivider {
  public static let rule = Rule(
    "split.divider", number: Why.rule,
    summary: "From 26 the line between columns that lie side by side can be dragged, within the "
      + "minimum and maximum of the column that it ends; before, and where columns lie over one "
      + "another, it cannot.",
    versions: "8–25: no; 26: yes, column styles", grade: .reported,
    source: "WWDC 2025 session 282 (columns can be resized by dragging the separator)",
    reasons: Why.allWords)

  public static func decide(
    style: SplitStyle, mode: SplitDisplayMode, on system: SystemVersion
  ) -> Decision<Bool> {
    guard system >= 26 else { return Decision(false, because: Why.tooEarly) }
    guard style != .unspecified else { return Decision(false, because: Why.classic) }
    switch mode {
    case .oneBesideSecondary, .twoBesideSecondary: return Decision(true, because: Why.drags)
    case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary:
      return Decision(false, because: Why.notBeside)
    }
  }
}

extension SplitDivider {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 225 }
    case tooEarly, classic, drags, notBeside

    var words: String {
      switch self {
      case .tooEarly: "the columns' widths are fixed before 26"
      case .classic: "the classic style has fixed widths"
      case .drags: "columns that lie side by side share a line that can be dragged"
      case .notBeside: "no columns lie side by side"
      }
    }
  }
}
