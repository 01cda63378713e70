public import AdaptCore

/// Whether a popover has something to point at.
///
/// Rule `presentation.popover-anchor`. UIKit: `UIPopoverPresentationController.sourceView`.
public enum PopoverAnchor {
  public static let rule = Rule(
    "presentation.popover-anchor", number: Why.rule,
    summary: "A popover without a source view or bar button item raises an exception when its "
      + "presentation begins; the delegate's prepare call is the last chance to set one.",
    versions: "8+", grade: .logged, source: "O028, O130, R023", reasons: Why.allWords)

  /// Returns whether UIKit raises an exception when the presentation begins.
  ///
  /// - Parameters:
  ///   - style: The style in effect after adaptation.
  ///   - anchored: Whether a source view or bar button item is set by then.
  public static func decide(
    style: UIModalPresentationStyle, anchored: Bool
  ) -> Decision<Bool> {
    switch style {
    case .popover:
      anchored ? Decision(false, because: Why.anchored) : Decision(true, because: Why.missing)
    case .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
      .overCurrentContext, .none, .automatic:
      Decision(false, because: Why.noPopover)
    }
  }
}

extension PopoverAnchor {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 50 }
    case anchored, missing, noPopover

    var words: String {
      switch self {
      case .anchored: "the popover has an anchor"
      case .missing: "no source view and no bar button item is set"
      case .noPopover: "the presentation is no popover, so it needs no anchor"
      }
    }
  }
}
