public import AdaptCore

/// Which display mode a person's action leads to.
///
/// Rule `split.action-mode`. UIKit: `presentsWithGesture`, `displayModeButtonItem`.
public enum SplitActionMode {
  public static let rule = Rule(
    "split.action-mode", number: Why.rule,
    summary: "A swipe from the edge or the button shows one more column, and toggles it where "
      + "columns lie side by side; a swipe back or a tap on the dimmed secondary column hides what "
      + "lies over it. In the classic style the primary column comes beside the secondary one "
      + "where there is room, else over it; the delegate may choose instead.",
    versions: "8+; 14+ for the column styles", grade: .documented,
    source: "documentation of SplitBehavior.tile, overlay and displace, presentsWithGesture and "
      + "targetDisplayModeForAction(in:); what is tapped away: assumed",
    reasons: Why.allWords)

  /// What a person does.
  public enum Action: Hashable, Sendable, CaseIterable {
    /// Swipes from the primary edge.
    case reveal
    /// Swipes back to the primary edge, or taps the dimmed secondary column.
    case dismiss
    /// Taps the button that changes the display mode.
    case button
    /// Taps the button for the secondary column alone, which three columns may have.
    case secondaryOnlyButton
  }

  /// Returns the mode; nil when the action does nothing.
  public static func decide(
    _ action: Action, in space: SplitSpace, mode: SplitDisplayMode, behavior: SplitBehavior
  ) -> Decision<SplitDisplayMode?> {
    let shown = mode.sidebars
    guard space.style != .unspecified else { return classic(action, in: space, shown: shown) }
    switch action {
    case .secondaryOnlyButton:
      guard space.style == .tripleColumn else { return Decision(nil, because: Why.noButton) }
      return Decision(behavior.mode(sidebars: shown == 0 ? 1 : 0), because: Why.toggles)
    case .reveal:
      guard shown < space.sidebars else { return Decision(nil, because: Why.allShown) }
      return Decision(behavior.mode(sidebars: shown + 1), because: Why.oneMore)
    case .dismiss:
      guard shown > 0 else { return Decision(nil, because: Why.nothingToHide) }
      let rest = behavior == .overlay ? 0 : shown - 1
      return Decision(behavior.mode(sidebars: rest), because: Why.hides)
    case .button:
      guard behavior == .tile else {
        guard shown < space.sidebars else { return Decision(nil, because: Why.noButton) }
        return Decision(behavior.mode(sidebars: shown + 1), because: Why.oneMore)
      }
      guard space.style == .tripleColumn else {
        return Decision(behavior.mode(sidebars: shown == 0 ? 1 : 0), because: Why.toggles)
      }
      guard shown > 0 else { return Decision(nil, because: Why.noButton) }
      return Decision(behavior.mode(sidebars: shown == 1 ? 2 : 1), because: Why.toggles)
    }
  }

  private static func classic(
    _ action: Action, in space: SplitSpace, shown: Int
  ) -> Decision<SplitDisplayMode?> {
    switch action {
    case .secondaryOnlyButton: Decision(nil, because: Why.noButton)
    case .reveal where shown > 0: Decision(nil, because: Why.allShown)
    case .dismiss where shown == 0: Decision(nil, because: Why.nothingToHide)
    case .dismiss: Decision(.secondaryOnly, because: Why.hides)
    case .button where shown > 0: Decision(.secondaryOnly, because: Why.toggles)
    case .reveal, .button:
      space.fitsTwo
        ? Decision(.oneBesideSecondary, because: Why.beside)
        : Decision(.oneOverSecondary, because: Why.over)
    }
  }
}

extension SplitActionMode {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 215 }
    case oneMore, allShown, hides, nothingToHide, toggles, noButton, beside, over, byDelegate

    var words: String {
      switch self {
      case .oneMore: "one more column is shown"
      case .allShown: "all columns are shown already"
      case .hides: "what lies over or beside the secondary column is hidden"
      case .nothingToHide: "nothing lies over or beside the secondary column"
      case .toggles: "the button shows the column and hides it again"
      case .noButton: "in this mode or style there is no such button"
      case .beside: "there is room for the primary column beside the secondary one"
      case .over:
        "there is no room beside the secondary column, so that the primary one comes over it"
      case .byDelegate: "the delegate chooses the mode"
      }
    }
  }

  /// Returns the mode that the delegate of the classic style chose.
  public static func answered(_ mode: SplitDisplayMode) -> Decision<SplitDisplayMode?> {
    Decision(mode, because: Why.byDelegate)
  }
}
