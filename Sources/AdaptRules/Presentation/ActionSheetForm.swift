public import AdaptCore

/// How an action sheet is shown.
///
/// Rule `presentation.action-sheet`. UIKit: `UIAlertController.Style.actionSheet`.
public enum ActionSheetForm {
  public static let rule = Rule(
    "presentation.action-sheet", number: Why.rule,
    summary: "An action sheet is a popover on a pad in regular width, and slides up from the "
      + "bottom everywhere else, also from inside a popover.",
    versions: "8+; up to 18 for phones, later assumed", grade: .reported,
    source: "R022, R023, R011", reasons: Why.allWords)

  /// The look of an action sheet.
  public enum Form: Hashable, Sendable {
    case bottomSheet
    case popover
  }

  /// Returns how an action sheet is shown.
  ///
  /// - Parameters:
  ///   - traits: The window's traits.
  ///   - insidePopover: Whether the presenter lies in a popover.
  public static func decide(
    traits: UITraitCollection, insidePopover: Bool
  ) -> Decision<Form> {
    switch traits.userInterfaceIdiom {
    case .phone, .unspecified: return Decision(.bottomSheet, because: Why.phone)
    case .pad: break
    }
    if traits.horizontalSizeClass == .compact {
      return Decision(.bottomSheet, because: Why.narrow)
    }
    return insidePopover
      ? Decision(.bottomSheet, because: Why.inPopover) : Decision(.popover, because: Why.wide)
  }
}

extension ActionSheetForm {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 51 }
    case phone, narrow, inPopover, wide

    var words: String {
      switch self {
      case .phone: "on a phone an action sheet slides up from the bottom"
      case .narrow: "the window is compact in width"
      case .inPopover: "no popover opens over a popover"
      case .wide: "on a pad in regular width an action sheet is a popover"
      }
    }
  }
}
