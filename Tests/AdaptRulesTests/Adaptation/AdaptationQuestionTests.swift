import AdaptCore
import AdaptMeasured
import AdaptRules
import Testing

struct AdaptationQuestionTests {
  typealias Question = AdaptationQuestion.Question

  @Test(
    "Sheets, popovers and custom presentations ask, the others never (O037)",
    arguments: UIModalPresentationStyle.allCases)
  func asks(style: UIModalPresentationStyle) {
    let adaptive: Set<UIModalPresentationStyle> = [.pageSheet, .formSheet, .popover, .custom]
    #expect(AdaptationAsks.decide(original: style).value == adaptive.contains(style))
  }

  @Test(
    "Before 8.3 the older question is asked in compact width and nothing elsewhere (O023, R004)",
    arguments: [
      (UITraitCollection.phonePortrait, Question.forController),
      (.phoneLandscape, .forController), (.plusLandscape, .none), (.pad, .none),
    ])
  func first(traits: UITraitCollection, question: Question) {
    for implemented in [true, false] {
      let decision = AdaptationQuestion.decide(
        original: .popover, traits: traits, on: Platform(system: 8.2),
        implementsForTraits: implemented)
      #expect(decision.value == question)
    }
  }

  @Test("From 8.3 the question about traits is asked in every environment (O022)")
  func traits() {
    for traits in [UITraitCollection.phonePortrait, .phoneLandscape, .plusLandscape, .pad] {
      let decision = AdaptationQuestion.decide(
        original: .popover, traits: traits, on: Platform(system: 8.3), implementsForTraits: true)
      #expect(decision.value == .forTraits)
    }
  }

  @Test("The older question alone is not asked in regular width, so .none is not heard (R002)")
  func olderOnly() {
    let platform = Platform(system: 8.3)
    let wide = AdaptationQuestion.decide(
      original: .popover, traits: .plusLandscape, on: platform, implementsForTraits: false)
    #expect(wide.value == .none)
    let adapted = Adaptation.decide(
      original: .popover, traits: .plusLandscape, on: platform, answer: nil)
    #expect(adapted.value.effective == .formSheet)
    let narrow = AdaptationQuestion.decide(
      original: .popover, traits: .phonePortrait, on: platform, implementsForTraits: false)
    #expect(narrow.value == .forController)
  }

  @Test("An app linked before 8.3 is asked the old way on a later system")
  func oldSDK() {
    let decision = AdaptationQuestion.decide(
      original: .popover, traits: .plusLandscape, on: Platform(system: 9, sdk: 8.2),
      implementsForTraits: true)
    #expect(decision.value == .none)
  }

  @Test("A style that never adapts asks nothing")
  func rigid() {
    let decision = AdaptationQuestion.decide(
      original: .overFullScreen, traits: .phonePortrait, on: Platform(system: 13),
      implementsForTraits: true)
    #expect(decision.value == .none)
  }
}
