import AdaptCore
import AdaptDocuments
import AdaptRules
import Testing

@Suite("Where storyboard references lead")
struct ReferenceRulesTests {
  private func home(_ reference: InterfaceScene, _ more: [InterfaceScene] = []) -> InterfaceDocument
  {
    Board.named(
      initial: "home", [Board.scene("home", [Board.segue(.present, "ref")]), reference] + more)
  }

  @Test("A reference to a file that is not checked is a note, once for each file")
  func otherFile() {
    let board = home(
      Board.reference("ref", to: "Other"), [Board.reference("again", to: "Other", identifier: "x")])
    #expect(found(board) == ["note reference-target ref", "note unused-reference again"])
  }

  @Test("A reference to an identifier that the file lacks is an error, with the nearest (O134)")
  func noScene() {
    let other = Board.named("Other", initial: "a", [Board.scene("a", identifier: "about")])
    let board = home(Board.reference("ref", to: "Other", identifier: "abuot"))
    #expect(found(board, other) == ["error reference-target ref"])
    #expect(messages(board, other)[0].hasSuffix("did you mean 'about'?"))
    let good = home(Board.reference("ref", to: "Other", identifier: "about"))
    #expect(found(good, other) == [])
  }

  @Test("A reference to the entry point of a file that has none is an error")
  func noInitial() {
    let other = Board.named("Other", [Board.scene("a", identifier: "about")])
    #expect(
      found(home(Board.reference("ref", to: "Other")), other)
        == ["error reference-target ref"])
  }

  @Test("References that lead to each other are circular, and end the walk")
  func circular() {
    let other = Board.named("Other", initial: "back", [Board.reference("back", to: "Main")])
    let main = Board.named(initial: "ref", [Board.reference("ref", to: "Other")])
    #expect(found(main, other).filter { $0.hasPrefix("error") }.count == 2)
    #expect(messages(main, other).contains { $0.contains("leads back to itself") })
  }

  @Test("What another bundle has is not known, and nothing is claimed")
  func bundle() {
    #expect(found(home(Board.reference("ref", to: "Kit", bundle: "com.example.kit"))) == [])
  }

  @Test("An entry point that is no controller is an error of what refers to it")
  func noController() {
    let other = Board.named("Other", initial: "nobody", [Board.scene("a", identifier: "a")])
    #expect(
      found(home(Board.reference("ref", to: "Other")), other)
        == ["error reference-target ref", "error dangling-id nobody"])
  }

  @Test("A reference that no segue leads to is left over")
  func unused() {
    let board = Board.named(
      initial: "home",
      [Board.scene("home", identifier: "h"), Board.reference("ref", identifier: "h")])
    #expect(found(board) == ["note unused-reference ref"])
    #expect(
      messages(board) == ["no segue leads to this reference to 'h'; lead one to it or remove it"])
    // Code may make one that has an identifier of its own.
    var named = Board.reference("ref", identifier: "h")
    named.controller?.storyboardIdentifier = "intro"
    let other = Board.named(initial: "home", [Board.scene("home", identifier: "h"), named])
    #expect(found(other) == [])
  }

  @Test("A segue, an outlet or a constraint to what is not in the file is an error (O134)")
  func dangling() {
    var scene = Board.scene("home", [Board.segue(.present, "gone")])
    scene.controller?.connections.append(
      .outlet(InterfaceOutlet("title", to: "lost", id: "o", position: .start)))
    scene.controller?.view?.constraints = [
      InterfaceConstraint(.init("away", "top"), id: "c", position: .start)
    ]
    scene.controller?.view?.variations = [InterfaceVariation(.base, position: .start)]
    scene.controller?.view?.variations[0].excluded = ["never"]
    #expect(
      Set(found(Board.named(initial: "home", [scene])))
        == [
          "error dangling-id gone", "error dangling-id lost", "error dangling-id away",
          "error dangling-id never",
        ])
  }

  @Test("What has no name and leads to nothing is not told with empty quotes")
  func nameless() {
    var scene = Board.scene("home", [Board.segue(.present, "", id: "")])
    scene.controller?.connections.append(
      .outlet(InterfaceOutlet("", to: "lost", id: "o", position: .start)))
    var unwind = Board.unwind("", to: "exit", id: "")
    unwind.identifier = nil
    scene.controller?.connections.append(.segue(unwind))
    var facts = StoryboardFacts()
    facts.unwindActions = [:]
    let words = messages(Board.named(initial: "home", [scene]), facts: facts)
    #expect(words.contains("the segue leads to nothing; connect it again or remove it"))
    #expect(words.contains { $0.hasPrefix("the outlet without a name leads to 'lost'") })
    #expect(!words.contains { $0.contains("''") }, "\(words)")
  }

  @Test("A segue or an entry point to a view, and an anchor that is no bar item, are errors")
  func otherKind() {
    var popover = Board.segue(.popover, "there")
    popover.anchorBarItem = "view-home"
    let home = Board.scene(
      "home", [Board.segue(.show, "view-there"), popover])
    let board = Board.named(initial: "view-home", [home, Board.scene("there")])
    #expect(
      messages(board).filter { $0.contains(" and no ") } == [
        "the entry point leads to 'view-home', which is a view and no controller; mark a scene as "
          + "'Initial View Controller'",
        "the segue leads to 'view-there', which is a view and no controller; connect it again or "
          + "remove it",
        "the popover's anchor leads to 'view-home', which is a view and no bar button item; "
          + "connect it again or remove it",
      ])
  }

  @Test(
    "What is kept unread still counts as an object of the file; the owner and the responder chain do too"
  )
  func unmodelled() {
    var scene = Board.scene("home")
    scene.controller?.connections = [
      .outlet(InterfaceOutlet("layout", to: "flow", id: "o", position: .start)),
      .action(InterfaceAction("save:", to: "-1", id: "a", position: .start)),
    ]
    var layout = InterfaceElement("collectionViewFlowLayout", position: .start)
    layout.attributes = [.init("id", "flow")]
    var wrapper = InterfaceElement("wrapper", position: .start)
    wrapper.children = [layout]
    scene.controller?.view?.rest.elements = [wrapper]
    #expect(found(Board.named(initial: "home", [scene])) == [])
  }
}
