public import AdaptCore

/// What the style `automatic` stands for.
///
/// Rule `presentation.automatic`. UIKit: `UIModalPresentationStyle.automatic`.
public enum AutomaticStyle {
  public static let rule = Rule(
    "presentation.automatic", number: Why.rule,
    summary: "The automatic style is full screen before 13, a page sheet from 13, and a form "
      + "sheet on pads from 18.",
    versions: "8–12, or an SDK before 13: fullScreen; 13–17: pageSheet; 18+ on a pad: formSheet",
    grade: .reported,
    source: "O048 and documentation (13); R013 and react-native-screens pull request 2793 (18)",
    reasons: Why.allWords,
    alternative: "whether 18 means the running system (system) or the linked SDK (sdk)")

  /// Which version decides whether a pad's automatic style is a form sheet.
  public enum Choice: String, Hashable, Sendable, CaseIterable {
    /// The running system.
    case system
    /// The linked SDK, on a system that is as new.
    case sdk
  }

  /// Returns the style in whose place `automatic` stands.
  public static func decide(
    on platform: Platform, idiom: UIUserInterfaceIdiom, choices: RuleChoices = RuleChoices()
  ) -> Decision<UIModalPresentationStyle> {
    if platform.system < 13 { return Decision(.fullScreen, because: Why.oldSystem) }
    if platform.sdk < 13 { return Decision(.fullScreen, because: Why.oldSDK) }
    switch idiom {
    case .phone, .unspecified: return Decision(.pageSheet, because: Why.sheet)
    case .pad: break
    }
    let version =
      switch choices.automaticStyle {
      case .system: platform.system
      case .sdk: min(platform.system, platform.sdk)
      }
    return version < 18
      ? Decision(.pageSheet, because: Why.sheet) : Decision(.formSheet, because: Why.smallerOnPad)
  }
}

extension AutomaticStyle {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 40 }
    case oldSystem, oldSDK, sheet, smallerOnPad

    var words: String {
      switch self {
      case .oldSystem: "before 13 the default style is full screen"
      case .oldSDK: "an app linked before the SDK of 13 keeps full screen as its default"
      case .sheet: "from 13 automatic means a page sheet"
      case .smallerOnPad: "from 18 automatic means a form sheet on a pad"
      }
    }
  }
}
