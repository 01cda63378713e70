import AdaptCore
import AdaptDocuments

@testable import AdaptRules

extension RuleCoverage {
  mutating func walkSegues() {
    for choice in SegueQuestion.Choice.allCases {
      var choices = RuleChoices()
      choices.shouldPerformSegue = choice
      for start in SegueQuestion.Start.allCases {
        note(SegueQuestion.decide(start, choices: choices))
      }
    }
    for answer in Self.answers {
      for other in Self.answers {
        note(SegueLookup.decide(hasSegue: false, isOfScene: answer, classHasSegue: other))
        for third in Self.answers {
          note(SceneClass.decide(named: answer, isKnown: other, by: false, isForeign: third))
        }
      }
      note(SegueLookup.decide(hasSegue: true, isOfScene: answer, classHasSegue: false))
      note(SegueStyle.decide(stated: .formSheet, isPopover: answer))
      for system in Self.systems { note(SegueLifetime.decide(presents: answer, on: system)) }
      let facts = SegueEffect.Facts(hasStack: answer, hasSplitView: answer, idiom: .phone)
      for kind in [InterfaceSegue.Kind.show, .push, .replace, .custom, .popoverOfPad] {
        note(SegueEffect.decide(kind, facts))
      }
    }
    note(SegueStyle.decide(stated: nil, isPopover: false))
  }
}
