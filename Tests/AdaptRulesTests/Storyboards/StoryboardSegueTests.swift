import AdaptCore
import AdaptDocuments
import AdaptRules
import Testing

@Suite("Segues that cannot be performed, and classes that cannot be made")
struct StoryboardSegueTests {
  private let other = Board.scene("other", identifier: "other")

  private func board(_ segues: [InterfaceSegue], class name: String? = nil) -> InterfaceDocument {
    Board.named(initial: "home", [Board.scene("home", class: name, segues), other])
  }

  @Test("A custom segue without a class raises (R129)")
  func customSegue() {
    #expect(found(board([Board.segue(.custom, "other")])) == ["error segue-class to-other"])
    #expect(found(board([Board.segue(.custom, "other", class: "Slide")])) == [])
    #expect(
      found(board([Board.segue(.unknown("teleport"), "other")])) == ["warning segue-class to-other"]
    )
  }

  @Test("A segue of the controller itself needs an identifier, one of a control does not")
  func manual() {
    var nameless = Board.segue(.present, "other")
    nameless.identifier = nil
    #expect(found(board([nameless])) == ["warning manual-segue to-other"])
    let home = Board.scene("home", views: [Board.button("Go", [nameless])])
    #expect(found(Board.named(initial: "home", [home, other])) == [])
    var unwind = Board.unwind("back:", to: "exit")
    unwind.identifier = nil
    let scene = Board.scene("home", [unwind], exit: "exit")
    #expect(found(Board.named(initial: "home", [scene])) == ["warning manual-segue unwind"])
  }

  @Test(
    "Two segues of a scene with one identifier lead to one place, or code cannot tell them apart")
  func duplicates() {
    let one = Board.segue(.present, "other", id: "go")
    var two = one
    two.id = "again"
    #expect(found(board([one, two])) == [])
    two.destination = "home"
    #expect(found(board([one, two])) == ["warning duplicate-segue-identifier again"])
  }

  @Test(
    "A generic class is not found by its name, nor is what is no name (R125, R126)",
    arguments: [
      ("ListController<Item>", true), ("My Class", true), ("2Fast", true), ("", true),
      ("ListController", false), ("App.ListController", false), ("_TtC3App4List", false),
      ("Überblick", false),
    ])
  func classNames(name: String, isWrong: Bool) {
    #expect(found(board([], class: name)) == (isWrong ? ["warning class-name home"] : []))
  }

  @Test("A segue class has no outlets that raise: performing the segue does (R129)")
  func segueClassNames() {
    let board = board([Board.segue(.custom, "other", class: "Slide<Left>")])
    #expect(found(board) == ["warning class-name to-other"])
    #expect(messages(board)[0].contains("performing this segue raises an exception"))
  }
}

@Suite("Containers and their children")
struct ContainerRulesTests {
  private func stacked(_ scenes: [InterfaceScene]) -> InterfaceDocument {
    Board.named(initial: scenes[0].controller?.id, scenes)
  }

  @Test("Children that contain their container are made without end (O093)")
  func cycles() {
    let stack = Board.stack("stack", root: "home")
    let hole = Board.view("containerView", "hole", .container, [Board.segue(.embed, "stack")])
    #expect(
      found(stacked([stack, Board.scene("home", views: [hole])])) == [
        "error containment-cycle to-stack"
      ])
    let itself = Board.view("containerView", "hole", .container, [Board.segue(.embed, "home")])
    #expect(
      found(stacked([Board.scene("home", views: [itself])])) == ["error containment-cycle to-home"])
    // A presentation makes its scene when it is asked for: no cycle.
    #expect(found(stacked([Board.scene("home", [Board.segue(.present, "home")])])) == [])
  }

  @Test("A container view that nothing fills is a warning where no code could")
  func containerViews() {
    let hole = Board.view("containerView", "hole", .container)
    #expect(
      found(stacked([Board.scene("home", views: [hole])])) == ["warning empty-container-view hole"])
    #expect(
      found(stacked([Board.scene("home", class: "Home", views: [hole])]))
        == ["note empty-container-view hole"])
    var own = hole
    own.customClass = CustomClass("Hole")
    #expect(
      found(stacked([Board.scene("home", views: [own])])) == ["note empty-container-view hole"])
  }

  @Test("A container without children is a note: code may set them")
  func childless() {
    #expect(found(stacked([Board.tabs("tabs", [])])) == ["note childless-container tabs"])
    #expect(
      found(stacked([Board.scene("pages", .pages(InterfaceController.Pages()))])) == [])
  }

  @Test(
    "More than five tabs go under More, where a split view raises (R100, grgcombs/IntelligentSplitViewController issue 11)"
  )
  func tabs() {
    let names = (1...6).map { "tab\($0)" }
    let scenes = names.map { Board.scene($0) }
    #expect(found(stacked([Board.tabs("tabs", names)] + scenes)) == ["note many-tabs tabs"])
    #expect(found(stacked([Board.tabs("tabs", Array(names[..<5]))] + scenes[..<5])) == [])
    let split = Board.split("tab6", "tab1", "tab2")
    #expect(
      found(stacked([Board.tabs("tabs", names)] + scenes[..<5] + [split]))
        == ["note many-tabs tabs", "warning many-tabs to-tab6", "note nested-container to-tab6"])
  }

  @Test("Tabs inside a stack and a split view in a tab are notes, one in a stack is an error")
  func nested() {
    let home = Board.scene("home")
    #expect(
      found(stacked([Board.stack("stack", root: "tabs"), Board.tabs("tabs", ["home"]), home]))
        == ["note nested-container to-tabs"])
    #expect(
      found(
        stacked([
          Board.stack("stack", root: "split"), Board.split("split", "home", "other"), home,
          Board.scene("other"),
        ])) == ["error nested-container to-split"])
    #expect(
      found(
        stacked([
          Board.tabs("tabs", ["split"]), Board.split("split", "home", "other"), home,
          Board.scene("other"),
        ])) == ["note nested-container to-split"])
    #expect(
      found(stacked([Board.tabs("tabs", ["stack"]), Board.stack("stack", root: "home"), home]))
        == [])
    let pushing = Board.scene("list", [Board.segue(.show, "tabs")])
    #expect(
      found(
        stacked([Board.stack("stack", root: "list"), pushing, Board.tabs("tabs", ["home"]), home]))
        == ["note nested-container to-tabs"])
  }

  @Test("A prototype cell has a reuse identifier of its own in its table")
  func reuse() {
    #expect(
      found(stacked([Board.scene("home", views: [Board.table(["a", nil, "a"])])]))
        == ["warning reuse-identifier cell-1", "warning reuse-identifier cell-2"])
    var two = Board.table(["a"])
    two.id = "second"
    #expect(found(stacked([Board.scene("home", views: [Board.table(["a"]), two])])) == [])
    var still = InterfaceTable()
    still.isStatic = true
    still.sections = [InterfaceTable.Section(id: "s", position: .start)]
    still.sections[0].cells = [Board.view("tableViewCell", "c", .tableCell(InterfaceCell()))]
    let fixed = Board.view("tableView", "fixed", .table(still))
    #expect(found(stacked([Board.scene("home", views: [fixed])])) == [])
  }
}
