import AdaptCore
import AdaptDocuments
import AdaptRules
import Testing

@Suite("Storyboards of one name")
struct SeveralFilesTests {
  private func file(
    _ path: String, initial: String? = "home", _ scenes: [InterfaceScene]
  ) -> InterfaceDocument {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    var document = Board.named(name, initial: initial, scenes)
    document.path = path + ".storyboard"
    return document
  }

  private func findings(_ documents: [InterfaceDocument]) -> [StoryboardFinding] {
    StoryboardCheck(documents).findings()
  }

  @Test("A reference that several files could be meant by says which is taken: the nearest")
  func ambiguous() {
    let open = Board.scene("home", [Board.segue(.present, "ref")])
    let reference = Board.reference("ref", to: "Main", identifier: "about")
    let found = findings([
      file("A/Main", [Board.scene("home", identifier: "other")]),
      file("B/Main", [Board.scene("home", identifier: "about")]),
      file("B/Tab", [open, reference]),
    ]).filter { $0.rule == "storyboard.reference-target" }
    #expect(found.count == 1)
    #expect(found[0].severity == .note)
    #expect(found[0].place.path == "B/Tab.storyboard")
    #expect(
      found[0].message
        == "2 storyboards are called 'Main'; this reference is taken to mean the nearest, "
        + "'B/Main.storyboard': check the files of one target at a time")
    #expect(found[0].related.map(\.place.path) == ["A/Main.storyboard"])
  }

  @Test("Without a nearer one the first is taken, and one file says so once")
  func first() {
    let scenes = [
      Board.scene("home", [Board.segue(.present, "ref"), Board.segue(.present, "again")]),
      Board.reference("ref", to: "Main"), Board.reference("again", to: "Main"),
    ]
    let found = findings([
      file("A/Main", [Board.scene("home")]), file("B/Main", [Board.scene("home")]),
      file("C/Tab", scenes),
    ]).filter { $0.rule == "storyboard.reference-target" }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("'A/Main.storyboard'") == true)
  }

  @Test("Copies for other languages are one file with the base, whose findings are told once")
  func copies() {
    let scenes = [Board.scene("home", identifier: "home"), Board.scene("lost")]
    let found = findings([
      file("Base.lproj/Main", scenes), file("de.lproj/Main", scenes), file("fr.lproj/Main", scenes),
    ])
    #expect(found.map(\.place.path) == ["Base.lproj/Main.storyboard"])
    #expect(found.map(\.rule) == ["storyboard.unreachable-scene"])
  }

  @Test("References into localized files mean the base, and no copy counts as unreachable")
  func references() {
    let open = Board.scene("home", [Board.segue(.present, "ref")])
    let other = [Board.scene("detail", identifier: "detail")]
    let found = findings([
      file("Main", [open, Board.reference("ref", to: "Other", identifier: "detail")]),
      file("de.lproj/Other", initial: nil, other),
      file("Base.lproj/Other", initial: nil, other),
    ])
    #expect(found.map(\.rule) == [])
    let lost = findings([
      file("Main", [open, Board.reference("ref", to: "Other", identifier: "gone")]),
      file("de.lproj/Other", initial: nil, other),
      file("Base.lproj/Other", initial: nil, other),
    ])
    #expect(lost.map(\.rule) == ["storyboard.reference-target"])
  }

  @Test("What only one language has is told: scenes, segues and the entry point (O134, O135)")
  func behind() {
    let base = [
      Board.scene("home", identifier: "home", [Board.segue(.present, "about", id: "open")]),
      Board.scene("about", identifier: "about"),
    ]
    let german = [Board.scene("home", identifier: "home"), Board.scene("x", identifier: "extra")]
    let found = findings([
      file("Base.lproj/Main", base), file("de.lproj/Main", initial: nil, german),
    ])
    let words = found.map { String($0.message.prefix { $0 != "," }) }
    let expected: [String] = [
      "this copy of 'Base.lproj/Main.storyboard' has no entry point as that has",
      "this copy of 'Base.lproj/Main.storyboard' has no scene 'about'",
      "this copy of 'Base.lproj/Main.storyboard' has no segue 'open'",
      "'Base.lproj/Main.storyboard'",
    ]
    #expect(words == expected)
    #expect(found.allSatisfy { $0.place.path == "de.lproj/Main.storyboard" })
    #expect(found.allSatisfy { $0.rule == "storyboard.localized-copy" })
    #expect(found.allSatisfy { $0.severity == .warning })
    #expect(found.last?.message.contains("has no scene 'extra'") == true)
  }

  @Test("What is damaged in a copy is told there")
  func damagedCopy() {
    let lost = [Board.scene("home", [Board.segue(.present, "gone")])]
    let found = findings([
      file("Base.lproj/Main", [Board.scene("home")]), file("de.lproj/Main", lost),
    ])
    #expect(found.map(\.rule).contains("storyboard.dangling-id"))
  }
}
