public import AdaptCore

/// Which form an action sheet takes.
///
/// Rule `alert.action-sheet-form`. UIKit: `UIAlertController.Style.actionSheet`.
public enum ActionSheetForm {
  public static let rule = Rule(
    "alert.action-sheet-form", number: Why.rule,
    summary: "An action sheet rises from the bottom on phones and in compact width, and is a "
      + "popover on a pad in regular width; from 26 a phone shows it at its source, or as a card "
      + "like an alert.",
    versions: "8–25: by idiom and width; 26+: on phones at the source, for apps built with its SDK",
    grade: .reported,
    source: "R022, R023, O130; inside a popover: R011; 26 on phones: \(ThirdParty.alerts) "
      + "(a card of 320 points in the middle; a popover without its cancel action once an "
      + "anchor is set) and reports of sheets at their source; narrow windows of pads under 26 "
      + "are assumed to be like phones",
    reasons: Why.allWords)

  /// The form of an action sheet.
  public enum Form: Hashable, Sendable, CaseIterable {
    /// From the bottom edge.
    case bottomSheet
    /// At its anchor.
    case popover
    /// At the bottom of the popover it is presented from.
    case insidePopover
    /// In the middle, like an alert.
    case card

    /// Whether the cancel action has a button; else a tap outside runs it.
    public var showsCancel: Bool { self != .popover }
  }

  /// Returns the form, now or after a change of traits: a sheet on screen changes it live.
  ///
  /// - Parameters:
  ///   - window: The window's traits.
  ///   - anchored: Whether a source view, source item or bar button item is set.
  ///   - surroundings: Where the presenter is.
  ///   - system: The system whose look the app has (`Platform.design`).
  public static func decide(
    window: UITraitCollection, anchored: Bool, from surroundings: PopoverNesting.Surroundings,
    on system: SystemVersion
  ) -> Decision<Form> {
    if window.userInterfaceIdiom == .pad, window.horizontalSizeClass != .compact {
      let nesting = PopoverNesting.decide(.actionSheet, from: surroundings)
      switch nesting.value {
      case .popover: return Decision(.popover, because: nesting.reasons).and(Why.widePad)
      case .sheetInside: return nesting.map { _ in .insidePopover }
      }
    }
    if system >= 26 {
      return anchored
        ? Decision(.popover, because: Why.atSource) : Decision(.card, because: Why.card)
    }
    return window.userInterfaceIdiom == .pad
      ? Decision(.bottomSheet, because: Why.narrowPad) : Decision(.bottomSheet, because: Why.phone)
  }
}

extension ActionSheetForm {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 53 }
    case phone, narrowPad, widePad, atSource, card

    var words: String {
      switch self {
      case .phone: "up to 25 a phone shows action sheets from the bottom, however wide it is"
      case .narrowPad: "the pad's window is compact in width"
      case .widePad: "the pad's window is regular in width"
      case .atSource: "from 26 an action sheet with a source opens there"
      case .card: "from 26 an action sheet without a source lies in the middle"
      }
    }
  }
}
