public import AdaptCore

/// What swiping a presentation down does.
///
/// Rule `presentation.swipe`. UIKit: `isModalInPresentation`.
public enum SheetSwipe {
  public static let rule = Rule(
    "presentation.swipe", number: Why.rule,
    summary: "From 13 a sheet can be swiped away unless it covers the window in compact height or "
      + "its controller is modal in presentation.",
    versions: "13+", grade: .documented, source: "O015, O018, O021, R012, R015, R034",
    reasons: Why.allWords)

  /// Returns what swiping a presentation down leads to.
  ///
  /// - Parameters:
  ///   - style: The style in effect after adaptation.
  ///   - traits: The window's traits.
  ///   - isModal: The presented controller's `isModalInPresentation`.
  ///   - isEdgeAttached: Whether the sheet lies at the edge in compact height (``SheetForm``) and
  ///     has an active detent there.
  public static func decide(
    style: UIModalPresentationStyle, traits: UITraitCollection, on system: SystemVersion,
    isModal: Bool, isEdgeAttached: Bool = false
  ) -> Decision<UserDismissal> {
    switch style {
    case .pageSheet, .formSheet: break
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover,
      .none, .automatic:
      return Decision(.ignored, because: Why.noSheet)
    }
    if system < 13 { return Decision(.ignored, because: Why.tooOld) }
    if traits.verticalSizeClass == .compact, !isEdgeAttached {
      return Decision(.ignored, because: Why.compactHeight)
    }
    return isModal ? Decision(.attempt, because: Why.modal) : Decision(.asks, because: Why.card)
  }
}

extension SheetSwipe {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 73 }
    case card, modal, compactHeight, tooOld, noSheet

    var words: String {
      switch self {
      case .card: "from 13 a sheet follows the finger"
      case .modal: "the controller is modal in presentation, so delegates hear of the attempt only"
      case .compactHeight: "in compact height a sheet is like full screen and cannot be swiped"
      case .tooOld: "up to 12 sheets cannot be swiped"
      case .noSheet: "only sheets can be swiped away"
      }
    }
  }
}
