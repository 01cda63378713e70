import AdaptCore
import AdaptMeasured
import AdaptRules
import Foundation
import Testing

struct AdaptationTests {
  @Test("The table holds all 392 measured presentations")
  func count() { #expect(MeasuredAdaptation.all.count == 392) }

  @Test(
    "Style, substitution and size agree with what was measured (O037–O043)",
    arguments: MeasuredAdaptation.all)
  func measured(row: MeasuredAdaptation) {
    let environment = row.environment
    let style = Adaptation.decide(
      original: row.original, traits: environment.traits,
      on: Platform(system: environment.system), answer: row.answer
    ).value
    #expect(style.adapted == row.told)
    // The harness's delegate offered another controller each time; it was shown when adapted.
    #expect(style.isAdapted == (row.told != .none))
    guard let size = row.size else { return }
    let space = PresentationSpace(
      size: environment.screen, safeArea: environment.safeArea, traits: environment.traits,
      system: environment.system)
    let frame = PresentedGeometry.decide(style: style.effective, in: space, preferred: .zero)
    #expect(frame.value.size == size)
  }

  @Test("Nothing asked and nothing accepted give the same style, by default")
  func noAnswer() {
    for row in MeasuredAdaptation.all where row.answer == .popover {
      let platform = Platform(system: row.environment.system)
      let silent = Adaptation.decide(
        original: row.original, traits: row.environment.traits, on: platform, answer: nil)
      #expect(silent.value.adapted == row.told)
      #expect(!silent.reasons.isEmpty)
    }
  }

  @Test("An adaptation to the original style is none (O042)")
  func sameStyle() {
    let style = AdaptiveStyle(original: .formSheet, adapted: .formSheet)
    #expect(style.adapted == .none)
    #expect(style.effective == .formSheet)
    #expect(!style.isAdapted)
  }

  @Test(
    "The presenter hears that it will appear again after these styles (R039)",
    arguments: [
      // style, then: phone up to 12, pad up to 12, phone from 13, pad from 13
      (UIModalPresentationStyle.fullScreen, [true, true, true, true]),
      (.currentContext, [true, true, true, true]),
      (.pageSheet, [true, false, false, false]),
      (.formSheet, [true, false, false, false]),
      (.popover, [true, false, false, false]),
      (.custom, [false, false, false, false]),
      (.overFullScreen, [false, false, false, false]),
      (.overCurrentContext, [false, false, false, false]),
    ])
  func presenterAppears(style: UIModalPresentationStyle, told: [Bool]) {
    let cells: [(SystemVersion, UITraitCollection)] = [
      (12, .phonePortrait), (12, .pad), (13, .phonePortrait), (13, .pad),
    ]
    let removed = cells.map { system, traits in
      let adapted = Adaptation.decide(
        original: style, traits: traits, on: Platform(system: system), answer: nil)
      return PresenterCoverage.decide(
        style: adapted.value.effective, traits: traits, on: system
      ).value
    }
    #expect(removed == told)
  }
}
