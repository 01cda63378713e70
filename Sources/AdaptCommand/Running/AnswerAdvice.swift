import AdaptCore
import AdaptRules
import AdaptScenario
import AdaptUIKit

/// Which answers of a delegate would change what UIKit adapts by itself: found by running the scene
/// with each of them.
struct AnswerAdvice {
  let scenario: Scenario
  let trace: Trace
  /// How a person gives the answer `style` to see what it changes.
  let howTo: (UIModalPresentationStyle) -> String
}

extension AnswerAdvice {
  /// A sentence about the first style that UIKit changed because no delegate answered; nil when
  /// there is none, or when no answer would change it.
  var note: String? {
    guard trace.count <= RepeatedRuns.eventLimit, let change = firstChange else { return nil }
    let effects = effects(of: change)
    guard let first = effects.first?.answers.first else { return nil }
    let clauses = effects.map { effect in
      "\(alternatives(effect.answers.map { "\($0)" })) \(effect.words)"
    }
    return "a delegate that answers \(clauses.joined(separator: "; ")) "
      + "[\(AdaptationAnswer.rule.id)]; \(howTo(first))"
  }
}

// MARK: - The change

extension AnswerAdvice {
  /// A presentation that UIKit adapted.
  private struct Change {
    /// The place of the step among the moments of the run.
    let step: Int
    /// How it stands after that step.
    let presented: PresentedMoments.Presented
    /// The place of its controller among those of the scenario.
    let controller: Int
  }

  private var firstChange: Change? {
    let moments = PresentedMoments(trace).moments
    var step = -1
    for event in trace {
      if case .step = event.kind { step += 1 }
      guard case .styleDecided(let asked, let shown, let reasons) = event.kind, asked != shown,
        reasons.contains(where: { RuleCatalogue.rule(of: $0)?.id == AdaptationDefault.rule.id }),
        let name = trace.description(of: event.subject).name,
        let controller = scenario.controllers.firstIndex(where: { $0.name == name }),
        !scenario.controllers[controller].answers, moments.indices.contains(step),
        let presented = moments[step].first(where: { $0.name == name && $0.shownStyle == shown })
      else { continue }
      return Change(step: step, presented: presented, controller: controller)
    }
    return nil
  }
}

extension ControllerScript {
  /// Whether code of the app's own says how the controller adapts.
  fileprivate var answers: Bool {
    adaptivity?.answers != nil || adaptivity?.oldAnswer != nil
      || presentation.custom?.adaptsTo != nil
  }
}

// MARK: - What the answers do

extension AnswerAdvice {
  /// What some answers come to, as the words of a sentence: `keeps the popover`.
  private struct Effect {
    let words: String
    var answers: [UIModalPresentationStyle]
  }

  /// The effects in the order of their first answers.
  private func effects(of change: Change) -> [Effect] {
    var effects: [Effect] = []
    let styles = UIModalPresentationStyle.allCases.filter { $0 != .none }
    for style in [UIModalPresentationStyle.none] + styles {
      guard let words = effect(of: style, change) else { continue }
      if let place = effects.firstIndex(where: { $0.words == words }) {
        effects[place].answers.append(style)
      } else {
        effects.append(Effect(words: words, answers: [style]))
      }
    }
    return effects
  }

  /// What an answer changes; nil for nothing, and for an answer that UIKit does not take.
  private func effect(of answer: UIModalPresentationStyle, _ change: Change) -> String? {
    var answered = scenario
    var adaptivity = answered.controllers[change.controller].adaptivity ?? AdaptivityScript()
    adaptivity.answers = [AdaptivityScript.Answer(style: answer)]
    answered.controllers[change.controller].adaptivity = adaptivity
    let trace = ScenarioRun(answered).perform().trace
    let moments = PresentedMoments(trace).moments
    let old = change.presented
    guard !trace.findings.contains(where: { $0.kind == .answerNotAccepted }),
      moments.indices.contains(change.step),
      let new = moments[change.step].first(where: { $0.name == old.name })
    else { return nil }
    if new.shownStyle == old.style { return "keeps the \(old.style)" }
    if new.covers != old.covers {
      return new.covers ? "covers the window" : "leaves part of the window free"
    }
    if new.removesPresenter != old.removesPresenter {
      return new.removesPresenter ? "removes \(old.presenter)" : "leaves \(old.presenter) in place"
    }
    return new.shownStyle == old.shownStyle ? nil : "shows it as \(new.shownStyle)"
  }
}
