import AdaptCore
import AdaptDocuments
import AdaptRules
import Testing

@Suite("Presented scenes and the ways out of them")
struct WayOutRulesTests {
  private func board(
    _ style: UIModalPresentationStyle?, _ content: InterfaceScene,
    kind: InterfaceSegue.Kind = .present
  ) -> InterfaceDocument {
    let home = Board.scene(
      "home", [Board.segue(kind, "content", style: style, anchor: "Open")],
      views: [Board.button("Open")])
    return Board.named(initial: "home", [home, content])
  }

  private let bare = Board.scene("content")

  @Test("Full screen without a control and without code is a dead end on every device (R012)")
  func deadEnd() {
    #expect(found(board(.fullScreen, bare)) == ["warning no-way-out to-content"])
    #expect(found(board(.overFullScreen, bare)) == ["warning no-way-out to-content"])
  }

  @Test("A class may close it by code, which is a note; an action or an unwind is a way out")
  func control() {
    #expect(
      found(board(.fullScreen, Board.scene("content", class: "Content")))
        == ["note no-way-out to-content"])
    let acting = Board.scene("content", views: [Board.button("Done", calls: "d:", on: "content")])
    #expect(found(board(.fullScreen, acting)) == [])
    let unwinding = Board.scene(
      "content", views: [Board.button("Done", [Board.unwind("back:", to: "exit")])], exit: "exit")
    #expect(found(board(.fullScreen, unwinding)) == [])
  }

  @Test("The class of a view, or code that performs the segue, may close it too: a note")
  func otherCode() {
    var view = Board.view("view", "spinner")
    view.customClass = CustomClass("Spinner")
    #expect(
      found(board(.fullScreen, Board.scene("content", views: [view])))
        == ["note no-way-out to-content"])
    func home(class name: String?, _ segues: [InterfaceSegue], _ views: [InterfaceView])
      -> [String]
    {
      found(
        Board.named(
          initial: "home", [Board.scene("home", class: name, segues, views: views), bare]))
    }
    let segue = Board.segue(.present, "content", style: .fullScreen)
    #expect(home(class: "Home", [segue], []) == ["note no-way-out to-content"])
    #expect(
      home(class: "Home", [], [Board.button("Go", [segue])]) == ["warning no-way-out to-content"])
  }

  @Test("A control in what the scene contains or leads to is a way out too")
  func deeper() {
    let home = Board.scene("home", [Board.segue(.present, "stack", style: .fullScreen)])
    let stack = Board.stack("stack", root: "first")
    let first = Board.scene("first", views: [Board.button("Next", [Board.segue(.show, "second")])])
    let second = Board.scene(
      "second", views: [Board.button("Done", [Board.unwind("back:", to: "exit")])], exit: "exit")
    #expect(found(Board.named(initial: "home", [home, stack, first, second])) == [])
  }

  @Test("A sheet can be swiped away from 13 on, but not before, and not on the side (O021, R015)")
  func sheets() {
    #expect(found(board(.pageSheet, bare)) == [])
    let before = found(board(.pageSheet, bare), on: [.phone(12.4)])
    #expect(before.contains("warning no-way-out to-content"))
    let texts = messages(board(.pageSheet, bare), on: [.phone(17)])
    #expect(texts.contains { $0.contains("on phone in landscape") })
    #expect(found(board(.pageSheet, bare), on: [.pad(17)]) == [])
  }

  @Test("A popover made for pads is full screen on a phone up to 12, where no tap closes it (R004)")
  func popover() {
    let board = board(nil, bare, kind: .popover)
    #expect(
      found(board, on: [.phone(12.4), .pad(12.4)])
        == ["warning no-way-out to-content", "note adapted-presentation to-content"])
    #expect(messages(board, on: [.phone(12.4), .pad(12.4)])[0].contains("on phone:"))
    #expect(found(board, on: [.pad(12.4)]) == ["note adapted-presentation to-content"])
  }

  @Test("Automatic is full screen before 13 and a sheet after (O048)")
  func automatic() {
    #expect(found(board(nil, bare)) == [])
    #expect(found(board(nil, bare), on: [.phone(12)]) == ["warning no-way-out to-content"])
    #expect(found(board(nil, bare), on: [.pad(13)]) == [])
    // The scene's own style counts where the segue leaves it open.
    let own = Board.scene("content", style: .fullScreen)
    #expect(found(board(nil, own), on: [.pad(13)]) == ["warning no-way-out to-content"])
  }

  @Test("A sheet that is modal in presentation is not swiped away")
  func modal() {
    var content = bare
    content.controller?.isModalInPresentation = true
    #expect(found(board(.pageSheet, content), on: [.pad(17)]) == ["warning no-way-out to-content"])
  }
}
