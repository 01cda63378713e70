import AdaptCommand
import Foundation
import Testing

@Suite("Faults of storyboards, as runs and tours tell them")
struct StoryboardFaultTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a storyboard with lines inside the view of its only scene.
  private func storyboard(_ lines: String...) throws -> String {
    try folder.file(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes><scene sceneID="s"><objects>
      <viewController id="a" sceneMemberID="viewController"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="414" height="896"/><subviews>
      \(lines.joined(separator: "\n"))
      </subviews></view></viewController><exit id="x" sceneMemberID="exit"/>
      </objects></scene></scenes></document>
      """)
  }

  private func button(
    _ title: String, _ attributes: String = "", _ segue: String = ""
  ) -> String {
    "<button id=\"\(title.filter(\.isLetter))\" \(attributes)><rect key=\"frame\" x=\"10\" y=\"90\" "
      + "width=\"100\" height=\"30\"/><state key=\"normal\" title=\"\(title)\"/>"
      + "<connections>\(segue)</connections></button>"
  }

  /// What a report says, with its lines joined: where they break hangs on the folder's path.
  private func unwrapped(_ call: Call) -> String {
    call.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static let unwind = "<segue destination=\"x\" kind=\"unwind\" id=\"u\"/>"

  @Test(
    "An empty storyboard in a folder is an error as one that is named is", arguments: ["", "\n "])
  func emptyInFolder(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.file("Main.storyboard", try Boards.text("More"))
    let path = try folder.file("Empty.storyboard", text)
    for command in ["check", "tour", "outline"] {
      let call = Call([command, folder.path])
      #expect(call.exit == .badInput, "\(command)")
      #expect(call.errors.hasPrefix("\(path):1:1: error: the file is empty"), "\(call.errors)")
    }
  }

  @Test("An unwind segue that names no method is a finding with its line, in a run and in a tour")
  func unwindWithoutMethod() throws {
    let path = try storyboard(button("Go", "", "\n" + Self.unwind))
    let run = Call([path, "--user", "tap Go"])
    #expect(run.exit == .findings)
    let words = unwrapped(run)
    #expect(words.contains("the unwind of a, because its segue names no method"), "\(words)")
    #expect(words.contains("Main.storyboard:5)"), "\(words)")
    #expect(Call([path, "--actions"]).says("tap Go", "unwinds nowhere: it names no method"))
    #expect(Call(["outline", path]).says("unwinds nowhere: names no method", "'Go'"))
    #expect(Call(["tour", path]).says("note: unanswered", "its segue names no method"))
  }

  @Test(
    "A control that takes no touch is told with the reason and with its own line",
    arguments: [
      ("hidden=\"YES\"", "is hidden"), ("enabled=\"NO\"", "it is disabled"),
      ("userInteractionEnabled=\"NO\"", "takes no touches"),
    ])
  func untouchable(attribute: String, reason: String) throws {
    let path = try storyboard(button("On"), button("Off", attribute))
    let run = Call([path, "--user", "tap Off"])
    #expect(run.exit == .findings)
    let words = unwrapped(run)
    #expect(words.contains("the touch of 'Off' in a, which no finger reaches"), "\(words)")
    #expect(words.contains(reason), "\(words)")
    #expect(words.contains("Main.storyboard:5)"), "\(words)")
  }

  @Test(
    "A title of two lines is named as --actions prints it, or with a blank",
    arguments: ["Sign\nIn", "Sign\\u{A}In", "Sign In", "sign in"])
  func titleOfTwoLines(name: String) throws {
    let path = try storyboard(button("Sign&#10;In"))
    #expect(Call([path, "--actions"]).says("tap Sign\\u{A}In"))
    let run = Call([path, "--user", "tap \(name)"])
    #expect(!(run.output + run.errors).contains("nothing on screen"), "\(run.output)")
  }

  /// Writes a storyboard whose entry point is `id`, with one object at the top of its scene.
  private func storyboard(named name: String, entry id: String, _ object: String) throws -> String {
    try folder.file(
      "\(name).storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="\(id)"><scenes><scene sceneID="s">
      <objects>
      \(object)
      </objects></scene></scenes></document>
      """)
  }

  private func reference(to storyboard: String, _ identifier: String = "") -> String {
    "<viewControllerPlaceholder storyboardName=\"\(storyboard)\" id=\"a\" \(identifier) "
      + "sceneMemberID=\"viewController\"/>"
  }

  @Test("An entry point that leads to no scene is told with its cause and its line")
  func entries() throws {
    let view =
      "<viewController id=\"c\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"v\"/>"
      + "</viewController>"
    let rows: [(entry: String, object: String, line: Int, words: String)] = [
      ("gone", view, 1, "the entry point leads to 'gone', which is not in the file"),
      ("v", view, 1, "the entry point leads to 'v', which is a view and no controller"),
      ("a", reference(to: "Entry"), 3, "leads back to itself through others"),
      (
        "a", reference(to: "Other"), 3,
        "leads to storyboard 'Other', which is not among the files; name it"
      ),
      (
        "a", reference(to: "Entry", "referencedIdentifier=\"x\""), 3,
        "leads to 'x', which is the identifier of no scene of 'Entry'"
      ),
    ]
    for row in rows {
      let path = try storyboard(named: "Entry", entry: row.entry, row.object)
      let call = Call([path])
      #expect(call.exit == .badInput)
      #expect(call.errors.contains("Entry.storyboard:\(row.line):"), "\(call.errors)")
      #expect(call.errors.contains(row.words), "\(call.errors)")
      let isElsewhere = row.words.contains("name it")
      let tour = Call(["tour", path])
      #expect(tour.exit == (isElsewhere ? .fine : .findings))
      #expect(
        tour.says("Entry.storyboard:\(row.line):", isElsewhere ? "note: " : "error: ", row.words))
      let scenario = try folder.file(
        "scene.json5", "{ device: 'phone', storyboards: ['Entry.storyboard'] }")
      #expect(Call([scenario]).errors.contains(row.words))
      // The check says the same of the entry point, or of the reference that it is.
      let check = Call(["check", path])
      #expect(check.says(":\(row.line):", row.words), "\(check.output)")
    }
  }

  @Test("A segue without an identifier is not called by an empty one")
  func namelessSegue() throws {
    let path = try storyboard(
      button("Go", "", "\n<segue destination=\"a\" kind=\"push\" id=\"p\"/>"))
    let words = unwrapped(Call([path, "--user", "tap Go"]))
    #expect(
      words.contains("the push segue without an identifier begins at a, which is in no navigation"),
      "\(words)")
    #expect(!words.contains("''"))
  }

  @Test("Two references that lead to one another are told as such")
  func circle() throws {
    let paths = [
      try storyboard(named: "A", entry: "a", reference(to: "B")),
      try storyboard(named: "B", entry: "a", reference(to: "A")),
    ]
    let call = Call(paths)
    #expect(call.errors.contains("A.storyboard:3:1: error: the entry point leads back to itself"))
  }

  @Test(
    "A storyboard or xib where a scenario belongs is wrong usage that says what to write",
    arguments: [
      (["conform", "a.storyboard"], "is a storyboard, and 'adaptsim conform' takes a scenario"),
      (["conform", "a.xib"], "is a xib"),
      (["a.xib"], "holds views and no scenes, which nothing opens; 'adaptsim check' reads it"),
    ])
  func wrongPlace(arguments: [String], words: String) {
    let call = Call(arguments)
    #expect(call.exit == .wrongUsage)
    #expect(call.errors.contains(words), "\(call.errors)")
  }

  @Test("A scenario that is called a storyboard is told the command that there is")
  func scenarioAsStoryboard() throws {
    let call = Call([try folder.file("a.storyboard", "{}")])
    #expect(call.exit == .badInput)
    #expect(call.errors.contains("this is JSON or JSON5; as a scenario, name it scene.json5"))
  }
}
