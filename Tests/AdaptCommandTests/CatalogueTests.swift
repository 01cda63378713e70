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

  @Test(
    "A topic lists the rules whose ids begin with it, and a heading those under it",
    arguments: ["adaptation", "traits.size-class", "timing", "Dismissal"])
  func topic(word: String) {
    let call = Call("rules \(word)")
    #expect(call.exit == .fine)
    let heading = word.lowercased()
    for chapter in RuleCatalogue.chapters {
      for rule in chapter.rules {
        let belongs = rule.id.hasPrefix(heading + ".") || chapter.title.lowercased() == heading
        #expect(call.says(" \(rule.id) ", rule.grade.rawValue) == belongs, "\(rule.id)")
      }
    }
  }

  @Test("A rule names the public source of each number, and a number the rules that rest on it")
  func evidence() {
    #expect(
      Call("rules adaptation.default --width 1000").says(
        "          O040: mattneub/Programming-iOS-Book-Examples, ",
        "(AdaptiveTestResults.pandb)"))
    let call = Call("rules O040 --width 1000")
    #expect(call.exit == .fine)
    #expect(call.lines.first == "O040, an observation of UIKit")
    #expect(call.says("source    mattneub/Programming-iOS-Book-Examples"))
    #expect(call.says("  adaptation.default "))
    #expect(Call("rules r001").lines.first == "R001, a problem report")
    #expect(Call("rules R132").says("No rule names it as its source."))
    #expect(Call("rules O999").exit == .badInput)
  }

  @Test("The article of all rules is printed, or written to a file")
  func markdown() throws {
    #expect(Call("rules --format markdown").output == RuleCatalogue.reference)
    let folder = try TemporaryFolder()
    let call = Call(["rules", "--format", "markdown", "-o", folder.path + "Rules.md"])
    #expect(call.exit == .fine)
    #expect(call.output.isEmpty)
    #expect(try folder.text(of: "Rules.md") == RuleCatalogue.reference)
  }

  @Test("A rule with a choice says how to choose")
  func choice() {
    let call = Call("rules presentation.completion-order")
    #expect(call.says("--choose presentation.completion-order=lastFirst (unless told otherwise)"))
    #expect(call.says("--choose presentation.completion-order=firstFirst"))
  }
}
