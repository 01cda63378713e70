import AdaptCommand
import Testing

/// What the adaptive delegate answers: O038 and O041 say which answers count and what `none` does.
@Suite("Answers of the delegate")
struct AnswerTests {
  // O041: none keeps the style, in compact width too.
  @Test("The answer none keeps the style", arguments: ["none", "compact=none", "compact,any=none"])
  func none(answer: String) {
    let call = Call("--device phone-max --present popover --answer \(answer)")
    #expect(call.exit == .fine)
    #expect(call.says("shown as asked, popover"))
    #expect(call.says("adaptivePresentationStyle(for:traitCollection: wC hR)", "none"))
  }

  @Test("The first answer that fits the traits counts, and none where no one does")
  func conditions() {
    let call = Call(
      "--device phone-max --rotate --answer any,compact=overFullScreen --answer compact=fullScreen")
    #expect(call.says("asked formSheet, shown fullScreen"))
    #expect(call.says("fullScreen → overFullScreen"))
    let regular = Call("--device phone-max --answer regular=overFullScreen")
    #expect(regular.says("shown as asked, formSheet"))
  }

  // O023: up to 8.2 only the older question is asked, in compact width.
  @Test("The delegate answers the older question too")
  func oldQuestion() {
    let call = Call("--device phone --ios 8.2 --present popover --answer compact=none")
    #expect(call.says("shown as asked, popover"))
    #expect(call.says("adaptivePresentationStyle(for:)", "none"))
  }

  @Test("Steps that follow a file have a delegate, and the file's own controllers keep theirs")
  func afterFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("scene.json5", Scenes.passing)
    let call = Call([path, "--present", "popover", "--answer", "none"])
    #expect(call.says("compose", "asked formSheet, shown fullScreen"))
    #expect(call.says("modal", "shown as asked, popover"))
    let alone = Call([path, "--answer", "none"])
    #expect(
      alone.errors
        == "adaptsim: '--answer' is for what '--present' presents; write 'adaptivity' in the file, "
        + "or add a --present\n")
    #expect(alone.exit == .wrongUsage)
  }

  // O038: only none, fullScreen, overFullScreen and formSheet count. O040: up to 12 a popover in
  // compact width is full screen. From 13 it is a form sheet (O039), which leaves the top free.
  @Test(
    "Where UIKit adapted and nobody answered, a note says what answers would do",
    arguments: [
      (
        "--device pad-11 --present popover --resize 1/3 --ios 17",
        "a delegate that answers none keeps the popover; fullScreen or overFullScreen covers the "
          + "window [adaptation.answer]; --answer none shows it."
      ),
      (
        "--device phone-max --rotate",
        "a delegate that answers none or formSheet keeps the formSheet; overFullScreen leaves root "
          + "in place [adaptation.answer]; --answer none shows it."
      ),
    ])
  func advice(arguments: String, note: String) {
    #expect(Call(arguments + " --width 1000").lines.contains("Note: \(note)"))
    #expect(!Call(arguments + " --answer none").says("a delegate that answers"))
  }

  @Test("Where nothing adapted there is no such note")
  func noAdvice() {
    #expect(!Call("--device pad --present formSheet").says("a delegate that answers"))
    #expect(!Call("--device phone-max --present custom").says("a delegate that answers"))
  }

  @Test("An alert, which asked for no style, is shown as an alert")
  func alert() throws {
    let folder = try TemporaryFolder()
    let call = Call([
      try folder.file(
        "alert.json5",
        "{ device: 'phone', root: 'list', controllers: { list: {}, sure: { alert: { actions: ['OK'] } } }, "
          + "steps: [{ present: 'sure' }] }")
    ])
    #expect(call.says("sure", "shown as an alert: an alert is an alert in every environment"))
    #expect(!call.output.contains("custom, shown"))
  }

  @Test("Of a file the note says what to write in it")
  func adviceForFile() throws {
    let folder = try TemporaryFolder()
    let call = Call([try folder.file("scene.json5", Scenes.passing), "--width", "1000"])
    #expect(
      call.says(
        "Note: a delegate that answers none or formSheet keeps the formSheet; overFullScreen leaves "
          + "list in place [adaptation.answer]; "
          + #"adaptivity: { answers: [{ style: "none" }] } shows it."#))
  }
}
