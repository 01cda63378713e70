public import AdaptCore

/// When the view of a presented controller is loaded.
///
/// Rule `presentation.load-view-early`. UIKit: `loadViewIfNeeded()`.
public enum ViewLoading {
  public static let rule = Rule(
    "presentation.load-view-early", number: Why.rule,
    summary: "A presented controller's view loads when the presentation begins; up to 12 that of "
      + "a full-screen one loads inside the call.",
    versions: "8–12: fullScreen inside present; else, and from 13: at the start", grade: .assumed,
    source: "O030 and O121 bound it; logs put loading before the presenter's callbacks either way",
    reasons: Why.allWords,
    alternative: "load at the start on every system (atStart)")

  /// When the view loads.
  public enum Choice: String, Hashable, Sendable, CaseIterable {
    /// Inside `present` for full screen up to 12.
    case earlyForFullScreen
    /// At the start of the presentation on every system.
    case atStart
  }

  /// Returns whether the view loads inside `present`.
  ///
  /// - Parameter style: The style in effect after adaptation.
  public static func decide(
    style: UIModalPresentationStyle, on system: SystemVersion,
    choices: RuleChoices = RuleChoices()
  ) -> Decision<Bool> {
    switch choices.viewLoading {
    case .atStart: return Decision(false, because: Why.chosen)
    case .earlyForFullScreen: break
    }
    if system >= 13 { return Decision(false, because: Why.start) }
    switch style {
    case .fullScreen: return Decision(true, because: Why.early)
    case .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen, .overCurrentContext,
      .popover, .none, .automatic:
      return Decision(false, because: Why.start)
    }
  }
}

extension ViewLoading {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 46 }
    case start, early, chosen

    var words: String {
      switch self {
      case .start: "the view is needed when the presentation begins"
      case .early: "up to 12 presenting full screen touches the view at once"
      case .chosen: "the run loads views at the start"
      }
    }
  }
}
