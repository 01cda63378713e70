import AdaptCore
import AdaptRules
import Testing

struct TimingTests {
  @Test("What is not animated takes no time", arguments: TransitionDurations.Transition.allCases)
  func notAnimated(transition: TransitionDurations.Transition) {
    #expect(TransitionDurations.decide(transition, animated: false).value == .zero)
    #expect(TransitionDurations.decide(transition, animated: true).value > .zero)
  }

  @Test("A sheet takes the 0.4 s and a push the 0.35 s that third parties give")
  func reported() {
    #expect(TransitionDurations.decide(.sheet, animated: true).value.seconds == 0.4)
    #expect(TransitionDurations.decide(.push, animated: true).value.seconds == 0.35)
  }

  @Test("A coordinator's completions run last registered first, unless the run says not (O061)")
  func completions() {
    #expect(CompletionOrder.decide().value)
    var choices = RuleChoices()
    choices.completionOrder = .firstFirst
    #expect(!CompletionOrder.decide(choices: choices).value)
  }
}
