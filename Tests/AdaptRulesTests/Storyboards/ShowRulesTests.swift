import AdaptCore
import AdaptDocuments
import AdaptRules
import Testing

@Suite("Segues and what is above them")
struct ShowRulesTests {
  private let detail = Board.scene("detail")

  private func list(_ kind: InterfaceSegue.Kind, to destination: String = "detail")
    -> InterfaceScene
  {
    Board.scene("list", [Board.segue(kind, destination)])
  }

  @Test("A show with no navigation or split view above presents (O089, R122)")
  func bare() {
    let board = Board.named(initial: "list", [list(.show), detail])
    #expect(found(board) == ["warning show-without-container to-detail"])
    #expect(
      messages(board)[0].hasPrefix(
        "show from segue 'to-detail' of 'list' presents 'detail', without a button back"))
  }

  @Test("Under a navigation controller, a split view, in a tab or embedded in either it does not")
  func covered() {
    let stack = Board.stack("stack", root: "list")
    #expect(found(Board.named(initial: "stack", [stack, list(.show), detail])) == [])
    let split = Board.split("split", "list", "detail")
    #expect(found(Board.named(initial: "split", [split, list(.show), detail])) == [])
    let tabs = Board.tabs("tabs", ["stack"])
    #expect(found(Board.named(initial: "tabs", [tabs, stack, list(.show), detail])) == [])
    let holder = Board.scene(
      "holder",
      views: [Board.view("containerView", "hole", .container, [Board.segue(.embed, "list")])])
    let outer = Board.stack("stack", root: "holder")
    #expect(found(Board.named(initial: "stack", [outer, holder, list(.show), detail])) == [])
  }

  @Test("What is presented is under no container of its presenter, so that a show there presents")
  func presented() {
    let board = Board.named(
      initial: "stack",
      [
        Board.stack("stack", root: "home"), Board.scene("home", [Board.segue(.present, "list")]),
        list(.show), detail,
      ])
    #expect(found(board) == ["warning show-without-container to-detail"])
    let finding = StoryboardCheck([board]).findings()[0]
    #expect(finding.related.map(\.words) == ["'list' is entered here"])
    #expect(finding.related[0].place.position.line == 21)
  }

  @Test("One way without a container is enough, and the message says that others have one")
  func onOneWay() {
    let board = Board.named(
      initial: "stack",
      [
        Board.stack("stack", root: "home"),
        Board.scene(
          "home", [Board.segue(.present, "list"), Board.segue(.show, "list", id: "push")]),
        list(.show), detail,
      ])
    #expect(found(board) == ["warning show-without-container to-detail"])
    #expect(messages(board)[0].contains(", as it can elsewhere; "))
  }

  @Test("A scene that code makes may be in a stack of code's: that is a note")
  func byCode() {
    let board = Board.named(
      initial: "home",
      [
        Board.scene("home"),
        Board.scene("list", identifier: "list", [Board.segue(.show, "detail")]),
        detail,
      ])
    #expect(found(board) == ["note show-without-container to-detail"])
    // A segue class of the app's shows what it leads to as it likes.
    let custom = Board.named(
      initial: "home",
      [
        Board.scene("home", [Board.segue(.custom, "list", class: "Slide")]), list(.show), detail,
      ])
    #expect(found(custom) == ["note show-without-container to-detail"])
  }

  @Test("A way that segues settle says more than what code might do")
  func settledBySegues() {
    let board = Board.named(
      initial: "stack",
      [
        Board.stack("stack", root: "list"),
        Board.scene("list", identifier: "list", [Board.segue(.show, "detail")]), detail,
      ])
    #expect(found(board) == [])
  }

  @Test("Of what follows from what code does nothing is told but the beginning")
  func afterCode() {
    let board = Board.named(
      initial: "home",
      [
        Board.scene("home"), Board.scene("list", identifier: "list", [Board.segue(.show, "next")]),
        Board.scene("next", [Board.segue(.show, "detail"), Board.segue(.show, "list")]), detail,
      ])
    #expect(
      found(board) == ["note show-without-container to-next", "note shown-again to-list"])
  }

  @Test(
    "A file opens the app if its name says so, or if it is the only one and opens with a container")
  func firstFile() {
    let warning = ["warning show-without-container to-detail"]
    let note = ["note show-without-container to-detail"]
    let plain = Board.named("Part", initial: "list", [list(.show), detail])
    let other = Board.named("Other", initial: "a", [Board.scene("a")])
    #expect(found(plain) == note)
    #expect(found(plain, other) == note)
    let tabs = Board.named(
      "Part", initial: "tabs", [Board.tabs("tabs", ["list"]), list(.show), detail])
    #expect(found(tabs) == warning)
    #expect(found(tabs, other) == note)
    // The screen that is shown while the app is launched is no other.
    var launch = Board.named("LaunchScreen", initial: "a", [Board.scene("a")])
    launch.settings.isLaunchScreen = true
    #expect(found(tabs, launch) == warning)
    let main = Board.named("MainPad", initial: "list", [list(.show), detail])
    #expect(found(main, other) == warning)
    #expect(found(tabs, Board.named("Main", initial: "a", [Board.scene("a")])) == note)
    for name in ["Main", "main", "Main_iPhone", "main-pad", "MainStoryboard", "Maininterface"] {
      #expect(found(Board.named(name, initial: "list", [list(.show), detail])) == warning)
    }
    for name in ["Maintenance", "mainland", "Domain"] {
      #expect(found(Board.named(name, initial: "list", [list(.show), detail])) == note)
    }
  }

  @Test("A stack is never pushed: where none is above, a show of one does what it would anyway")
  func stackShownBare() {
    let inner = Board.stack("inner", root: "detail")
    #expect(
      found(Board.named(initial: "list", [list(.show, to: "inner"), inner, detail])) == [])
  }

  @Test("Tabs that are shown are meant to replace all, which is no fault but worth a look (R122)")
  func containerShownBare() {
    let tabs = Board.tabs("tabs", ["detail"])
    let board = Board.named(initial: "list", [list(.show, to: "tabs"), tabs, detail])
    #expect(found(board) == ["note show-without-container to-tabs"])
    #expect(messages(board)[0].contains("from 13 on as a sheet"))
    #expect(!messages(board)[0].contains("put 'list' into"))
  }

  @Test("A segue class of the app's decides, and nothing is claimed of it")
  func customClass() {
    let scene = Board.scene("list", [Board.segue(.show, "detail", class: "Slide")])
    #expect(found(Board.named(initial: "list", [scene, detail])) == [])
  }

  @Test("An unreachable scene is told as that, not for its segues")
  func unreachable() {
    let board = Board.named(initial: "home", [Board.scene("home"), list(.show), detail])
    #expect(
      found(board) == ["warning unreachable-scene list", "warning unreachable-scene detail"])
  }

  @Test("An old push with no navigation controller above raises (PageMenu issue 11)")
  func push() {
    #expect(
      found(Board.named(initial: "list", [list(.push), detail]))
        == ["error push-without-navigation to-detail"])
    let stack = Board.stack("stack", root: "list")
    #expect(found(Board.named(initial: "stack", [stack, list(.push), detail])) == [])
    // A split view pushes nothing by itself.
    let split = Board.split("split", "list", "other")
    #expect(
      found(Board.named(initial: "split", [split, list(.push), detail, Board.scene("other")]))
        == ["error push-without-navigation to-detail"])
  }

  @Test("An old push into a column of a split view needs no stack around its own scene")
  func pushIntoColumn() {
    var segue = Board.segue(.push, "detail")
    segue.splitTarget = 1
    let split = Board.split("split", "list", "detail")
    let board = Board.named(initial: "split", [split, Board.scene("list", [segue]), detail])
    #expect(found(board) == [])
  }

  @Test("A stack pushes no stack and no split view (skywinder/ActionSheetPicker-3.0 issue 70)")
  func pushedContainers() {
    let stack = Board.stack("stack", root: "list")
    let inner = Board.stack("inner", root: "detail")
    #expect(
      found(Board.named(initial: "stack", [stack, list(.push, to: "inner"), inner, detail]))
        == ["error pushed-container to-inner"])
    let split = Board.split("inner", "detail", "other")
    #expect(
      found(
        Board.named(
          initial: "stack",
          [stack, list(.show, to: "inner"), split, detail, Board.scene("other")]))
        == ["error pushed-container to-inner"])
  }

  @Test(
    "A stack that is shown is presented, which is meant where it can be closed (SwiftyJSON pull request 686)"
  )
  func shownStack() {
    let stack = Board.stack("stack", root: "list")
    let inner = Board.stack("inner", root: "detail")
    #expect(
      found(Board.named(initial: "stack", [stack, list(.show, to: "inner"), inner, detail]))
        == ["warning pushed-container to-inner"])
    let closing = Board.scene("detail", views: [Board.button("Done", calls: "done:", on: "detail")])
    #expect(
      found(Board.named(initial: "stack", [stack, list(.show, to: "inner"), inner, closing]))
        == ["note pushed-container to-inner"])
  }

  @Test("Show detail without a split view presents, even in a stack (O085)")
  func detailWithoutSplit() {
    let stack = Board.stack("stack", root: "list")
    #expect(
      found(Board.named(initial: "stack", [stack, list(.showDetail), detail]))
        == ["warning detail-without-split to-detail"])
    let split = Board.split("split", "stack", "detail")
    #expect(found(Board.named(initial: "split", [split, stack, list(.showDetail), detail])) == [])
  }

  @Test("An old replace needs a split view")
  func replace() {
    #expect(
      found(Board.named(initial: "list", [list(.replace), detail]))
        == ["warning detail-without-split to-detail"])
    let split = Board.split("split", "list", "detail")
    #expect(found(Board.named(initial: "split", [split, list(.replace), detail])) == [])
  }
}
