public import AdaptCore

/// How the other columns of a split view make room for themselves.
///
/// Rule `split.behavior`. UIKit: `UISplitViewController.splitBehavior`.
public enum SplitBehaviorChoice {
  public static let rule = Rule(
    "split.behavior", number: Why.rule,
    summary: "The preferred behavior, which a preferred display mode sets too, else what fits: "
      + "columns lie side by side where it is wider than tall, and over the secondary one where it "
      + "is not. Three columns need a width of 1366 points; with less the primary one displaces. "
      + "Under 26 columns lie side by side unless the app prefers otherwise.",
    versions: "14–25; 26; column styles only, the classic style has no behavior", grade: .assumed,
    source: "documentation of preferredSplitBehavior and SplitBehavior, which leave open what "
      + "fits; a sample's comment on upright pads (O087); 26: Vercantez/openuikit, "
      + "splitwidthprobe (measured on 26.1)",
    reasons: Why.allWords)

  public static func decide(
    in space: SplitSpace, preferred: SplitBehavior
  ) -> Decision<SplitBehavior> {
    guard space.style != .unspecified else { return Decision(.automatic, because: Why.classic) }
    guard preferred == .automatic else { return Decision(preferred, because: Why.preferred) }
    guard !space.isFloating else { return Decision(.tile, because: Why.floating) }
    guard space.isWide else { return Decision(.overlay, because: Why.tall) }
    guard space.style == .tripleColumn else { return Decision(.tile, because: Why.wide) }
    return space.fitsThree
      ? Decision(.tile, because: Why.fitsThree) : Decision(.displace, because: Why.fitsTwo)
  }

  /// Returns the behavior that a preferred display mode stands for; nil for one that names none.
  public static func named(by mode: SplitDisplayMode) -> SplitBehavior? {
    switch mode {
    case .automatic: nil
    case .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    }
  }
}

extension SplitBehaviorChoice {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 212 }
    case classic, preferred, floating, tall, wide, fitsThree, fitsTwo

    var words: String {
      switch self {
      case .classic: "the classic style has no behavior"
      case .preferred: "the app prefers this behavior"
      case .floating: "from 26 columns lie side by side"
      case .tall: "the split view is not wider than tall"
      case .wide: "the split view is wider than tall"
      case .fitsThree: "three columns fit side by side"
      case .fitsTwo: "only two of three columns fit side by side"
      }
    }
  }
}
