import AdaptCore
import AdaptDocuments
import AdaptRules
import Testing

@Suite("Exits, and who answers an unwind segue")
struct ExitRulesTests {
  private func facts(_ actions: [String: [String]]) -> StoryboardFacts {
    var facts = StoryboardFacts()
    facts.unwindActions = actions
    return facts
  }

  /// A presents B presents C, which unwinds.
  private func chain(_ action: String = "back:") -> InterfaceDocument {
    Board.named(
      initial: "a",
      [
        Board.scene("a", class: "A", [Board.segue(.present, "b")]),
        Board.scene("b", class: "B", [Board.segue(.present, "c")]),
        Board.scene("c", class: "C", [Board.unwind(action, to: "exit")], exit: "exit"),
      ])
  }

  @Test(
    "Of two that have the action the nearest answers; renamed in it, the other; in both, nobody (R110)"
  )
  func chainOfThree() {
    #expect(
      found(chain(), facts: facts(["A": ["back:"], "B": ["back:"]])) == [
        "note unwind-answer unwind"
      ])
    #expect(found(chain(), facts: facts(["A": ["back:"], "B": ["other:"]])) == [])
    #expect(
      found(chain(), facts: facts(["A": ["x:"], "B": ["y:"]])) == ["warning unwind-answer unwind"])
  }

  @Test("Without a list nothing is claimed")
  func noList() { #expect(found(chain()) == []) }

  @Test("Whoever is on no way back cannot answer")
  func notOnWay() {
    let board = Board.named(
      initial: "a",
      [
        Board.scene("a", class: "A", [Board.segue(.present, "b"), Board.segue(.present, "c")]),
        Board.scene("b", class: "B"),
        Board.scene("c", class: "C", [Board.unwind("back:", to: "exit")], exit: "exit"),
      ])
    #expect(found(board, facts: facts(["B": ["back:"]])) == ["warning unwind-answer unwind"])
    #expect(messages(board, facts: facts(["B": ["back:"]]))[0].contains("no way leads from it"))
    #expect(found(board, facts: facts(["A": ["back:"]])) == [])
  }

  @Test("Where code makes the scene it may show it above whoever answers: a note")
  func madeByCode() {
    let board = Board.named(
      initial: "a",
      [
        Board.scene("a", class: "A"),
        Board.scene(
          "b", class: "B", identifier: "b", [Board.unwind("back:", to: "exit")], exit: "exit"),
      ])
    #expect(found(board, facts: facts(["A": ["back:"]])) == ["note unwind-answer unwind"])
    #expect(messages(board, facts: facts(["A": ["back:"]]))[0].contains("only if code shows"))
    #expect(found(board, facts: facts(["A": ["other:"]])) == ["warning unwind-answer unwind"])
  }

  @Test("A scene that shows itself has another of it below, which answers; alone none (O096)")
  func itself() {
    func board(_ segues: [InterfaceSegue]) -> InterfaceDocument {
      let folder = Board.scene(
        "folder", class: "Folder", segues + [Board.unwind("back:", to: "exit")], exit: "exit")
      return Board.named(
        initial: "stack", [Board.stack("stack", root: "folder"), folder])
    }
    let facts = facts(["Folder": ["back:"]])
    #expect(found(board([Board.segue(.show, "folder")]), facts: facts) == [])
    #expect(found(board([]), facts: facts) == ["warning unwind-answer unwind"])
    #expect(messages(board([]), facts: facts)[0].contains("no scene answers its own"))
  }

  @Test("A scene that is there twice has another beside it, which answers (O096)")
  func twice() {
    let board = Board.named(
      initial: "tabs",
      [
        Board.tabs("tabs", ["list", "list"]),
        Board.scene("list", class: "List", [Board.unwind("back:", to: "exit")], exit: "exit"),
      ])
    #expect(found(board, facts: facts(["List": ["back:"]])) == [])
  }

  @Test("An action that is listed for a class of no checked scene is a note")
  func elsewhere() {
    let listed = facts(["B": ["other:"], "Z": ["back:"], "Other": ["back:"]])
    #expect(found(chain(), facts: listed) == ["note unwind-answer unwind"])
    #expect(messages(chain(), facts: listed)[0].contains("'Other' answers this unwind"))
  }

  @Test("A segue class may replace the scene that would answer: a note (R117)")
  func replaced() {
    let board = Board.named(
      initial: "a",
      [
        Board.scene("a", class: "A", [Board.segue(.custom, "c", class: "FrontSegue")]),
        Board.scene("c", class: "C", [Board.unwind("back:", to: "exit")], exit: "exit"),
      ])
    #expect(found(board, facts: facts(["A": ["back:"]])) == ["note unwind-answer unwind"])
    #expect(
      messages(board, facts: facts(["A": ["back:"]]))[0].contains("keeps it below what it shows"))
  }

  @Test("The children beside a scene on the way are asked too (O096)")
  func beside() {
    let board = Board.named(
      initial: "tabs",
      [
        Board.tabs("tabs", ["first", "second"]), Board.scene("first", class: "First"),
        Board.scene("second", class: "Second", [Board.unwind("back:", to: "exit")], exit: "exit"),
      ])
    #expect(found(board, facts: facts(["First": ["back:"]])) == [])
  }

  @Test("An unwind segue leads to the exit of its own scene, and names an action (O095)")
  func exits() {
    let other = Board.named(
      initial: "a",
      [
        Board.scene("a", [Board.segue(.present, "b")], exit: "exit"),
        Board.scene("b", [Board.unwind("back:", to: "exit")]),
      ])
    #expect(found(other) == ["warning unwind-exit unwind"])
    let none = Board.named(initial: "a", [Board.scene("a", [Board.unwind("back:", to: "a")])])
    #expect(found(none) == ["error unwind-exit unwind"])
    let nameless = Board.named(
      initial: "a", [Board.scene("a", [Board.unwind(nil, to: "exit")], exit: "exit")])
    #expect(found(nameless) == ["error unwind-exit unwind"])
  }

  @Test("An exit that no segue leads to is listed (R111)")
  func deadExit() {
    #expect(
      found(Board.named(initial: "a", [Board.scene("a", exit: "exit")])) == ["note dead-exit exit"])
  }
}
