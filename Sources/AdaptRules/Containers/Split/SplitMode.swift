public import AdaptCore

/// Which columns an expanded split view shows unless a person or the app asks for others.
///
/// Rule `split.display-mode`. UIKit: `UISplitViewController.displayMode`.
public enum SplitMode {
  public static let rule = Rule(
    "split.display-mode", number: Why.rule,
    summary:
      "A preferred mode is read in terms of how many columns there are, up to 25 in those of "
      + "the behavior. Without one the primary column lies beside the secondary one where the "
      + "split view is wider than tall, and is hidden where it is not, in shared windows too. Under "
      + "26 as many columns lie side by side as have their least widths; two that do not fit lie "
      + "over the secondary one when they are asked for, and one that lies over it comes only when "
      + "it is asked for.",
    versions: "8–25; 26", grade: .measured,
    source: "26: Vercantez/openuikit, splitwidthprobe (805 observations on 26.1, three columns) "
      + "and splitframesprobe; 8–25: documentation of preferredDisplayMode; commandshift.co.uk, "
      + "Understanding split view controllers; lionheart/openradar-mirror issues 5799 and 10657; "
      + "1and2papa/CTAssetsPickerController pull request 136",
    reasons: Why.allWords)

  /// What makes the split view look.
  public enum Occasion: Hashable, Sendable, CaseIterable {
    /// It is about to be shown for the first time.
    case launch
    /// The app states another preference, or asks for a column.
    case request
    /// Its size changed, or it expands.
    case resize
  }

  /// - Parameter current: The mode until now.
  public static func decide(
    in space: SplitSpace, preferred: SplitDisplayMode, behavior: SplitBehavior,
    on occasion: Occasion, current: SplitDisplayMode = .secondaryOnly
  ) -> Decision<SplitDisplayMode> {
    guard !space.isFloating else {
      return floating(in: space, preferred: preferred, on: occasion, current: current)
    }
    guard preferred == .automatic else {
      guard space.style != .unspecified else {
        return Decision(classicMode(preferred), because: Why.preferred)
      }
      let count = min(preferred.sidebars, space.sidebars)
      return Decision(behavior.mode(sidebars: count), because: Why.preferred)
    }
    switch behavior {
    case .automatic:
      return space.fitsTwo
        ? Decision(.oneBesideSecondary, because: Why.fitsTwo)
        : Decision(.secondaryOnly, because: Why.fitsOne)
    case .tile:
      let count = space.style == .tripleColumn && space.fitsThree ? 2 : 1
      return Decision(behavior.mode(sidebars: count), because: Why.tiles)
    case .overlay: return Decision(.secondaryOnly, because: Why.overlays)
    case .displace: return Decision(.oneBesideSecondary, because: Why.displaces)
    }
  }

  private static func floating(
    in space: SplitSpace, preferred: SplitDisplayMode, on occasion: Occasion,
    current: SplitDisplayMode
  ) -> Decision<SplitDisplayMode> {
    guard space.fitsTwo else { return Decision(.secondaryOnly, because: Why.fitsOne) }
    guard space.style == .tripleColumn else {
      return preferred == .automatic
        ? Decision(.oneBesideSecondary, because: Why.fitsTwo)
        : Decision(classicMode(preferred), because: Why.preferred)
    }
    switch preferred {
    case .automatic:
      return space.fitsThree
        ? Decision(.twoBesideSecondary, because: Why.fitsThree)
        : Decision(.oneBesideSecondary, because: Why.fitsTwo)
    case .twoBesideSecondary, .twoDisplaceSecondary:
      if space.fitsThree { return Decision(.twoBesideSecondary, because: Why.fitsThree) }
      return occasion == .request
        ? Decision(.twoOverSecondary, because: Why.fitsOver)
        : Decision(.oneBesideSecondary, because: Why.fitsTwo)
    case .oneOverSecondary, .twoOverSecondary:
      switch occasion {
      case .launch: return Decision(.secondaryOnly, because: Why.overlays)
      case .request: return Decision(preferred, because: Why.preferred)
      case .resize: return Decision(current, because: Why.stays)
      }
    case .secondaryOnly, .oneBesideSecondary: return Decision(preferred, because: Why.preferred)
    }
  }

  /// With one column besides the secondary one, "two" is one.
  private static func classicMode(_ mode: SplitDisplayMode) -> SplitDisplayMode {
    switch mode {
    case .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary: mode
    case .twoBesideSecondary, .twoDisplaceSecondary: .oneBesideSecondary
    case .twoOverSecondary: .oneOverSecondary
    }
  }
}

extension SplitMode {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 213 }
    case preferred, fitsOne, fitsTwo, fitsThree, fitsOver, stays, tiles, overlays, displaces

    var words: String {
      switch self {
      case .preferred: "the app prefers this mode"
      case .fitsOne: "there is no room for a column beside the secondary one"
      case .fitsTwo: "there is room for one column beside the secondary one"
      case .fitsThree: "there is room for all columns side by side"
      case .fitsOver: "two columns that do not fit beside the secondary one lie over it"
      case .stays: "a column over the secondary one stays when the size changes"
      case .tiles: "columns that lie side by side are shown"
      case .overlays: "columns that lie over the secondary one come when they are asked for"
      case .displaces: "the column that displaces comes when it is asked for"
      }
    }
  }
}
