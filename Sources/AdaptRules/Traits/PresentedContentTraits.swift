public import AdaptCore

/// The traits that the content of a presentation sees.
///
/// Rule `traits.presented-content`. UIKit: `UITraitCollection` of a presented controller.
public enum PresentedContentTraits {
  public static let rule = Rule(
    "traits.presented-content", number: Why.rule,
    summary: "Content of a popover, and of a form sheet on a pad, is compact in width; sheets and "
      + "popovers are elevated from 13.",
    versions: "8+; elevation from 13", grade: .reported,
    source: "R011, R006, O026 (width); documentation of UIUserInterfaceLevel (elevation)",
    reasons: Why.allWords)

  /// Returns the traits of presented content.
  ///
  /// The adaptive style is decided for the window's traits, not for these.
  ///
  /// - Parameters:
  ///   - style: The style in effect after adaptation.
  ///   - window: The traits of the window, or of the presenter in whose context it is.
  public static func decide(
    style: UIModalPresentationStyle, window: UITraitCollection, on system: SystemVersion
  ) -> Decision<UITraitCollection> {
    var traits = window
    let why: Why
    switch style {
    case .popover:
      traits.horizontalSizeClass = .compact
      why = .popover
    case .formSheet:
      if window.userInterfaceIdiom == .pad {
        traits.horizontalSizeClass = .compact
        why = .formSheetOnPad
      } else {
        why = .sheet
      }
    case .pageSheet: why = .sheet
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none,
      .automatic:
      return Decision(traits, because: Why.inherited)
    }
    guard system >= 13 else { return Decision(traits, because: why) }
    traits.userInterfaceLevel = .elevated
    return Decision(traits, because: why).and(Why.elevated)
  }
}

extension PresentedContentTraits {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 5 }
    case inherited, popover, formSheetOnPad, sheet, elevated

    var words: String {
      switch self {
      case .inherited: "the presentation takes over the traits of its environment"
      case .popover: "the content of a popover is compact in width"
      case .formSheetOnPad: "the content of a form sheet on a pad is compact in width"
      case .sheet: "a sheet keeps the size classes of its environment"
      case .elevated: "from 13 sheets and popovers lie on the elevated level"
      }
    }
  }
}
