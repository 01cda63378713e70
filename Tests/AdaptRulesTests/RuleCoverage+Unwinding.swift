import AdaptCore

@testable import AdaptRules

extension RuleCoverage {
  mutating func walkUnwinding() {
    for choice in UnwindSearch.Choice.allCases {
      var choices = RuleChoices()
      choices.unwindSearch = choice
      for system in [7] + Self.systems { note(UnwindSearch.decide(on: system, choices: choices)) }
    }
    for kind in UnwindChildren.Kind.allCases {
      for leavesOut in Self.answers {
        note(UnwindChildren.decide(kind, count: 3, containing: 1, leavesOut: leavesOut))
      }
    }
    for first in Self.answers {
      for second in Self.answers {
        note(UnwindEligibility.decide(hasMethod: first, isSource: second))
        note(UnwindAnimation.decide(animates: first, dismisses: second))
      }
    }
    for finding in UnwindPerformer.Finding.allCases {
      for isPresented in Self.answers {
        for hasParent in Self.answers {
          note(
            UnwindPerformer.decide(
              finding,
              at: .init(
                isPresented: isPresented, hasParent: hasParent, isBelowPresentation: false)))
        }
      }
    }
    note(UnwindWay.decide(links: [.child]))
    note(UnwindWay.decide(links: [.presented, .child]))
  }
}
