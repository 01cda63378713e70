import AdaptCore
import AdaptRules

/// What the controller decided by itself when it was asked last.
enum AdaptiveDecision {
  /// A subclass answered without asking the delegate.
  case notAsked
  case decided(Decision<AdaptiveStyle>)
}

extension UIPresentationController {
  /// The base of `adaptiveStyle(in:on:)`: the answer that the app's code sees, with its reasons.
  func askForStyle(in traits: UITraitCollection, on run: Run) -> Decision<AdaptiveStyle> {
    ownDecision = .notAsked
    let returned = adaptivePresentationStyle(for: traits)
    if case .decided(let decision) = ownDecision, decision.value.adapted == returned {
      return decision
    }
    return Adaptation.decide(original: style, traits: traits, on: run.platform, answer: returned)
  }

  /// The base of `adaptivePresentationStyle(for:)`: the delegate's answer or UIKit's own rule.
  func askDelegateForStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
    guard let run else { return .none }
    let answer = delegateAnswer(in: traits, on: run)
    let decision = Adaptation.decide(
      original: style, traits: traits, on: run.platform, answer: answer)
    // An answer that does not count is no surprise where the style comes out as it says.
    if let answer, answer != .automatic, answer != decision.value.effective {
      let verdict = AdaptationAnswer.decide(original: style, answer: answer, on: run.platform)
      if verdict.value == .notAccepted {
        run.find(
          .answerNotAccepted, on: id, object: presentedViewController.id, because: verdict.reasons)
      }
    }
    ownDecision = .decided(decision)
    return decision.value.adapted
  }

  private func delegateAnswer(
    in traits: UITraitCollection, on run: Run
  ) -> UIModalPresentationStyle? {
    guard let delegate else { return nil }
    func question(_ implementsForTraits: Bool) -> AdaptationQuestion.Question {
      AdaptationQuestion.decide(
        original: style, traits: traits, on: run.platform, implementsForTraits: implementsForTraits
      ).value
    }
    let first = question(true)
    if first == .forTraits {
      let answer = run.ask(
        .adaptivePresentationStyleForTraits, .traits(traits), on: id, of: delegate,
        as: EventValue.style
      ) { delegate.adaptivePresentationStyle(for: self, traitCollection: traits) }
      if let answer { return answer }
    }
    guard first == .forController || question(false) == .forController else { return nil }
    return run.ask(.adaptivePresentationStyle, on: id, of: delegate, as: EventValue.style) {
      delegate.adaptivePresentationStyle(for: self)
    }
  }
}
