import AdaptCore
import AdaptMeasured
import Testing

@testable import AdaptRules

struct RuleCatalogueTests {
  @Test("No two rules share an id or a number")
  func unique() {
    let rules = RuleCatalogue.all
    #expect(Set(rules.map(\.id)).count == rules.count)
    #expect(Set(rules.map(\.number)).count == rules.count)
    #expect(rules.allSatisfy { $0.number > 0 })
  }

  @Test(
    "Every rule states a sentence, its versions, its source and its reasons",
    arguments: RuleCatalogue.all)
  func complete(rule: Rule) {
    #expect(rule.summary.hasSuffix("."))
    #expect(rule.summary.first?.isUppercase == true)
    #expect(!rule.versions.isEmpty)
    #expect(!rule.source.isEmpty)
    #expect(!rule.reasons.isEmpty)
  }

  @Test("Reasons are clauses that can follow 'because'", arguments: RuleCatalogue.all)
  func clauses(rule: Rule) {
    #expect(Set(rule.reasons).count == rule.reasons.count)
    for words in rule.reasons {
      #expect(!words.hasSuffix("."))
      #expect(words.first?.isUppercase == false)
    }
  }

  @Test("An id is lower case, in words with hyphens, under a topic", arguments: RuleCatalogue.all)
  func ids(rule: Rule) {
    let letters = "abcdefghijklmnopqrstuvwxyz-."
    #expect(rule.id.allSatisfy { letters.contains($0) })
    #expect(rule.id.contains("."))
  }

  @Test("A rule is found by its id and by its number", arguments: RuleCatalogue.all)
  func lookUp(rule: Rule) {
    #expect(RuleCatalogue.rule(id: rule.id) == rule)
    #expect(RuleCatalogue.rule(number: rule.number) == rule)
  }

  @Test("A reason is turned into its rule and its words")
  func words() throws {
    let decision = AdaptationDefault.decide(
      original: .formSheet, traits: .phonePortrait, on: Platform(system: 12))
    let reason = try #require(Array(decision.reasons).first)
    #expect(RuleCatalogue.rule(of: reason)?.id == "adaptation.default")
    #expect(RuleCatalogue.words(of: reason) == "the width is compact")
    #expect(RuleCatalogue.reason(rule: "adaptation.default", place: reason.place) == reason)
  }

  @Test("What is not in the catalogue is not found")
  func unknown() {
    #expect(RuleCatalogue.rule(id: "adaptation.nothing") == nil)
    #expect(RuleCatalogue.rule(number: 0) == nil)
    #expect(RuleCatalogue.words(of: Reason(rule: 255, place: 0)) == nil)
    #expect(RuleCatalogue.words(of: Reason(rule: 40, place: 200)) == nil)
    #expect(RuleCatalogue.reason(rule: "adaptation.default", place: 99) == nil)
    #expect(RuleCatalogue.reason(rule: "adaptation.default", place: -1) == nil)
  }
}
