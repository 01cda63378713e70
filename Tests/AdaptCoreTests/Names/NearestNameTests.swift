import AdaptCore
import Testing

@Suite("Nearest names")
struct NearestNameTests {
  private static let styles = [
    "fullScreen", "pageSheet", "formSheet", "currentContext", "overFullScreen", "popover",
  ]

  @Test(
    "A name with few errors finds the one that was meant",
    arguments: [
      (written: "formsheet", meant: "formSheet"),
      (written: "form-sheet", meant: "formSheet"),
      (written: "form", meant: "formSheet"),
      (written: "popver", meant: "popover"),
      (written: "fulScreen", meant: "fullScreen"),
      (written: "pagesheat", meant: "pageSheet"),
      (written: "fromSheet", meant: "formSheet"),
      (written: "context", meant: "currentContext"),
    ])
  func nearest(written: String, meant: String) {
    #expect(nearestName(to: written, among: Self.styles) == meant)
  }

  @Test(
    "A name that resembles none has no nearest",
    arguments: ["", "x", "tabs", "💥", ".....", "eet"])
  func none(written: String) {
    #expect(nearestName(to: written, among: Self.styles) == nil)
  }

  @Test("A beginning goes before an error, and the shorter name before the longer")
  func order() {
    let names = ["ipad-pro-12-9-3", "ipad-pro-11-m4", "ipad-pro-12-9-1", "ipad-pro-13"]
    #expect(nearestName(to: "ipad-pro-12", among: names) == "ipad-pro-12-9-3")
    #expect(nearestName(to: "ipad-pro", among: names) == "ipad-pro-13")
  }

  @Test("A name of any length is answered at once")
  func longName() {
    let long = String(repeating: "a", count: 2_000_000)
    #expect(nearestName(to: long, among: ["a", long]) == nil)
  }

  @Test("Without a nearest name the suggestion lists what there is, up to twelve")
  func suggestion() {
    #expect(nameSuggestion(for: "pagesheat", among: Self.styles) == "did you mean 'pageSheet'?")
    #expect(nameSuggestion(for: "x", among: ["phone", "tablet"]) == "write one of phone, tablet")
    let many = (1...13).map { "name\($0)" }
    #expect(nameSuggestion(for: "x", among: many).hasSuffix("name12, …"))
    #expect(nameSuggestion(for: "x", among: []) == "there is none to name")
  }

  @Test("The names that go on where one ends come in their order, the same one alone")
  func longer() {
    let names = ["iphone-se-1", "iphone-16", "iphone-se-2", "iphone-16-pro"]
    #expect(namesBeginning(with: "iPhone SE", among: names) == ["iphone-se-1", "iphone-se-2"])
    #expect(namesBeginning(with: "iphone16", among: names) == ["iphone-16"])
    #expect(namesBeginning(with: "i", among: names) == [])
  }

  @Test("Quoted text shows control characters instead of sending them, and is cut")
  func quoted() {
    #expect("plain".quoted == "'plain'")
    #expect("\u{1B}[31m\n".quoted == #"'\u{1B}[31m\u{A}'"#)
    #expect(
      String(repeating: "ab", count: 40).quoted == "'\(String(repeating: "ab", count: 30))…'")
  }
}
