import AdaptCore
import AdaptDocuments
import AdaptRules
import Testing

@Suite("What the settings of a check name")
struct SettingsRulesTests {
  private let board = Board.named(
    initial: "list",
    [
      Board.scene(
        "list", class: "ListController", identifier: "list",
        [
          Board.segue(.custom, "detail", class: "SlideSegue"),
          Board.unwind("unwindToList:", to: "exit"),
        ], exit: "exit"),
      Board.scene("detail"),
    ])

  private func facts(_ kind: StoryboardFacts.Entry.Kind, _ name: String) -> StoryboardFacts {
    var facts = StoryboardFacts()
    let place = StoryboardFinding.Place("adaptsim.json5", SourcePosition(line: 2, column: 3))
    facts.entries = [.init(kind, name, at: place)]
    return facts
  }

  @Test(
    "A name that no file has is told where it is written, with the nearest",
    arguments: [
      (.answering, "ListControler", "did you mean 'ListController'?"),
      (.answering, "Wholly", "remove it if it is left over"),
      (.unwindAction, "unwindToLst:", "did you mean 'unwindToList:'?"),
      (.unwindAction, "zzz:", "remove it if it is left over"),
      (.segueClass, "SlidSegue", "did you mean 'SlideSegue'?"),
      (.segueClass, "Wholly", "remove it if it is left over"),
    ] as [(StoryboardFacts.Entry.Kind, String, String)])
  func stale(kind: StoryboardFacts.Entry.Kind, name: String, words: String) {
    var facts = facts(kind, name)
    let found = StoryboardCheck([board], facts: facts).findings()
      .filter { $0.rule == "storyboard.stale-setting" }
    #expect(found.count == 1)
    #expect(found[0].place.path == "adaptsim.json5")
    #expect(found[0].place.position == SourcePosition(line: 2, column: 3))
    #expect(found[0].message.contains(name))
    #expect(found[0].message.hasSuffix(words))
    #expect(found[0].severity == (words.hasPrefix("did") ? .warning : .note))
    // A file that is not checked may have it.
    facts.hasAllDocuments = false
    #expect(
      !StoryboardCheck([board], facts: facts).findings().contains {
        $0.rule == "storyboard.stale-setting"
      })
  }

  @Test(
    "A class, an identifier, an id and a name in a run each mean a scene",
    arguments: ["ListController", "list", "detail"])
  func known(name: String) {
    #expect(!found(board, facts: facts(.answering, name)).contains { $0.contains("stale-setting") })
  }
}
