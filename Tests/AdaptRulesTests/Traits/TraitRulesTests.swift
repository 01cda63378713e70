import AdaptCore
import AdaptMeasured
import AdaptRules
import Testing

struct TraitRulesTests {
  @Test(
    "A controller inherits from its parent up to 16 and from the superview from 17 (O007)",
    arguments: [
      (8, TraitInheritance.Source.parentController), (16.4, .parentController), (17, .superview),
      (26, .superview),
    ] as [(SystemVersion, TraitInheritance.Source)])
  func inheritance(system: SystemVersion, source: TraitInheritance.Source) {
    #expect(TraitInheritance.decide(on: system).value == source)
  }

  @Test("Up to 12 joining the hierarchy is a trait change; from 13 only a wrong guess (O008, R065)")
  func prediction() {
    let guess = UITraitCollection.phonePortrait
    func changes(_ actual: UITraitCollection, _ system: SystemVersion) -> Bool {
      TraitPrediction.decide(predicted: guess, actual: actual, on: system).value
    }
    #expect(changes(guess, 12.4))
    #expect(!changes(guess, 13))
    #expect(changes(.phoneLandscape, 13))
  }

  @Test(
    "Content of popovers and of a pad's form sheets is compact in width (R006, R011, O026)",
    arguments: [
      (UIModalPresentationStyle.popover, UITraitCollection.pad, UIUserInterfaceSizeClass.compact),
      (.popover, .plusLandscape, .compact), (.formSheet, .pad, .compact),
      (.formSheet, .plusLandscape, .regular), (.pageSheet, .pad, .regular),
      (.fullScreen, .pad, .regular), (.overFullScreen, .pad, .regular),
    ])
  func content(
    style: UIModalPresentationStyle, window: UITraitCollection, width: UIUserInterfaceSizeClass
  ) {
    let traits = PresentedContentTraits.decide(style: style, window: window, on: 12.4).value
    #expect(traits.horizontalSizeClass == width)
    #expect(traits.verticalSizeClass == window.verticalSizeClass)
    #expect(traits.userInterfaceLevel == window.userInterfaceLevel)
  }

  @Test(
    "From 13 sheets and popovers are elevated, full screen is not",
    arguments: [
      (UIModalPresentationStyle.pageSheet, UIUserInterfaceLevel.elevated),
      (.formSheet, .elevated), (.popover, .elevated), (.fullScreen, .base),
      (.overCurrentContext, .base), (.custom, .base),
    ])
  func level(style: UIModalPresentationStyle, level: UIUserInterfaceLevel) {
    var window = UITraitCollection.pad
    window.userInterfaceLevel = .base
    let traits = PresentedContentTraits.decide(style: style, window: window, on: 13).value
    #expect(traits.userInterfaceLevel == level)
  }
}
