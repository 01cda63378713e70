public import AdaptCore

/// Whether the secondary column is dimmed, so that a tap on it hides the other columns.
///
/// Rule `split.dimming`. UIKit: `UISplitViewController.SplitBehavior`.
public enum SplitDimming {
  public static let rule = Rule(
    "split.dimming", number: Why.rule,
    summary: "The secondary column is dimmed while others lie over it or displace it, and a tap "
      + "on it hides them.",
    versions: "8+", grade: .assumed,
    source: "documentation of SplitBehavior has columns that lie over the secondary one, and some "
      + "that displace it; that both dim it, and what a tap does, is commonly seen",
    reasons: Why.allWords)

  /// Returns whether the secondary column is dimmed in a display mode.
  public static func decide(in mode: SplitDisplayMode) -> Decision<Bool> {
    switch mode {
    case .oneOverSecondary, .twoOverSecondary: Decision(true, because: Why.over)
    case .twoDisplaceSecondary: Decision(true, because: Why.displaced)
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary:
      Decision(false, because: Why.beside)
    }
  }
}

extension SplitDimming {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 245 }
    case over, displaced, beside

    var words: String {
      switch self {
      case .over: "a column lies over the secondary one"
      case .displaced: "the other columns displace the secondary one"
      case .beside: "no column lies over the secondary one"
      }
    }
  }
}
