import AdaptCommand
import Foundation
import Testing

@Suite("Files that are run")
struct RunFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A scenario is run and reported")
  func scenario() throws {
    let call = Call([try folder.file("scene.json5", Scenes.passing)])
    #expect(call.exit == .fine)
    #expect(call.errors.isEmpty)
    #expect(call.says("Presentation of compose by list"))
    #expect(call.lines.last == "1 of 1 expectation holds.")
  }

  @Test("An expectation that does not hold is told of with its place")
  func failing() throws {
    let path = try folder.file("scene.json5", Scenes.failing)
    let call = Call([path])
    #expect(call.exit == .findings)
    #expect(call.says("Presentation of compose by list"))
    #expect(call.errors.isEmpty)
    #expect(
      call.output.hasSuffix(
        """

        \(path):6:12: expected compose presented as formSheet; found fullScreen
          because the width is compact [adaptation.default]
        0 of 1 expectation holds.

        """), "\(call.output.suffix(300))")
  }

  @Test("Findings that a scenario expects are no fault, and exceptions it does not expect are")
  func expectedFindings() throws {
    let expecting = Scenes.raising.replacing(
      "root:", with: "expect: [{ finding: 'presentedStyleNone' }, { presented: [] }], root:")
    let call = Call([try folder.file("expecting.json5", expecting)])
    #expect(call.exit == .fine)
    #expect(call.lines.last == "2 of 2 expectations hold.")
    let surprised = Scenes.raising.replacing("root:", with: "expect: [{ presented: [] }], root:")
    let path = try folder.file("surprised.json5", surprised)
    let other = Call([path])
    #expect(other.exit == .findings)
    #expect(
      other.output.hasSuffix(
        """

        \(path):5:11: found exception 'presentedStyleNone', which nothing expects; add { finding: \
        "presentedStyleNone" } to 'expect' if it is meant
        1 of 1 expectation holds.

        """), "\(other.output.suffix(300))")
    // A warning beside the expectations is no failure, as for a check.
    let dropped =
      "{ device: 'phone', root: 'a', controllers: { a: {} }, steps: [{ dismiss: 'a' }] EXPECT }"
    #expect(
      Call([try folder.file("a.json5", dropped.replacing("EXPECT", with: ""))]).exit == .findings)
    #expect(
      Call([
        try folder.file(
          "b.json5", dropped.replacing("EXPECT", with: ", expect: [{ presented: [] }]"))
      ]).exit == .fine)
  }

  @Test("As records the run stands alone, and what does not hold goes to standard error")
  func failingRecords() throws {
    let path = try folder.file("scene.json5", Scenes.failing)
    let call = Call([path, "--format", "json"])
    #expect(call.exit == .findings)
    #expect(call.lines.allSatisfy { $0.hasPrefix("{") })
    #expect(call.errors.hasPrefix("\(path):6:12: expected "))
  }

  @Test("A path is told without what leads nowhere")
  func tidy() throws {
    let path = try folder.file("scene.json5", Scenes.misspelt)
    let call = Call([folder.path + ".//./scene.json5"])
    #expect(call.errors.hasPrefix("\(path):3:3: "))
    #expect(
      Call(["./no.json5"]).errors == "adaptsim: no.json5: there is no such file; check the path\n")
  }

  @Test("Several errors of a scenario are told together, in the order of their places")
  func severalErrors() throws {
    let path = try folder.file(
      "scene.json5",
      """
      {
        device: "phone-mx",
        root: "a",
        steps: [{ presnt: "a" }, { dismiss: "b" }],
        controllers: { a: { titel: "A" } },
      }
      """)
    #expect(
      Call([path]).errors == """
        \(path):2:11: no device profile 'phone-mx'; did you mean 'phone-max'?
        \(path):4:13: no step 'presnt'; did you mean 'present'?
        \(path):4:39: no controller 'b'; write one of a
        \(path):5:23: unknown key 'titel' in a controller; did you mean 'title'?

        """)
  }

  @Test("Options replace what a scenario says, and then its expectations are not asked")
  func options() throws {
    let path = try folder.file("scene.json5", Scenes.failing)
    let call = Call([path, "--ios", "13"])
    #expect(call.says("iOS 13"))
    #expect(
      call.says("Note: the run is not as its file says, so what the file expects was not asked."))
    #expect(call.errors.isEmpty)
    #expect(call.exit == .fine)
    #expect(Call([path, "--device", "pad"]).says("768 × 1024"))
    #expect(Call([path, "--device", "pad", "--device", "phone"]).says("pad", "phone"))
  }

  @Test("Steps follow those of a scenario")
  func steps() throws {
    let path = try folder.file("scene.json5", Scenes.passing)
    let call = Call([path, "--rotate", "--present", "popover", "--dismiss"])
    #expect(
      call.steps == ["present compose", "rotate landscapeRight", "present modal", "dismiss"])
    #expect(call.says("Nothing was dropped."))
  }

  @Test("A name that a scenario uses is not given to what a step presents")
  func names() throws {
    let path = try folder.file(
      "scene.json5", "{ device: 'phone', root: 'modal', controllers: { modal: {}, modal2: {} } }")
    #expect(Call([path, "--present", "pageSheet"]).says("modal ", "presents modal3 as pageSheet"))
  }

  @Test("A wrong document is told of with its place before the message")
  func misspelt() throws {
    let path = try folder.file("scene.json5", Scenes.misspelt)
    let call = Call([path])
    #expect(call.exit == .badInput)
    #expect(call.errors == "\(path):3:3: unknown key 'rot' in a scenario; did you mean 'root'?\n")
  }

  @Test("A device profile of the user's own is found by its path, and beside a scenario")
  func profile() throws {
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let profile = try Data(
      contentsOf: repository.appendingPathComponent("Profiles/Phones/iphone-375x667.json"))
    let path = try folder.file("mine.json", profile)
    #expect(Call(["--device", path]).says("375 × 667 points"))
    #expect(Call(["devices", path]).says("size", "375 × 667 points"))
    let scene = try folder.file(
      "scene.json5", "{ device: './mine.json', root: 'a', controllers: { a: {} } }")
    #expect(Call([scene]).says("375 × 667 points"))
    let broken = try folder.file("broken.json", "{ id: 3 }")
    let call = Call(["--device", broken])
    #expect(call.exit == .badInput)
    #expect(call.errors.hasPrefix("\(broken):1:"))
  }

  @Test(
    "A saved run reads as the live one",
    arguments: [
      "--rotate", "--rotate --ios 26", "--ios 12 --ios 13 --rotate", "--rotate --detail full",
      "--device pad --present popover", "--device pad --present popover --resize 1/3",
      "--ios 13 --present pageSheet --user swipe-down-cancel",
    ])
  func saved(arguments: String) throws {
    let path = folder.path + "run.jsonl"
    let words = arguments.split(separator: " ").map(String.init)
    let detail = words.contains("--detail") ? ["--detail", "full"] : []
    let live = Call(words)
    #expect(
      Call(words.filter { !detail.contains($0) } + ["--format", "json", "-o", path]).exit
        == live.exit)
    #expect(Call([path] + detail).output == live.output)
    #expect(Call([path] + detail).exit == live.exit)
    #expect(Call([path, "--format", "json"]).output == (try folder.text(of: "run.jsonl")))
  }

  @Test(
    "A saved run of a file reads as the live one, with what the file expects of it",
    arguments: [
      Scenes.passing, Scenes.failing, Scenes.raising,
      Scenes.raising.replacing("root:", with: "expect: [{ presented: [] }], root:"),
    ])
  func savedFile(scene: String) throws {
    let scenario = try folder.file("scene.json5", scene)
    let path = folder.path + "run.jsonl"
    let live = Call([scenario])
    let records = Call([scenario, "--format", "json", "-o", path])
    #expect(records.exit == live.exit)
    let saved = Call([path])
    #expect(saved.output == live.output)
    #expect(saved.exit == live.exit)
    let again = Call([path, "--format", "json"])
    #expect(again.output == (try folder.text(of: "run.jsonl")))
    #expect(again.errors == records.errors)
  }

  @Test("Examples read the same from their records, notes and all", arguments: examples)
  func savedExample(path: String) throws {
    let saved = folder.path + "run.jsonl"
    #expect(Call([path, "--format", "json", "-o", saved]).exit == .fine)
    #expect(Call([saved]).output == Call([path]).output)
  }

  private static let examples: [String] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    return ["form-sheet-rotation", "swipe-taken-back", "popover-in-narrow-window"].map {
      tests.appendingPathComponent("AdaptScenarioTests/Examples/\($0).json5").path
    }
  }()

  @Test("A saved run keeps its findings, and cannot be changed")
  func savedFindings() throws {
    let path = folder.path + "run.jsonl"
    #expect(Call(["--present", "none", "--format", "json", "-o", path]).exit == .findings)
    #expect(Call([path]).exit == .findings)
    let call = Call([path, "--ios", "13"])
    #expect(call.exit == .wrongUsage)
    #expect(
      call.errors == "adaptsim: '--ios' cannot change a saved run; give it to a scenario instead\n")
  }

  @Test("A saved run that was damaged is told of with its line")
  func damaged() throws {
    let records = Call("--format json").output.split(separator: "\n")
    let path = try folder.file("run.jsonl", records.dropLast().joined(separator: "\n"))
    let call = Call([path])
    #expect(call.exit == .badInput)
    #expect(call.errors.hasPrefix("\(path):"))
    #expect(call.errors.contains("cut off"))
    #expect(call.output.isEmpty)
    let headless = try folder.file("tail.jsonl", records.dropFirst().joined(separator: "\n"))
    #expect(Call([headless]).errors.hasPrefix("\(headless):1: "))
  }

  @Test("A full telling of several saved runs is refused")
  func detail() throws {
    let path = folder.path + "run.jsonl"
    #expect(Call(["--ios", "12", "--ios", "13", "--format", "json", "-o", path]).exit == .fine)
    #expect(
      Call([path, "--detail", "full"]).errors
        == "adaptsim: '--detail' is for one run, and the file holds 2; leave it out\n")
  }

  @Test("A file that is too large is refused before it is read")
  func tooLarge() throws {
    let path = try folder.file("large.json5", "")
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    // The file has no content: only its length says so much.
    try file.truncate(atOffset: 1 << 40)
    try file.close()
    let call = Call([path])
    #expect(call.exit == .badInput)
    #expect(
      call.errors
        == "adaptsim: \(path): the file has 1099511627776 bytes, more than 4194304 are not read; "
        + "split it\n")
  }

  @Test(
    "Bytes that are no text, and brackets without end, are told of",
    arguments: [
      Data([0x7F, 0x45, 0x4C, 0x46, 0, 0xFF]), Data(repeating: 0x5B, count: 1_000_000),
      Data("{ device: NaN".utf8), Data(),
    ])
  func hostile(content: Data) throws {
    let path = try folder.file("scene.json5", content)
    let call = Call([path])
    #expect(call.exit == .badInput)
    #expect(call.errors.hasPrefix("\(path):1:"))
    #expect(call.output.isEmpty)
  }
}
