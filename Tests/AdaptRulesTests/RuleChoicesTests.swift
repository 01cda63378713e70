import AdaptCore
import Testing

@testable import AdaptRules

struct RuleChoicesTests {
  @Test("Every rule that states an alternative can be switched, and no other")
  func switches() {
    let switched = RuleCatalogue.all.filter { $0.alternative != nil }.map(\.id)
    #expect(switched.sorted() == RuleChoices.switches.map(\.rule).sorted())
  }

  @Test(
    "A run starts with the first alternative and takes any other by name",
    arguments: RuleChoices.switches)
  func choosing(rule: RuleSwitch) throws {
    var choices = RuleChoices()
    #expect(choices.chosen(for: rule.rule) == rule.alternatives.first)
    for name in rule.alternatives {
      try choices.choose(rule.rule, name)
      #expect(choices.chosen(for: rule.rule) == name)
    }
    #expect(choices != RuleChoices())
  }

  @Test("A name that is no rule with a choice is answered with the nearest")
  func unknownRule() {
    var choices = RuleChoices()
    let error = #expect(throws: RuleChoiceError.self) {
      try choices.choose("presentation.dismisal-chain", "topmost")
    }
    #expect(
      error?.description == "no rule 'presentation.dismisal-chain' has a choice; "
        + "did you mean 'presentation.dismissal-chain'?")
    #expect(choices.chosen(for: "adaptation.default") == nil)
    #expect(choices == RuleChoices())
  }

  @Test("An unknown alternative is answered with those that exist")
  func unknownAlternative() {
    var choices = RuleChoices()
    let error = #expect(throws: RuleChoiceError.self) {
      try choices.choose("presentation.dismissal-chain", "middle")
    }
    #expect(
      error?.description
        == "rule 'presentation.dismissal-chain' has no alternative 'middle'; "
        + "write one of topmost, directChild")
    #expect(choices == RuleChoices())
  }
}
