import AdaptCore
import AdaptMeasured
import AdaptRules
import Foundation
import Testing

struct PresentationRulesTests {
  @Test(
    "Automatic is full screen, a page sheet or a form sheet by system, SDK and idiom (O048, R013)",
    arguments: [
      (Platform(system: 12), UIUserInterfaceIdiom.pad, UIModalPresentationStyle.fullScreen),
      (Platform(system: 13), .phone, .pageSheet), (Platform(system: 17.5), .pad, .pageSheet),
      (Platform(system: 18), .pad, .formSheet), (Platform(system: 18), .phone, .pageSheet),
      (Platform(system: 13, sdk: 12), .phone, .fullScreen),
      (Platform(system: 18, sdk: 17), .pad, .formSheet),
    ])
  func automatic(
    platform: Platform, idiom: UIUserInterfaceIdiom, style: UIModalPresentationStyle
  ) {
    #expect(AutomaticStyle.decide(on: platform, idiom: idiom).value == style)
  }

  @Test("A run can let the SDK decide what automatic means on a pad")
  func automaticBySDK() {
    var choices = RuleChoices()
    choices.automaticStyle = .sdk
    func style(_ system: SystemVersion, _ sdk: SystemVersion) -> UIModalPresentationStyle {
      AutomaticStyle.decide(
        on: Platform(system: system, sdk: sdk), idiom: .pad, choices: choices
      ).value
    }
    #expect(style(18, 17) == .pageSheet)
    #expect(style(17, 18) == .pageSheet)
    #expect(style(18, 18) == .formSheet)
  }

  @Test(
    "Only full screen and current context remove the presenter's view (O001–O004, O021, R012)",
    arguments: [
      (UIModalPresentationStyle.fullScreen, 12, UITraitCollection.pad, true),
      (.currentContext, 12, .pad, true), (.overFullScreen, 12, .pad, false),
      (.overCurrentContext, 12, .pad, false), (.custom, 12, .pad, false),
      (.popover, 12, .pad, false), (.formSheet, 12, .plusLandscape, false),
      (.formSheet, 13, .plusLandscape, false), (.pageSheet, 13, .phoneLandscape, false),
      (.pageSheet, 13, .phonePortrait, false), (.formSheet, 26, .pad, false),
    ] as [(UIModalPresentationStyle, SystemVersion, UITraitCollection, Bool)])
  func coverage(
    style: UIModalPresentationStyle, system: SystemVersion, traits: UITraitCollection,
    removes: Bool
  ) {
    #expect(PresenterCoverage.decide(style: style, traits: traits, on: system).value == removes)
  }

  @Test(
    "The container is the window; for context styles it is the presenter's area (O113)",
    arguments: UIModalPresentationStyle.allCases)
  func container(style: UIModalPresentationStyle) {
    let window = CGRect(x: 0, y: 0, width: 1024, height: 768)
    let presenter = CGRect(x: 320, y: 0, width: 704, height: 768)
    let container = PresentationContainer.decide(
      style: style, window: window, presenter: presenter)
    let isContext = style == .currentContext || style == .overCurrentContext
    #expect(container.value == (isContext ? presenter : window))
  }

  @Test("Only a real popover needs an anchor (O028, O130, R023)")
  func anchor() {
    #expect(PopoverAnchor.decide(style: .popover, anchored: false).value)
    #expect(!PopoverAnchor.decide(style: .popover, anchored: true).value)
    #expect(!PopoverAnchor.decide(style: .fullScreen, anchored: false).value)
  }

  @Test("The style is decided again when the traits changed, unless the run says never")
  func askingAgain() {
    func again(_ now: UITraitCollection, _ choices: RuleChoices = RuleChoices()) -> Bool {
      AskingAgain.decide(decided: .phonePortrait, now: now, choices: choices).value
    }
    #expect(!again(.phonePortrait))
    #expect(again(.phoneLandscape))
    var choices = RuleChoices()
    choices.askAgain = .never
    #expect(!again(.phoneLandscape, choices))
  }

  @Test("Up to 12 a full-screen controller's view loads inside the call, unless the run says not")
  func viewLoading() {
    #expect(ViewLoading.decide(style: .fullScreen, on: 12.4).value)
    #expect(!ViewLoading.decide(style: .overFullScreen, on: 12.4).value)
    #expect(!ViewLoading.decide(style: .fullScreen, on: 13).value)
    var choices = RuleChoices()
    choices.viewLoading = .atStart
    #expect(!ViewLoading.decide(style: .fullScreen, on: 12.4, choices: choices).value)
  }

  @Test("A custom presentation without an animator moves, unless the run says not")
  func withoutAnimator() {
    #expect(CustomWithoutAnimator.decide().value)
    var choices = RuleChoices()
    choices.customWithoutAnimator = .none
    #expect(!CustomWithoutAnimator.decide(choices: choices).value)
  }
}
