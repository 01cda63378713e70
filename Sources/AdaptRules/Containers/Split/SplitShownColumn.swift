public import AdaptCore

/// Which display mode shows or hides a column.
///
/// Rule `split.shown-column`. UIKit: `UISplitViewController.show(_:)` and `hide(_:)`.
public enum SplitShownColumn {
  public static let rule = Rule(
    "split.shown-column", number: Why.rule,
    summary:
      "Showing or hiding a column leads to the nearest mode of the present behavior in which "
      + "it is wholly visible, or hidden. The secondary column cannot be hidden.",
    versions: "14+, column styles", grade: .documented,
    source: "documentation of UISplitViewController.show(_:) and hide(_:)", reasons: Why.allWords)

  /// Returns the mode; nil for a column that cannot be shown or hidden while expanded.
  public static func decide(
    _ column: SplitColumn, shows: Bool, in space: SplitSpace, mode: SplitDisplayMode,
    behavior: SplitBehavior
  ) -> Decision<SplitDisplayMode?> {
    guard let place = space.style.columns.firstIndex(of: column) else {
      return Decision(nil, because: Why.noSuchColumn)
    }
    // How many columns are shown besides the secondary one when this one is.
    let needed = space.style.columns.count - 1 - place
    if column == .secondary {
      guard shows else { return Decision(nil, because: Why.secondaryStays) }
      guard SplitDimming.decide(in: mode).value else { return Decision(mode, because: Why.visible) }
      return Decision(behavior.mode(sidebars: behavior == .displace ? 1 : 0), because: Why.bare)
    }
    let shown = mode.sidebars
    let wanted = shows ? max(shown, needed) : min(shown, needed - 1)
    guard wanted != shown else { return Decision(mode, because: Why.visible) }
    return Decision(
      behavior.mode(sidebars: wanted), because: shows ? Why.nearestShown : Why.nearestHidden)
  }
}

extension SplitShownColumn {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 214 }
    case noSuchColumn, secondaryStays, visible, bare, nearestShown, nearestHidden

    var words: String {
      switch self {
      case .noSuchColumn: "a split view of this style has no such column while it is expanded"
      case .secondaryStays: "the secondary column cannot be hidden"
      case .visible: "the present mode does that already"
      case .bare: "the nearest mode in which nothing lies over the secondary column"
      case .nearestShown: "the nearest mode that shows the column"
      case .nearestHidden: "the nearest mode that hides the column"
      }
    }
  }
}
