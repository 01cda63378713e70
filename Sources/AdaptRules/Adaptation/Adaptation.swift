public import AdaptCore

/// The style a presentation has in an environment: the rules of adaptation put together.
public enum Adaptation {
  /// Returns the adaptive style.
  ///
  /// - Parameters:
  ///   - original: The style asked for, with `automatic` resolved.
  ///   - traits: The window's traits the presentation is to live in.
  ///   - answer: What the delegate or the presentation controller answered; nil when nobody was
  ///     asked or the question is not implemented.
  public static func decide(
    original: UIModalPresentationStyle, traits: UITraitCollection, on platform: Platform,
    answer: UIModalPresentationStyle?
  ) -> Decision<AdaptiveStyle> {
    let asks = AdaptationAsks.decide(original: original)
    guard asks.value else {
      return Decision(AdaptiveStyle(original: original, adapted: .none), because: asks.reasons)
    }
    guard let answer else {
      return byDefault(original, traits, platform, after: ReasonList())
    }
    let verdict = AdaptationAnswer.decide(original: original, answer: answer, on: platform)
    switch verdict.value {
    case .keep:
      return Decision(AdaptiveStyle(original: original, adapted: .none), because: verdict.reasons)
    case .adapt(let style):
      return Decision(AdaptiveStyle(original: original, adapted: style), because: verdict.reasons)
    case .notAccepted: return byDefault(original, traits, platform, after: verdict.reasons)
    }
  }

  private static func byDefault(
    _ original: UIModalPresentationStyle, _ traits: UITraitCollection, _ platform: Platform,
    after reasons: ReasonList
  ) -> Decision<AdaptiveStyle> {
    let style = AdaptationDefault.decide(original: original, traits: traits, on: platform)
    return Decision(
      AdaptiveStyle(original: original, adapted: style.value),
      because: reasons.adding(style.reasons))
  }
}
