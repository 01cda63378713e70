public import AdaptCore

/// How a presentation adapts when no delegate decides.
///
/// Rule `adaptation.default`. UIKit: `UIPresentationController.adaptivePresentationStyle(for:)`.
public enum AdaptationDefault {
  public static let rule = Rule(
    "adaptation.default", number: Why.rule,
    summary: "Up to 12 sheets and popovers become full screen in compact width; from 13 sheets "
      + "stay and a popover becomes a form sheet in any compact direction.",
    versions: "8–12: fullScreen in compact width; 8.3–12: a popover is a formSheet in compact "
      + "height; 13+: only popovers adapt, to formSheet",
    grade: .measured, source: "O039, O040, R001, R004, R021", reasons: Why.allWords)

  /// Returns the style to adapt to; `none` keeps the original.
  ///
  /// - Parameter traits: The window's traits.
  public static func decide(
    original: UIModalPresentationStyle, traits: UITraitCollection, on platform: Platform
  ) -> Decision<UIModalPresentationStyle> {
    let isNarrow = traits.horizontalSizeClass == .compact
    let isLow = traits.verticalSizeClass == .compact
    switch original {
    case .pageSheet, .formSheet:
      if platform.system >= 13 { return Decision(.none, because: Why.sheetsStay) }
      return isNarrow
        ? Decision(.fullScreen, because: Why.compactWidth)
        : Decision(.none, because: Why.regularWidth)
    case .popover:
      if platform.system >= 13 {
        if isNarrow { return Decision(.formSheet, because: Why.popoverInCompactWidth) }
        return isLow
          ? Decision(.formSheet, because: Why.popoverInCompactHeight)
          : Decision(.none, because: Why.roomy)
      }
      if isNarrow { return Decision(.fullScreen, because: Why.compactWidth) }
      if isLow, min(platform.system, platform.sdk) >= SystemVersion(8, 3) {
        return Decision(.formSheet, because: Why.popoverInCompactHeight)
      }
      return Decision(.none, because: Why.regularWidth)
    case .custom: return Decision(.none, because: Why.custom)
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .none, .automatic:
      return Decision(.none, because: Why.rigid)
    }
  }
}

extension AdaptationDefault {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 63 }
    case compactWidth, regularWidth, sheetsStay, popoverInCompactWidth, popoverInCompactHeight
    case roomy, custom, rigid

    var words: String {
      switch self {
      case .compactWidth: "the width is compact"
      case .regularWidth: "the width is not compact"
      case .sheetsStay: "from 13 a sheet stays a sheet in every environment"
      case .popoverInCompactWidth: "the width is compact, and from 13 a popover becomes a sheet"
      case .popoverInCompactHeight: "the height is compact, so a popover becomes a form sheet"
      case .roomy: "no direction is compact"
      case .custom: "a custom presentation keeps its style unless it or its delegate adapts it"
      case .rigid: "the style never adapts"
      }
    }
  }
}
