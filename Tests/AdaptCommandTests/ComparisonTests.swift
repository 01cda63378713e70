import AdaptCommand
import Testing

@Suite("Several runs in one call")
struct ComparisonTests {
  @Test("Systems stand side by side, with what differs marked")
  func systems() {
    let call = Call("--device phone-max --ios 12.4 --ios 13 --rotate")
    #expect(call.exit == .fine)
    #expect(call.says("iOS 12.4", "iOS 13"))
    #expect(call.says("≠ style of modal", "fullScreen, asked formSheet", "formSheet"))
    #expect(call.says("≠ root removed", "yes", "no"))
  }

  @Test("Devices and systems give every pair, and the titles say what differs")
  func product() {
    let call = Call("--device phone --device pad --ios 12 --ios 13")
    for title in ["phone, iOS 12", "phone, iOS 13", "pad, iOS 12", "pad, iPadOS 13"] {
      #expect(call.output.contains("\n\(title): ") || call.output.hasPrefix("\(title): "))
    }
    #expect(Call("--device phone --device pad").says("phone ", "pad"))
  }

  @Test("As records the runs follow one another, without the notes that a run has alone")
  func records() {
    func parts(_ arguments: String) -> (records: [Substring], ends: [Substring]) {
      let lines = Call(arguments + " --format json").output.split(separator: "\n")
      return (
        lines.filter { !$0.contains("\"record\":\"end\"") },
        lines.filter { $0.contains("\"record\":\"end\"") }
      )
    }
    let (both, older, newer) = (
      parts("--ios 12 --ios 13"), parts("--ios 12"), parts("--ios 13")
    )
    #expect(both.records == older.records + newer.records)
    #expect(both.ends.count == 2)
    #expect(both.ends.allSatisfy { !$0.contains("\"notes\"") })
    #expect(older.ends.allSatisfy { $0.contains("\"notes\"") })
  }

  @Test("A finding of any run is one of the call")
  func findings() {
    #expect(Call("--device pad --device phone --resize 1/3").exit == .findings)
    #expect(Call("--device pad --device pad-11 --ios 12 --resize 2/3").exit == .fine)
  }
}
