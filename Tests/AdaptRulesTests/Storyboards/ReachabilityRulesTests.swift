import AdaptCore
import AdaptDocuments
import AdaptRules
import Testing

@Suite("Which scenes an app gets to")
struct ReachabilityRulesTests {
  @Test("A scene that nothing leads to is unreachable, and so is what only it leads to (R130)")
  func unreachable() {
    let board = Board.named(
      initial: "home",
      [
        Board.scene("home"), Board.scene("lost", [Board.segue(.present, "below")]),
        Board.scene("below"),
      ])
    #expect(
      found(board) == ["warning unreachable-scene lost", "warning unreachable-scene below"])
    #expect(messages(board)[0].hasPrefix("'lost' is unreachable: no segue leads to it"))
    #expect(messages(board)[1].contains("only unreachable scenes lead to it"))
  }

  @Test("A scene that leads to itself is not reached by that")
  func ownLoop() {
    let board = Board.named(
      initial: "home", [Board.scene("home"), Board.scene("lost", [Board.segue(.present, "lost")])])
    #expect(found(board) == ["warning unreachable-scene lost"])
    #expect(messages(board)[0].contains("no segue leads to it"))
  }

  @Test("A circle of scenes that nothing enters is unreachable as a whole")
  func circle() {
    let board = Board.named(
      initial: "home",
      [
        Board.scene("home"), Board.scene("a", [Board.segue(.present, "b")]),
        Board.scene("b", [Board.segue(.present, "a")]),
      ])
    #expect(found(board) == ["warning unreachable-scene a", "warning unreachable-scene b"])
  }

  @Test("Code may make a scene by its identifier, unless what code uses is known (R130)")
  func identifiers() {
    let board = Board.named(
      initial: "home", [Board.scene("home"), Board.scene("about", identifier: "about")])
    #expect(found(board) == [])
    var facts = StoryboardFacts()
    facts.identifiers = []
    #expect(found(board, facts: facts) == ["warning unreachable-scene about"])
    facts.identifiers = [.init("about", at: .init("adaptsim.json5", .start))]
    #expect(found(board, facts: facts) == [])
  }

  @Test(
    "References from other files are followed, which Interface Builder does not (openradar 35966241)"
  )
  func acrossFiles() {
    let main = Board.named(
      initial: "home",
      [
        Board.scene("home", [Board.segue(.present, "ref")]),
        Board.reference("ref", to: "Other", identifier: "about"),
      ])
    let other = Board.named(
      "Other",
      [
        Board.scene("about", identifier: "about", [Board.segue(.present, "more")]),
        Board.scene("more"),
      ])
    var facts = StoryboardFacts()
    facts.identifiers = []
    #expect(found(main, other, facts: facts) == [])
    // Alone, the other file has no way in that is known.
    #expect(found(other, facts: facts) == ["warning no-initial-scene file"])
  }

  @Test("A file without any way in is told once, not for each of its scenes")
  func closed() {
    let board = Board.named([Board.scene("a"), Board.scene("b", [Board.segue(.present, "a")])])
    #expect(found(board) == ["warning no-initial-scene file"])
  }

  @Test("An entry point that a merge lost is told, and not every scene that it led to")
  func lostEntry() {
    let board = Board.named(
      initial: "gone", [Board.scene("a", [Board.segue(.present, "b")]), Board.scene("b")])
    #expect(found(board) == ["error dangling-id gone"])
    #expect(messages(board)[0].hasPrefix("the entry point leads to 'gone', which is not in"))
  }

  @Test("Where a peek leads elsewhere than its segue, that is a way too")
  func previews() {
    var segue = Board.segue(.show, "detail")
    segue.previews = ["peek", "pop"].map {
      var preview = Board.segue(.show, $0)
      // As a reader gives one that names none of its own.
      preview.identifier = segue.identifier
      return preview
    }
    let scenes = ["detail", "peek", "pop"].map { Board.scene($0) }
    let list = Board.scene("list", [segue])
    let board = Board.named(initial: "stack", [Board.stack("stack", root: "list"), list] + scenes)
    #expect(found(board) == [])
    let some = Board.named(
      initial: "stack", [Board.stack("stack", root: "list"), list] + scenes.dropLast())
    #expect(found(some) == ["error dangling-id pop"])
  }

  @Test("Of how a peek shows its scene nothing is claimed")
  func previewsBare() {
    var segue = Board.segue(.present, "detail")
    var preview = Board.segue(.popover, "peek")
    preview.identifier = segue.identifier
    segue.previews = [preview]
    let list = Board.scene("list", [segue])
    #expect(
      found(Board.named(initial: "list", [list, Board.scene("detail"), Board.scene("peek")])) == [])
  }

  @Test("A file that is entered by identifiers needs no entry point, unless the app opens with it")
  func byIdentifier() {
    let scene = Board.scene("a", identifier: "a")
    #expect(found(Board.named([scene])) == ["note no-initial-scene file"])
    #expect(found(Board.named("Part", [scene])) == [])
    #expect(found(Board.named(initial: "a", [scene])) == [])
  }

  @Test("A xib has no scenes and no entry point")
  func xib() {
    #expect(found(InterfaceDocument(.xib, name: "Cell", path: "Cell.xib")) == [])
  }

  @Test(
    "An identifier that code uses and nothing has is an error where it is written (R124, R128, O134, O135)"
  )
  func codeIdentifiers() {
    let board = Board.named(
      initial: "home",
      [
        Board.scene("home", identifier: "home", [Board.segue(.present, "other", id: "go")]),
        Board.scene("other"),
      ])
    let place = StoryboardFinding.Place("adaptsim.json5", SourcePosition(line: 3, column: 5))
    var facts = StoryboardFacts()
    facts.identifiers = ["home", "go", "hme"].map { .init($0, at: place) }
    #expect(found(board, facts: facts) == ["error code-identifier hme"])
    let finding = StoryboardCheck([board], facts: facts).findings()[0]
    #expect(finding.place == place)
    #expect(finding.message.hasSuffix("did you mean 'home'?"))
    // Another file of the app may have it.
    facts.hasAllDocuments = false
    #expect(found(board, facts: facts) == [])
  }

  @Test("Two scenes of a file with one identifier are a warning, two files may have it each")
  func duplicates() {
    let twice = Board.named(
      initial: "a", [Board.scene("a", identifier: "x"), Board.scene("b", identifier: "x")])
    #expect(found(twice) == ["warning duplicate-identifier b"])
    let one = Board.named("One", initial: "a", [Board.scene("a", identifier: "x")])
    let two = Board.named("Two", initial: "a", [Board.scene("a", identifier: "x")])
    #expect(found(one, two) == [])
  }
}
