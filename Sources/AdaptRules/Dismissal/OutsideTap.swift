public import AdaptCore

/// What a tap beside a presentation does.
///
/// Rule `presentation.outside-tap`. UIKit: `isModalInPresentation`.
public enum OutsideTap {
  public static let rule = Rule(
    "presentation.outside-tap", number: Why.rule,
    summary: "A tap outside closes a popover; a sheet only from 13, on pads, and on phones from "
      + "15.",
    versions: "8+: popovers; 13+: sheets on pads; 15+: sheets on phones (assumed)",
    grade: .reported,
    source: "R032, R036, O049; toggl/ios issue 235 (a phone's page sheet under 13 stays)",
    reasons: Why.allWords)

  /// Returns what a tap beside a presentation leads to.
  ///
  /// - Parameters:
  ///   - style: The style in effect after adaptation.
  ///   - traits: The window's traits.
  ///   - isModal: The presented controller's `isModalInPresentation`; without effect before 13.
  ///   - isEdgeAttached: Whether the sheet lies at the edge in compact height (``SheetForm``) and
  ///     has an active detent there.
  public static func decide(
    style: UIModalPresentationStyle, traits: UITraitCollection, on system: SystemVersion,
    isModal: Bool, isEdgeAttached: Bool = false
  ) -> Decision<UserDismissal> {
    switch style {
    case .popover: break
    case .pageSheet, .formSheet:
      if system < 13 { return Decision(.ignored, because: Why.oldSheet) }
      if traits.verticalSizeClass == .compact, !isEdgeAttached {
        return Decision(.ignored, because: Why.covered)
      }
      switch traits.userInterfaceIdiom {
      case .pad: break
      case .phone, .unspecified:
        if system < 15 { return Decision(.ignored, because: Why.phoneCard) }
      }
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none,
      .automatic:
      return Decision(.ignored, because: Why.noOutside)
    }
    if system >= 13, isModal { return Decision(.attempt, because: Why.modal) }
    return Decision(.asks, because: style == .popover ? Why.popover : .sheet)
  }
}

extension OutsideTap {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 72 }
    case popover, sheet, modal, oldSheet, covered, phoneCard, noOutside

    var words: String {
      switch self {
      case .popover: "a tap outside closes a popover"
      case .sheet: "from 13 a tap outside closes a sheet"
      case .modal: "the controller is modal in presentation"
      case .oldSheet: "up to 12 a tap outside a sheet does nothing"
      case .covered: "the sheet covers the window in compact height"
      case .phoneCard: "up to 14 a tap above a phone's card does nothing"
      case .noOutside: "the style has no outside that closes it"
      }
    }
  }
}
