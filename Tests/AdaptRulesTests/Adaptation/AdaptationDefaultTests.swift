import AdaptCore
import AdaptMeasured
import AdaptRules
import Testing

struct AdaptationDefaultTests {
  static let environments: [UITraitCollection] = [
    .phonePortrait, .phoneLandscape, .plusLandscape, .pad, .narrowPad,
  ]

  @Test(
    "What nobody answers for adapts by system and environment (O039, O040, R001, R004, R021)",
    arguments: [
      // phone upright, on its side, Plus on its side, pad, narrow pad
      (8.2, UIModalPresentationStyle.popover, "FF--F"), (8.3, .popover, "FFS-F"),
      (12.4, .popover, "FFS-F"), (13, .popover, "SSS-S"), (26, .popover, "SSS-S"),
      (8, .pageSheet, "FF--F"), (12.4, .pageSheet, "FF--F"), (13, .pageSheet, "-----"),
      (8, .formSheet, "FF--F"), (12.4, .formSheet, "FF--F"), (13, .formSheet, "-----"),
      (12.4, .custom, "-----"), (13, .custom, "-----"), (12.4, .fullScreen, "-----"),
    ] as [(SystemVersion, UIModalPresentationStyle, String)])
  func defaults(system: SystemVersion, style: UIModalPresentationStyle, letters: String) {
    let told = Self.environments.map { traits in
      let decision = AdaptationDefault.decide(
        original: style, traits: traits, on: Platform(system: system))
      return switch decision.value {
      case .fullScreen: "F"
      case .formSheet: "S"
      default: "-"
      }
    }
    #expect(told.joined() == letters)
  }

  @Test("A form sheet's content is compact, yet a popover asked for in it stays one (R011)")
  func insideFormSheet() {
    let content = PresentedContentTraits.decide(style: .formSheet, window: .pad, on: 10)
    #expect(content.value.horizontalSizeClass == .compact)
    let popover = Adaptation.decide(
      original: .popover, traits: .pad, on: Platform(system: 10), answer: nil)
    #expect(popover.value.effective == .popover)
  }
}
