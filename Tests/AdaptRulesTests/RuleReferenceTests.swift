import AdaptRules
import Foundation
import Testing

@Suite("The reference of rules")
struct RuleReferenceTests {
  @Test("The article in the documentation is the catalogue")
  func article() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/AdaptRules/AdaptRules.docc/RuleReference.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(
      text == RuleCatalogue.reference,
      "\(file.lastPathComponent) has to be RuleCatalogue.reference, word for word")
  }

  @Test("Every rule stands in the reference once, with its evidence")
  func complete() {
    let reference = RuleCatalogue.reference
    for rule in RuleCatalogue.all {
      #expect(reference.components(separatedBy: "### \(rule.id)\n").count == 2)
      #expect(reference.contains("- Evidence: \(rule.grade.rawValue). \(rule.source).\n"))
    }
  }
}
