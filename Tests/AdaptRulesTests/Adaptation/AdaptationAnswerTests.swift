import AdaptCore
import AdaptMeasured
import AdaptRules
import Testing

struct AdaptationAnswerTests {
  @Test("An answer to adapt to a custom style is not accepted (R009)")
  func custom() {
    let answer = AdaptationAnswer.decide(
      original: .popover, answer: .custom, on: Platform(system: 9))
    #expect(answer.value == .notAccepted)
    let style = Adaptation.decide(
      original: .popover, traits: .phonePortrait, on: Platform(system: 9), answer: .custom)
    #expect(style.value.adapted == .fullScreen)
    // Both rules are named: why the answer does not count, and what holds instead.
    let rules = style.reasons.compactMap { RuleCatalogue.rule(of: $0)?.id }
    #expect(rules == ["adaptation.answer", "adaptation.default"])
  }

  @Test("The answer automatic leaves a sheet as it is from 13 (O038)")
  func automatic() {
    let style = Adaptation.decide(
      original: .formSheet, traits: .phonePortrait, on: Platform(system: 13), answer: .automatic)
    #expect(style.value.adapted == .none)
  }

  @Test("Before 8.3 formSheet is none of the legal answers (O023)")
  func formSheetTooEarly() {
    let answer = AdaptationAnswer.decide(
      original: .popover, answer: .formSheet, on: Platform(system: 8.2))
    #expect(answer.value == .notAccepted)
    let later = AdaptationAnswer.decide(
      original: .popover, answer: .formSheet, on: Platform(system: 8.3))
    #expect(later.value == .adapt(.formSheet))
  }

  @Test(
    "A custom presentation takes the same answers as a popover (radars 8798, 8808)",
    arguments: [
      (UIModalPresentationStyle.none, UIModalPresentationStyle.none),
      (.fullScreen, .fullScreen), (.overFullScreen, .overFullScreen), (.formSheet, .formSheet),
      (.pageSheet, .none), (.popover, .none),
    ])
  func customOriginal(answer: UIModalPresentationStyle, adapted: UIModalPresentationStyle) {
    let style = Adaptation.decide(
      original: .custom, traits: .phonePortrait, on: Platform(system: 13), answer: answer)
    #expect(style.value.adapted == adapted)
  }

  @Test("The answer none keeps a popover in compact width (O041)", arguments: [9, 13, 18])
  func keep(system: Int) {
    let style = Adaptation.decide(
      original: .popover, traits: .phonePortrait, on: Platform(system: SystemVersion(system)),
      answer: UIModalPresentationStyle.none)
    #expect(style.value.effective == .popover)
  }
}
