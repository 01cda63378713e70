import AdaptCore
import Testing

@testable import AdaptRules

/// Walks the inputs of every rule and collects the reasons they give, so that no rule and no reason
/// is left that nothing leads to.
struct RuleCoverageTests {
  @Test("Each reason of each catalogued rule is reached, and no other is given")
  func everyReason() {
    var reached = RuleCoverage()
    reached.walk()
    let catalogued = RuleCatalogue.all.flatMap { rule in
      rule.reasons.indices.map { Reason(rule: rule.number, place: UInt8($0)) }
    }
    let missing = catalogued.filter { !reached.reasons.contains($0) }
    #expect(missing.map(Self.words) == [])
    #expect(reached.reasons.subtracting(catalogued).isEmpty)
  }

  private static func words(_ reason: Reason) -> String {
    "\(RuleCatalogue.rule(of: reason)?.id ?? "?"): \(RuleCatalogue.words(of: reason) ?? "?")"
  }
}
