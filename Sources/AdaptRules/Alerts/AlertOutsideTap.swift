public import AdaptCore

/// What a tap beside an alert or an action sheet does.
///
/// Rule `alert.outside-tap`. UIKit: `UIAlertController`.
public enum AlertOutsideTap {
  public static let rule = Rule(
    "alert.outside-tap", number: Why.rule,
    summary: "A tap outside does nothing to an alert; it runs the cancel action of an action "
      + "sheet, and closes one in a popover also without such an action.",
    versions: "8+", grade: .documented,
    source: "the article on alerts and action sheets (a tap outside closes an action sheet); that "
      + "one from the bottom needs a cancel action for it is commonly stated, assumed for the card "
      + "of 26",
    reasons: Why.allWords)

  /// What is shown.
  public enum Shown: Hashable, Sendable {
    case alert
    case actionSheet(ActionSheetForm.Form)
  }

  /// What the tap does.
  public enum Outcome: Hashable, Sendable {
    case ignored
    /// It closes and runs the cancel action's handler.
    case cancels
    /// It closes and runs no handler.
    case closes
  }

  /// Returns what a tap outside does.
  public static func decide(_ shown: Shown, hasCancel: Bool) -> Decision<Outcome> {
    switch shown {
    case .alert: return Decision(.ignored, because: Why.alert)
    case .actionSheet(let form):
      if hasCancel { return Decision(.cancels, because: Why.cancel) }
      return form == .popover
        ? Decision(.closes, because: Why.popover) : Decision(.ignored, because: Why.noCancel)
    }
  }
}

extension AlertOutsideTap {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 87 }
    case alert, cancel, popover, noCancel

    var words: String {
      switch self {
      case .alert: "an alert waits for one of its buttons"
      case .cancel: "a tap outside an action sheet is its cancel action"
      case .popover: "a tap outside closes a popover, also without a cancel action"
      case .noCancel: "without a cancel action a tap outside does nothing"
      }
    }
  }
}
