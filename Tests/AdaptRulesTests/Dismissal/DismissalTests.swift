import AdaptCore
import AdaptMeasured
import AdaptRules
import Testing

struct DismissalTests {
  typealias Member = DismissalReceiver.Member

  @Test(
    "The nearest that presents dismisses its child, else the nearest presented goes (O012, R042, R044)",
    arguments: [
      // A presents B presents C: told to A, to B, to C.
      ([.presents], .presentedBy(0)), ([[.presents, .isPresented]], .presentedBy(0)),
      ([.isPresented], .itself(0)),
      // A child of a presented page that presents nothing: the page goes.
      ([Member(), .isPresented], .itself(1)),
      ([Member(), Member(), .presents], .presentedBy(2)),
      // A child of a page that presents a sheet: the sheet goes, not the page.
      ([Member(), [.presents, .isPresented]], .presentedBy(1)),
      // A presented child inside a container that presents: who presents comes first.
      ([.isPresented, .presents], .presentedBy(1)),
      ([Member()], .nothing), ([Member(), Member()], .nothing),
    ] as [([Member], DismissalReceiver.Target)])
  func receiver(chain: [Member], target: DismissalReceiver.Target) {
    #expect(DismissalReceiver.decide(depth: chain.count) { chain[$0] }.value == target)
  }

  @Test("Of a dismissed chain the topmost animates, or the direct child if the run says so (O012)")
  func chain() {
    #expect(DismissalChain.decide(count: 1).value == 0)
    #expect(DismissalChain.decide(count: 3).value == 2)
    var choices = RuleChoices()
    choices.dismissedChain = .directChild
    #expect(DismissalChain.decide(count: 3, choices: choices).value == 0)
  }

  @Test("Who has appeared disappears, and nobody else", arguments: AppearanceState.allCases)
  func disappears(state: AppearanceState) {
    let visible = state == .appeared || state == .appearing
    #expect(DismissalChain.disappears(state).value == visible)
  }

  @Test(
    "A tap outside closes popovers, and sheets from 13 (R032)",
    arguments: [
      (UIModalPresentationStyle.popover, UITraitCollection.pad, 9, false, UserDismissal.asks),
      (.popover, .pad, 12.4, true, .asks), (.popover, .pad, 13, true, .attempt),
      (.formSheet, .pad, 11, false, .ignored), (.formSheet, .pad, 13, false, .asks),
      (.formSheet, .pad, 13, true, .attempt), (.pageSheet, .phonePortrait, 13, false, .ignored),
      (.pageSheet, .phonePortrait, 15, false, .asks),
      (.pageSheet, .phoneLandscape, 15, false, .ignored), (.fullScreen, .pad, 13, false, .ignored),
      (.custom, .pad, 13, false, .ignored),
    ] as [(UIModalPresentationStyle, UITraitCollection, SystemVersion, Bool, UserDismissal)])
  func outsideTap(
    style: UIModalPresentationStyle, traits: UITraitCollection, system: SystemVersion,
    isModal: Bool, outcome: UserDismissal
  ) {
    let decision = OutsideTap.decide(style: style, traits: traits, on: system, isModal: isModal)
    #expect(decision.value == outcome)
  }

  @Test(
    "A sheet can be swiped from 13 unless it covers in compact height (O015, O018, R012)",
    arguments: [
      (UIModalPresentationStyle.pageSheet, UITraitCollection.phonePortrait, 12.4, false, .ignored),
      (.pageSheet, .phonePortrait, 13, false, .asks), (.formSheet, .pad, 13, false, .asks),
      (.pageSheet, .phonePortrait, 13, true, .attempt),
      (.formSheet, .phoneLandscape, 17, false, .ignored),
      (.formSheet, .plusLandscape, 17, false, .ignored),
      (.fullScreen, .phonePortrait, 17, false, .ignored), (.popover, .pad, 17, false, .ignored),
    ] as [(UIModalPresentationStyle, UITraitCollection, SystemVersion, Bool, UserDismissal)])
  func swipe(
    style: UIModalPresentationStyle, traits: UITraitCollection, system: SystemVersion,
    isModal: Bool, outcome: UserDismissal
  ) {
    let decision = SheetSwipe.decide(style: style, traits: traits, on: system, isModal: isModal)
    #expect(decision.value == outcome)
  }

  @Test(
    "A person's dismissal asks should, then tells will and did; code tells nobody (O015, O019, R035)"
  )
  func questions() {
    let person = DismissalQuestions.decide(by: .person, style: .pageSheet, on: 13).value
    #expect(person.should == .presentationControllerShouldDismiss)
    #expect(person.will == .presentationControllerWillDismiss)
    #expect(person.did == .presentationControllerDidDismiss)
    #expect(person.attempt == .presentationControllerDidAttemptToDismiss)
    for system: SystemVersion in [12, 13] {
      let code = DismissalQuestions.decide(by: .code, style: .popover, on: system).value
      #expect([code.should, code.will, code.did, code.attempt].allSatisfy { $0 == nil })
    }
  }

  @Test("Up to 12 the popover delegate is asked and told, and only for popovers")
  func popoverDelegate() {
    let popover = DismissalQuestions.decide(by: .person, style: .popover, on: 12.4).value
    #expect(popover.should == .popoverPresentationControllerShouldDismissPopover)
    #expect(popover.did == .popoverPresentationControllerDidDismissPopover)
    #expect(popover.will == nil && popover.attempt == nil)
    let sheet = DismissalQuestions.decide(by: .person, style: .formSheet, on: 12.4).value
    #expect(sheet.should == nil && sheet.did == nil)
  }
}
