import AdaptRules
import Testing

@Suite("The index of evidence")
struct EvidenceIndexTests {
  @Test(
    "Every number that a rule's source names is in the index",
    arguments: RuleCatalogue.all.map(\.id))
  func complete(id: String) throws {
    let rule = try #require(RuleCatalogue.rule(id: id))
    for number in EvidenceIndex.numbers(in: rule.source) {
      #expect(EvidenceIndex.entry(number) != nil, "\(number)")
      #expect(EvidenceIndex.rules(restingOn: number).contains(rule))
    }
  }

  @Test("Numbers are found between other words, each once")
  func numbers() {
    #expect(
      EvidenceIndex.numbers(in: "O048 and documentation (13); R013, R013; ROAD, R12, O1234, xO001")
        == ["O048", "R013"])
  }

  @Test("Entries are in the order of their numbers, each once, with a source")
  func order() {
    let numbers = EvidenceIndex.entries.map(\.number)
    #expect(numbers == Array(Set(numbers)).sorted())
    #expect(EvidenceIndex.entries.allSatisfy { !$0.source.isEmpty })
  }

  @Test("The reference says where each number that it uses can be read")
  func reference() throws {
    let used = RuleCatalogue.all.flatMap { EvidenceIndex.numbers(in: $0.source) }
    for number in Set(used) {
      let source = try #require(EvidenceIndex.entry(number)).source
      #expect(RuleCatalogue.reference.contains("| \(number) | \(source) |\n"))
    }
  }
}
