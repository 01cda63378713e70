import AdaptCommand
import Testing

@Suite("Options of a run")
struct RunOptionTests {
  @Test(
    "Every style is shown, the modal one or what UIKit makes of it",
    arguments: [
      "fullScreen", "pageSheet", "formSheet", "currentContext", "custom", "overFullScreen",
      "overCurrentContext", "popover", "automatic",
    ])
  func styles(style: String) {
    let call = Call("--device phone-max --present \(style)")
    #expect(call.exit == .fine)
    #expect(call.says("Presentation of modal by root"))
    #expect(call.says("Dismissal of modal"))
    #expect(call.says("Nothing was dropped."))
  }

  // The button is 44 wide in the middle of 834, below the safe area of 24, and follows the window.
  @Test("A popover points at a button in its presenter's top edge, and the step says so")
  func popover() {
    let call = Call("--device pad-11 --present popover")
    #expect(call.says("▸ present modal (popover at button)"))
    #expect(call.says("modal", "frame 257,", "320 × 480"))
    let over = Call("--device pad-11 --ios 13 --present formSheet --present popover")
    #expect(over.says("▸ present modal2 (popover at button2)"))
  }

  // Ruling 1: the first check of `present` is the style.
  @Test("The style none is an exception, and a finding")
  func noStyle() {
    let call = Call("--present none")
    #expect(call.exit == .findings)
    #expect(call.says("exception: NSInvalidArgumentException"))
    #expect(!call.says("Presentation of modal"))
  }

  @Test("Steps run from left to right, and a turn goes to the other way up unless one is named")
  func steps() {
    let call = Call("--rotate --rotate landscapeLeft --rotate --present pageSheet --dismiss")
    #expect(
      call.steps == [
        "rotate landscapeRight", "rotate landscapeLeft", "rotate portrait", "present modal",
        "dismiss",
      ])
  }

  @Test("The step after a turn without an orientation may be a file")
  func turnBeforeFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("scene.json5", Scenes.passing)
    #expect(Call(["--rotate", path]).says("▸ rotate landscapeRight"))
  }

  @Test(
    "Traits, windows and a person's actions are steps",
    arguments: [
      ("--appearance dark", "style light → dark"),
      ("--text-size accessibilityLarge", "text large → accessibilityLarge"),
      ("--layout-direction rightToLeft", "direction leftToRight → rightToLeft"),
      ("--device pad --resize 1/3", "wR hR → wC hR"),
      ("--device pad --resize 500x700", "500 × 700"),
      ("--ios 13 --user swipe-down", "▸ swipe down ends"),
      ("--ios 13 --user drag-600", "▸ drag sheet 600 ends"),
      (
        "--ios 17 --detents medium,large --user drag-to-large",
        "▸ drag sheet to large ends"
      ),
      ("--device pad --background --foreground", "▸ enter foreground"),
      ("--ios 13 --user swipe-down-cancel", "▸ swipe down goes back"),
      ("--device pad --present popover --user tap-outside", "▸ tap outside"),
    ])
  func kinds(arguments: String, words: String) {
    let call = Call(arguments)
    #expect(call.exit == .fine, "\(call.output)")
    #expect(call.output.contains(words))
  }

  @Test("An action may be one argument with spaces")
  func spaces() {
    #expect(
      Call(["--ios", "13", "--user", "swipe down"]).output
        == Call("--ios 13 --user swipe-down").output)
  }

  @Test(
    "The run is given its device, system, SDK, orientation and window",
    arguments: [
      ("--device iphone-15-pro", "393 × 852 points at 3x"),
      ("--device phone --ios 9.3", "iOS 9.3"),
      ("--device pad --ios 13", "iPadOS 13"),
      ("--ios 13 --sdk 12", "SDK 12"),
      ("--orientation landscapeLeft", "896 × 414 points at 3x · landscapeLeft"),
      ("--device pad --window 1/3", "window 1/3"),
    ])
  func environment(arguments: String, words: String) {
    #expect(Call(arguments).output.contains(words))
  }

  @Test("A resize of a phone is dropped, and a finding")
  func resizedPhone() {
    let call = Call("--device phone --resize 1/2")
    #expect(call.exit == .findings)
    #expect(call.says("ignored:"))
  }

  @Test("A note is no finding that a caller has to act on")
  func notes() {
    let call = Call("--device phone-max --ios 9")
    #expect(call.says("1  note:"))
    #expect(call.exit == .fine)
  }

  @Test("A choice changes what is decided")
  func choice() {
    let arguments = "--device pad --ios 18 --sdk 17 --present automatic"
    #expect(Call(arguments).says("presents modal as formSheet"))
    #expect(
      Call(arguments + " --choose presentation.automatic=sdk").says("presents modal as pageSheet"))
  }

  @Test("An exception ends a run unless it is recorded")
  func exceptions() {
    let arguments = "--present none --present pageSheet"
    #expect(!Call(arguments).says("presents modal2"))
    let recorded = Call(arguments + " --on-exception record")
    #expect(recorded.says("presents modal2 as pageSheet"))
    #expect(recorded.exit == .findings)
  }

  @Test("Full detail tells every event")
  func detail() {
    let brief = Call("--rotate").output
    let full = Call("--rotate --detail full").output
    #expect(!brief.contains("viewDidLayoutSubviews"))
    #expect(full.contains("viewDidLayoutSubviews"))
    #expect(Call("--rotate --detail brief").output == brief)
  }

  @Test("A value may stand behind a sign, and one of a letter right behind it")
  func spellings() throws {
    #expect(Call("--ios=13 --rotate=landscapeLeft").says("▸ rotate landscapeLeft"))
    let folder = try TemporaryFolder()
    #expect(Call(["-o\(folder.path)a.txt"]).exit == .fine)
    #expect(try folder.names == ["a.txt"])
  }

  @Test("After two dashes every argument is a file")
  func dashes() {
    #expect(
      Call("-- --rotate").errors
        == "adaptsim: --rotate: there is no such file; check the path\n")
  }
}

@Suite("Colour and width")
struct StyleTests {
  private let escape = "\u{1B}["

  @Test("Colours need a terminal that wants them, or to be asked for")
  func color() {
    let terminal = Terminal(width: 100, wantsColor: true)
    let plain = Terminal(width: 100, wantsColor: false)
    #expect(Call("--rotate", on: terminal).output.contains(escape))
    #expect(!Call("--rotate", on: plain).output.contains(escape))
    #expect(!Call("--rotate").output.contains(escape))
    #expect(Call("--rotate --color always").output.contains(escape))
    #expect(!Call("--rotate --color never", on: terminal).output.contains(escape))
    #expect(Call("--rotate --color auto", on: plain).output == Call("--rotate").output)
  }

  @Test("Lines break at the terminal's width, or at the one asked for")
  func width() {
    let narrow = Call("--rotate", on: Terminal(width: 80, wantsColor: false))
    #expect(narrow.lines.allSatisfy { $0.count <= 80 })
    #expect(narrow.output == Call("--rotate --width 80").output)
    #expect(Call("--rotate").output == Call("--rotate --width 100").output)
    #expect(Call("rules --width 80").lines.allSatisfy { $0.count <= 90 })
  }
}
