import AdaptCommand
import AdaptProfiles
import AdaptRules
import Testing

@Suite("adaptsim devices")
struct DevicesTests {
  @Test("Every name is in the table")
  func table() {
    let call = Call("devices")
    #expect(call.exit == .fine)
    for name in DeviceCatalogue.allNames { #expect(call.output.contains(name)) }
    #expect(call.says("phone-max", "414 × 896 @3x", "wC hR / wR hC"))
    #expect(call.lines.allSatisfy { $0.count <= 100 })
  }

  // Figures of the file Profiles/Phones/iphone-414x896-max.json.
  @Test("One device is shown with the source of every figure")
  func sheet() {
    let call = Call("devices phone-max")
    #expect(call.says("phone-max · role"))
    #expect(call.says("size", "414 × 896 points", "HIG-2025-09"))
    #expect(
      call.says("safe area", "top 44, left 0, bottom 34, right 0", "12.0–now; DIM, SST, KSZ; A"))
    #expect(call.says("corner radius", "39 points", "SC, DIM, FDG; A"))
    #expect(call.says("iphone-xs-max", "iPhone XS Max", "12.0–18.x, 18; KNOWN; C"))
    #expect(call.says("DIM", "dimmmensions"))
  }

  @Test("A figure that no source states is not known", arguments: ["iphone-duo-inner"])
  func unknown(device: String) {
    #expect(Call("devices \(device)").says("scale", "not known"))
  }

  @Test("Every device can be shown", arguments: DeviceCatalogue.entries.map(\.id))
  func all(device: String) {
    #expect(Call("devices \(device)").says("\(device) · "))
  }
}

@Suite("adaptsim rules")
struct RulesTests {
  @Test("Every rule is in the list, under its chapter")
  func list() {
    let call = Call("rules")
    for chapter in RuleCatalogue.chapters {
      #expect(call.lines.contains(Substring(chapter.title)))
      for rule in chapter.rules { #expect(call.says(" \(rule.id) ", rule.grade.rawValue)) }
    }
    #expect(call.says("⇄ presentation.completion-order"))
  }

  @Test("One rule is shown with its evidence", arguments: RuleCatalogue.all.map(\.id))
  func one(id: String) throws {
    let call = Call("rules \(id) --width 1000")
    let rule = try #require(RuleCatalogue.rule(id: id))
    #expect(call.exit == .fine)
    #expect(call.lines.first.map(String.init) == id)
    for words in [rule.summary, rule.versions, rule.source] + rule.reasons {
      #expect(call.output.contains(words))
    }
  }

  @Test("A rule with a choice says how to choose")
  func choice() {
    let call = Call("rules presentation.completion-order")
    #expect(call.says("--choose presentation.completion-order=lastFirst (unless told otherwise)"))
    #expect(call.says("--choose presentation.completion-order=firstFirst"))
  }
}
