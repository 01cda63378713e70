import AdaptCore
import AdaptDocuments
import AdaptRules
import Foundation
import Testing

@Suite("Popovers and what they become")
struct PopoverRulesTests {
  private let content = Board.scene("content", class: "Content")

  private func board(
    _ segue: InterfaceSegue, class name: String? = nil, views: [InterfaceView] = []
  ) -> InterfaceDocument {
    Board.named(
      initial: "home", [Board.scene("home", class: name, [segue], views: views), content])
  }

  @Test("A popover without an anchor raises, unless code sets one (O028, R023)")
  func noAnchor() {
    let segue = Board.segue(.popover, "content")
    #expect(found(board(segue)) == ["error popover-origin to-content"])
    #expect(found(board(segue, class: "Home")) == ["warning popover-origin to-content"])
  }

  @Test("An anchor of the same scene is in order: a view, or a bar button")
  func anchored() {
    let segue = Board.segue(.popover, "content", anchor: "Open")
    #expect(found(board(segue, views: [Board.button("Open")])) == [])
    var barSegue = Board.segue(.popover, "content")
    barSegue.anchorBarItem = "add"
    let item = InterfaceBarItem(id: "add", position: .start)
    let home = Board.scene("home", [barSegue], items: [item])
    #expect(found(Board.named(initial: "home", [home, content])) == [])
  }

  @Test("An anchor in another scene is an error")
  func otherScene() {
    let segue = Board.segue(.popover, "content", anchor: "Away")
    let other = Board.scene("other", identifier: "other", views: [Board.button("Away")])
    let home = Board.scene("home", [segue])
    #expect(
      found(Board.named(initial: "home", [home, content, other]))
        == ["error popover-origin to-content"])
  }

  @Test("A hidden anchor is a note, one that is not installed a warning")
  func hidden() {
    let segue = Board.segue(.popover, "content", anchor: "Open")
    var button = Board.button("Open")
    button.isHidden = true
    #expect(found(board(segue, views: [button])) == ["note popover-origin to-content"])
    var holder = Board.view("view", "holder")
    holder.subviews = [Board.button("Open")]
    holder.alpha = 0
    #expect(found(board(segue, views: [holder])) == ["note popover-origin to-content"])
    holder.alpha = 1
    var variation = InterfaceVariation(.base, position: .start)
    variation.excluded = ["Open"]
    holder.variations = [variation]
    #expect(found(board(segue, views: [holder])) == ["warning popover-origin to-content"])
    var wide = InterfaceVariation(
      .sizeClasses(horizontal: .regular, vertical: .unspecified), position: .start)
    wide.included = ["Open"]
    holder.variations.append(wide)
    #expect(messages(board(segue, views: [holder]))[0].contains("in every size class"))
  }

  @Test("What cannot be touched starts no popover, and nothing is claimed of its anchor")
  func hiddenOrigin() {
    let segue = Board.segue(.popover, "content", anchor: "Open")
    var button = Board.button("Open", [segue])
    button.isHidden = true
    let hidden = Board.named(initial: "home", [Board.scene("home", views: [button]), content])
    #expect(found(hidden) == [])
    // The segue begins in what is not installed, or beside it.
    func board(_ inside: [InterfaceView], _ outside: [InterfaceView]) -> InterfaceDocument {
      var holder = Board.view("view", "holder")
      holder.subviews = inside
      var outer = Board.view("view", "outer")
      outer.subviews = [holder] + outside
      var variation = InterfaceVariation(.base, position: .start)
      variation.excluded = ["holder"]
      outer.variations = [variation]
      return Board.named(initial: "home", [Board.scene("home", views: [outer]), content])
    }
    let (open, go) = (Board.button("Open"), Board.button("Go", [segue]))
    #expect(found(board([open, go], [])) == [])
    #expect(found(board([open], [go])) == ["warning popover-origin to-content"])
    // What is touched may be around what is hidden.
    var cell = Board.view("view", "cell", .plain, [segue])
    cell.subviews = [button]
    cell.subviews[0].connections = []
    let around = Board.named(initial: "home", [Board.scene("home", views: [cell]), content])
    #expect(found(around) == ["note popover-origin to-content"])
  }

  @Test("A popover without arrows is a note: some want it so")
  func noArrows() {
    var segue = Board.segue(.popover, "content", anchor: "Open")
    segue.arrowDirections = []
    #expect(
      found(board(segue, views: [Board.button("Open")])) == ["note popover-origin to-content"])
    segue.arrowDirections = .down
    #expect(found(board(segue, views: [Board.button("Open")])) == [])
  }

  @Test("What a popover becomes is told in one line for all devices (O039, O040)")
  func adapting() {
    let segue = Board.segue(.popover, "content", anchor: "Open")
    let board = board(segue, views: [Board.button("Open", calls: "a:", on: "home")])
    let texts = messages(board, on: [.phone(12.4, "old"), .phone(17, "new"), .pad(17)])
    #expect(
      texts.first { $0.contains("becomes") }
        == "the popover of 'Content' becomes fullScreen on old; formSheet on new and in narrow "
        + "windows of pads; set a delegate if that is not meant")
    // A pad shows it as it is, unless its window is narrow, which none was before 9.
    #expect(found(board, on: [.pad(17)]) == ["note adapted-presentation to-content"])
    #expect(found(board, on: [.pad(8)]) == [])
  }

  @Test("Devices are named by groups, under each system where there are several")
  func words() {
    let segue = Board.segue(.popover, "content", anchor: "Open")
    let board = board(segue, views: [Board.button("Open", calls: "a:", on: "home")])
    func becomes(_ environments: [StoryboardEnvironment]) -> String? {
      messages(board, on: environments).first { $0.contains("becomes") }
        .flatMap { $0.components(separatedBy: "becomes ").last }
        .flatMap { $0.components(separatedBy: "; set a delegate").first }
    }
    let names = ["a", "b", "c"]
    #expect(becomes(names.map { .phone(17, $0) }) == "formSheet on all phones")
    #expect(becomes([.phone(17, "a"), .phone(12.4, "b")]) == "fullScreen on b; formSheet on a")
    let both = names.flatMap { [.phone(12.4, $0), .phone(17, $0)] as [StoryboardEnvironment] }
    #expect(
      becomes(both) == "fullScreen on all phones under 12.4; formSheet on all phones under 17")
    // Of nearly all the others are named.
    let wide = StoryboardEnvironment(
      "wide", platform: Platform(system: 17), idiom: .phone,
      portrait: SizeClasses(horizontal: .regular, vertical: .regular),
      landscape: SizeClasses(horizontal: .regular, vertical: .compact))
    #expect(
      becomes(names.map { StoryboardEnvironment.phone(17, $0) } + [wide])
        == "formSheet on all phones but wide, wide in landscape")
  }

  @Test("The popover segue before 8 is for pads alone")
  func oldPopover() {
    let segue = Board.segue(.popoverOfPad, "content", anchor: "Open")
    var board = board(segue, views: [Board.button("Open")])
    #expect(found(board) == [])
    #expect(found(board, on: [.pad(12)]) == [])
    #expect(found(board, on: [.phone(12)]).contains("warning adapted-presentation to-content"))
    board.settings.targetRuntime = "iOS.CocoaTouch.iPad"
    #expect(!found(board, on: [.phone(12)]).contains("warning adapted-presentation to-content"))
  }
}
