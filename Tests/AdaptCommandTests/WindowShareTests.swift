import AdaptCommand
import Foundation
import Testing

/// The figures are those of Profiles/Pads: portrait halves are in no source.
@Suite("Shares of the screen")
struct WindowShareTests {
  @Test(
    "A share that no source states is bad input, with what there is",
    arguments: [
      (
        "--device pad-11 --resize 1/2",
        "no source states 1/2 of pad-11 in portrait; write 1/3 or 2/3, or a size such as 417x1194"
      ),
      (
        "--device pad-11 --window 1/2",
        "no source states 1/2 of pad-11 in portrait; write 1/3 or 2/3, or a size such as 417x1194"
      ),
      (
        "--device ipad-a16 --resize 2/3",
        "no source states 2/3 of ipad-a16 in portrait; write a size such as 546x1180"
      ),
      (
        "--device pad-11 --resize slideOver --orientation landscapeLeft",
        "no source states slideOver of pad-11 in landscape; write 1/3, 1/2 or 2/3, or a size such as "
          + "320x834"
      ),
      // The half that landscape has is no share of portrait.
      (
        "--device pad-11 --orientation landscapeLeft --resize 1/2 --rotate",
        "no source states 1/2 of pad-11 in portrait; write 1/3 or 2/3, or a size such as 417x1194"
      ),
    ])
  func unstated(arguments: String, message: String) {
    let call = Call(arguments)
    #expect(call.errors == "adaptsim: \(message)\n")
    #expect(call.exit == .badInput)
    #expect(call.output.isEmpty)
  }

  @Test("Of several devices those that lack the share are named, and nothing is printed")
  func severalDevices() {
    let call = Call("--device pad-11 --device pad --device ipad-a16 --ios 17 --resize 1/3")
    #expect(
      call.errors
        == "adaptsim: no source states 1/3 of ipad-a16 in portrait; write a size such as 273x1180\n"
    )
    #expect(call.exit == .badInput)
    #expect(call.output.isEmpty)
    let both = Call("--device pad-11 --device pad --ios 17 --resize 1/2")
    #expect(both.errors.split(separator: "\n").count == 2)
  }

  @Test("A share of the right orientation is fine, and the size that the message offers too")
  func stated() {
    #expect(Call("--device pad-11 --orientation landscapeLeft --resize 1/2").exit == .fine)
    #expect(Call("--device pad-11 --resize 417x1194").exit == .fine)
  }

  @Test("A share that a file asks for is a finding of its run")
  func ofFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file(
      "scene.json5",
      "{ device: 'pad-11', root: 'a', controllers: { a: {} }, steps: [{ resize: '1/2' }] }")
    let call = Call([path])
    #expect(call.exit == .findings)
    #expect(call.says("ignored: the window's share of the screen, because no source states"))
  }

  // Profiles/Pads/ipad-834x1194.json states safe areas up to 18 and this share up to 18.
  @Test("A figure of another system is noted")
  func extended() {
    let call = Call("--device pad-11 --ios 26 --resize 1/3 --width 1000")
    #expect(call.exit == .fine)
    #expect(call.output.components(separatedBy: "note: a figure of the device").count == 3)
    #expect(call.says("note: a figure of the device comes from another system [device.figures]"))
    #expect(!Call("--device pad-11 --ios 18 --resize 1/3").says("note: a figure"))
  }
}
