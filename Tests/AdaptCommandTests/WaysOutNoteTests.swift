import AdaptCommand
import Testing

@Suite("The note on how to close what is on screen")
struct WaysOutNoteTests {
  @Test(
    "It names the ways that a person has",
    arguments: [
      // O015, R032: from 13 a sheet goes by a swipe, on a pad by a tap outside too.
      ("--ios 13 --user swipe-down-cancel --user drag-20", "to close modal: swipe down"),
      (
        "--device pad --ios 13 --present formSheet --user drag-20",
        "to close modal: swipe down, or tap outside"
      ),
      // R012: in compact height nothing but a control.
      (
        "--device iphone-15 --ios 17 --orientation landscapeRight --user drag-20",
        "only its own control closes modal"
      ),
    ])
  func ways(arguments: String, note: String) {
    #expect(Call(arguments).says(note), "\(Call(arguments).output)")
  }

  @Test("Without a button of its own that is a finding (R012)")
  func stuck() {
    let call = Call(
      "--device iphone-15 --ios 17 --orientation landscapeRight --no-close-button --user drag-20")
    #expect(call.exit == .findings)
    #expect(call.says("nothing closes modal"))
  }

  @Test(
    "A drag and a detent that cannot be are bad input",
    arguments: [
      ("--user drag-far", "no number 'far' of points"),
      ("--user drag", "no drag 'drag'; write 'drag 300'"),
      ("--detents middle", "no detent 'middle'; write medium, large, or points"),
      ("--detents large,large", "the detent 'large' is given twice"),
      ("--detents -5", "no detent '-5'"),
    ])
  func badInput(arguments: String, message: String) {
    let call = Call(arguments)
    #expect(call.exit == .badInput)
    #expect(call.errors.contains(message), "\(call.errors)")
  }
}
