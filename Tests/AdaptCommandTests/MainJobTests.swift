import AdaptCommand
import Testing

@Suite("The main job")
struct MainJobTests {
  private let call = Call("--device phone-max --rotate")

  @Test("It fits a screen and a half, is fine, and says nothing on standard error")
  func size() {
    #expect(call.exit == .fine)
    #expect(call.errors.isEmpty)
    #expect(call.output.split(separator: "\n", omittingEmptySubsequences: false).count <= 63)
    #expect(call.lines.allSatisfy { $0.count <= 100 })
  }

  @Test("It has the three phases as headings, in their order")
  func phases() {
    let headings = call.lines.filter { $0.first?.isLetter == true && $0.contains("of modal") }
    #expect(
      headings == ["Presentation of modal by root", "Management of modal", "Dismissal of modal"])
  }

  // O039, O040: a form sheet fills a compact width up to 12, and is 414 × 394 on a phone of that
  // width on its side.
  @Test("Under 12.4 the sheet is full screen upright and a card on the side")
  func classicSheet() {
    #expect(call.says("modal", "asked formSheet, shown fullScreen: the width is compact"))
    #expect(call.says("fullScreen → formSheet: the width is not compact"))
    #expect(call.says("modal", "frame 0,0 414 × 896 → 241,20 414 × 394"))
    #expect(call.says("root", "viewDidDisappear"))
    #expect(call.says("root", "viewWillAppear"))
  }

  // R021: from 13 the sheet stays a sheet, and in compact height it covers the window.
  @Test("From 13 the sheet stays one, and covers the window on the side", arguments: ["13", "18"])
  func card(system: String) {
    let call = Call("--device phone-max --rotate --ios \(system)")
    #expect(call.exit == .fine)
    #expect(call.says("modal", "stays formSheet"))
    #expect(!call.output.contains("→ fullScreen"))
    #expect(!call.says("root", "viewWillDisappear"))
    #expect(call.says("→ 0,0 896 × 414: in compact height a sheet"))
  }

  @Test(
    "A later system that decides otherwise is told of, with a system that shows it",
    arguments: [
      ("--device phone-max --rotate", "from iOS 13", "13"),
      // The boundary is UIKit's. This phone ran no system behind it.
      ("--device iphone-5 --rotate", "from iOS 13", "13"),
      // This one began with 18.
      ("--device iphone-16 --ios 12 --rotate", "from iOS 13", "18"),
    ])
  func laterSystem(arguments: String, from: String, shown: String) {
    #expect(
      Call(arguments).lines.contains(
        "Note: \(from) modal stays formSheet and no longer covers or removes root; --ios \(shown) "
          + "shows it."))
  }

  // O022: from 8.3 the older question's answer counts in compact width alone, and a popover in
  // compact height adapts (R004).
  @Test("The change within 8 is told of")
  func laterMinor() {
    let call = Call(
      "--device phone-plus --ios 8.2 --orientation landscapeLeft --present popover --width 1000")
    #expect(call.says("Note: from iOS 8.3 modal becomes formSheet", "--ios 8.3 shows it."))
  }

  @Test("Where no later system decides otherwise there is no note")
  func noLaterSystem() {
    #expect(!Call("--device phone-max --rotate --ios 26").output.contains("Note:"))
    // No system shows full screen in another way.
    #expect(!Call("--device phone-max --present fullScreen").output.contains("Note:"))
  }

  @Test("Two runs give the same bytes", arguments: ["text", "json"])
  func sameBytes(format: String) {
    let arguments = "--device phone-max --rotate --format \(format)"
    #expect(Call(arguments).output == Call(arguments).output)
  }
}
