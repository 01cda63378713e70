public import AdaptCore

/// Which of the delegate's two questions is asked.
///
/// Rule `adaptation.question`. UIKit: `adaptivePresentationStyle(for:traitCollection:)`.
public enum AdaptationQuestion {
  public static let rule = Rule(
    "adaptation.question", number: Why.rule,
    summary: "From 8.3 the question about traits is asked in every environment; the older one "
      + "only in compact width, and only where the newer is not implemented.",
    versions: "8.0–8.2: the older question in compact width; 8.3+, system and SDK: both",
    grade: .documented, source: "O022, O023, R002, R004", reasons: Why.allWords)

  /// A question to the delegate.
  public enum Question: Hashable, Sendable {
    /// Nobody is asked: UIKit's own adaptation holds.
    case none
    /// `adaptivePresentationStyle(for:traitCollection:)`
    case forTraits
    /// `adaptivePresentationStyle(for:)`
    case forController
  }

  /// Returns the question to ask.
  ///
  /// - Parameters:
  ///   - original: The style asked for.
  ///   - traits: The window's traits the presentation is to live in.
  ///   - implementsForTraits: Whether the delegate implements the question about traits.
  public static func decide(
    original: UIModalPresentationStyle, traits: UITraitCollection, on platform: Platform,
    implementsForTraits: Bool
  ) -> Decision<Question> {
    let asks = AdaptationAsks.decide(original: original)
    guard asks.value else { return Decision(.none, because: asks.reasons) }
    let isNarrow = traits.horizontalSizeClass == .compact
    if min(platform.system, platform.sdk) < SystemVersion(8, 3) {
      return isNarrow
        ? Decision(.forController, because: Why.firstSystems)
        : Decision(.none, because: Why.firstSystemsWide)
    }
    if implementsForTraits { return Decision(.forTraits, because: Why.traits) }
    return isNarrow
      ? Decision(.forController, because: Why.fallback) : Decision(.none, because: Why.wide)
  }
}

extension AdaptationQuestion {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 61 }
    case firstSystems, firstSystemsWide, traits, fallback, wide

    var words: String {
      switch self {
      case .firstSystems: "before 8.3 the delegate is asked once the width is compact"
      case .firstSystemsWide: "before 8.3 nothing adapts unless the width is compact"
      case .traits: "from 8.3 the delegate is asked for these traits"
      case .fallback: "the width is compact and only the older question may be implemented"
      case .wide: "the older question speaks for compact width only, so it is not asked"
      }
    }
  }
}
