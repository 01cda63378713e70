import AdaptCore
import AdaptDocuments
import Testing

@testable import AdaptRules

@Suite("The rules of segues")
struct SegueRulesTests {
  @Test(
    "O092: all that code does not start is asked about, unless a run chooses otherwise",
    arguments: [
      (SegueQuestion.Choice.forTriggered, [SegueQuestion.Start.object, .loading]),
      (.forTouched, [.object]), (.always, [.object, .code, .loading]),
    ])
  func question(choice: SegueQuestion.Choice, asks: [SegueQuestion.Start]) {
    var choices = RuleChoices()
    choices.shouldPerformSegue = choice
    for start in SegueQuestion.Start.allCases {
      #expect(SegueQuestion.decide(start, choices: choices).value == asks.contains(start))
    }
  }

  @Test(
    "R122, R129: what each kind does",
    arguments: [
      (InterfaceSegue.Kind.show, SegueEffect.Effect.shows), (.showDetail, .showsDetail),
      (.present, .presents), (.modal, .presents), (.popover, .presentsAsPopover),
      (.embed, .embeds), (.unwind, .unwinds), (.push, .raises(.pushWithoutStack)),
      (.replace, .raises(.replaceWithoutSplitView)), (.custom, .raises(.segueDoesNothing)),
      (.popoverOfPad, .raises(.popoverOfPadOnPhone)), (.unknown("x"), .raises(.segueDoesNothing)),
    ])
  func effects(kind: InterfaceSegue.Kind, effect: SegueEffect.Effect) {
    let nothing = SegueEffect.Facts(hasStack: false, hasSplitView: false, idiom: .phone)
    #expect(SegueEffect.decide(kind, nothing).value == effect)
  }

  @Test("Push, replace and the old popover go where there is a place for them")
  func places() {
    let all = SegueEffect.Facts(hasStack: true, hasSplitView: true, idiom: .pad)
    #expect(SegueEffect.decide(.push, all).value == .pushes)
    #expect(SegueEffect.decide(.replace, all).value == .replacesColumn)
    #expect(SegueEffect.decide(.popoverOfPad, all).value == .presentsAsPopover)
  }

  @Test("A popover segue makes a popover; another leaves the style unless it states one")
  func styles() {
    #expect(SegueStyle.decide(stated: .formSheet, isPopover: true).value == .popover)
    #expect(SegueStyle.decide(stated: .formSheet, isPopover: false).value == .formSheet)
    #expect(SegueStyle.decide(stated: nil, isPopover: false).value == nil)
  }

  @Test("O094: from 9 what is presented keeps its segue", arguments: [8, 8.4, 9, 26])
  func lifetime(system: SystemVersion) {
    #expect(SegueLifetime.decide(presents: true, on: system).value == (system >= 9))
    #expect(!SegueLifetime.decide(presents: false, on: system).value)
  }

  @Test("O135, R128: a controller has the segues of its scene")
  func lookup() {
    #expect(SegueLookup.decide(hasSegue: true, isOfScene: true, classHasSegue: false).value)
    #expect(!SegueLookup.decide(hasSegue: false, isOfScene: true, classHasSegue: true).value)
    #expect(!SegueLookup.decide(hasSegue: false, isOfScene: false, classHasSegue: true).value)
  }

  @Test("R125: without the class it is UIKit's, unless somebody stands in")
  func classes() {
    func decide(_ named: Bool, _ known: Bool, _ standIn: Bool, _ foreign: Bool = false)
      -> SceneClass.Outcome
    { SceneClass.decide(named: named, isKnown: known, by: standIn, isForeign: foreign).value }
    #expect(decide(true, false, false) == .unknown)
    #expect(decide(true, false, true) == .own)
    #expect(decide(true, true, false) == .own)
    #expect(decide(false, false, false) == .own)
    #expect(decide(false, false, false, true) == .foreign)
    #expect(decide(true, true, false, true) == .own)
  }
}
