public import AdaptCore

/// Which styles adapt at all.
///
/// Rule `adaptation.asks`. UIKit: `UIPresentationController.adaptivePresentationStyle(for:)`.
public enum AdaptationAsks {
  public static let rule = Rule(
    "adaptation.asks", number: Why.rule,
    summary: "Page sheets, form sheets, popovers and custom presentations ask for an adaptive "
      + "style; the others ignore every answer, and alerts ask nobody.",
    versions: "8+", grade: .measured,
    source: "O037 (392 measured presentations); custom: reports 8798 and 8808 of the public mirror "
      + "of radars",
    reasons: Why.allWords)

  /// Returns whether an adaptive style is asked for.
  public static func decide(original: UIModalPresentationStyle) -> Decision<Bool> {
    switch original {
    case .pageSheet, .formSheet, .popover: Decision(true, because: Why.adaptive)
    case .custom: Decision(true, because: Why.custom)
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .none, .automatic:
      Decision(false, because: Why.rigid)
    }
  }
}

extension AdaptationAsks {
  /// Whether an alert asks for an adaptive style: it decides its form by itself.
  public static let ofAlert = Decision(false, because: Why.alert)
}

extension AdaptationAsks {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 60 }
    case adaptive, custom, rigid, alert

    var words: String {
      switch self {
      case .adaptive: "sheets and popovers adapt"
      case .custom: "a custom presentation controller is asked for its adaptive style"
      case .rigid: "the style never adapts"
      case .alert: "an alert is an alert in every environment"
      }
    }
  }
}
