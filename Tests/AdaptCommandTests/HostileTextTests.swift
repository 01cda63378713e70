import AdaptCommand
import AdaptScenario
import Foundation
import Testing

/// What comes from arguments and files may hold what a terminal obeys or an eye does not see. It
/// is shown, and does nothing.
@Suite("Hostile texts")
struct HostileTextTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A control of each kind: C0, C1, a bidirectional override, a zero-width mark, the two line
  /// separators, a tag, and a filler without a shape.
  private static let hostile =
    "\u{1B}[31m\u{7}\u{7F}\u{9B}2J\u{85}\u{202E}\u{2066}\u{200B}\u{2028}\u{2029}\u{FEFF}\u{E0041}\u{3164}"

  private func expectHarmless(_ call: Call, _ comment: Comment) {
    for text in [call.output, call.errors] {
      let steering = text.unicodeScalars.filter { scalar in
        scalar != "\n"
          && (scalar.properties.isDefaultIgnorableCodePoint
            || [.control, .format, .lineSeparator, .paragraphSeparator].contains(
              scalar.properties.generalCategory))
      }
      #expect(steering.isEmpty, comment)
    }
  }

  @Test(
    "No argument steers the terminal",
    arguments: [
      "--device=H", "--ios=H", "--sdk=H", "--orientation=H", "--window=H", "--answer=H",
      "--answer=H,H=H", "--choose=H", "--choose=H=H", "--on-exception=H", "--detents=H",
      "--present=H",
      "--rotate=H", "--resize=H", "--resize=HxH", "--appearance=H", "--text-size=H",
      "--layout-direction=H", "--user=H", "--user=drag H", "--user=drag to H", "--user=drag 1 at H",
      "--format=H", "--detail=H", "--output=/nowhere/H", "--output=/H/", "--color=H", "--width=H",
      "--H",
      "-H", "-oH/H", "H", "H.json5", "check H", "check H --ios H", "devices H", "devices H.json",
      "rules H", "completions H", "help H", "H H", "--dismiss=H", "--version=H",
    ])
  func arguments(line: String) {
    let words = line.hasPrefix("--user") ? [line] : line.split(separator: " ").map(String.init)
    let call = Call(words.map { $0.replacing("H", with: Self.hostile) })
    #expect(!call.errors.isEmpty || !call.output.isEmpty)
    expectHarmless(call, "\(line)")
  }

  /// Scenarios with `H` in each place where a text of the file's own can stand.
  private static let scenarios = [
    "{ device: 'H.json', root: 'a' }", "{ device: './H/x', root: 'a' }",
    "{ device: 'H', root: 'a' }",
    "{ device: 'phone', root: 'H', controllers: { a: {} } }",
    "{ device: 'phone', root: 'a', controllers: { 'H': {}, a: {} } }",
    "{ 'H': 1 }", "{ H: 1 }", "H", "[ 'H ]", "{ device: 'phone', root: 'a', ios: 'H' }",
    "{ device: 'phone', root: 'a', controllers: { a: { title: 'H' } }, choices: { 'H': 'H' } }",
    scene("{ user: 'tap', action: 'H' }", expecting: "{ trace: 'a deinit', of: ['steps'] }"),
    scene("{ user: 'tap', action: 'H' }", expecting: "{ trace: ['a deinit', 'run step tap x'] }"),
    scene("{ user: 'tap', action: 'H' }", expecting: "{ order: ['run step x'] }"),
    scene("{ user: 'tap', action: 'H' }", expecting: "{ count: 'run step H', is: 3 }"),
    scene("{ user: 'tap', action: 'H' }", expecting: "{ order: ['run step H', 'run step H'] }"),
    scene("{ user: 'H' }, { 'H': 1 }, { do: 'H' }", expecting: "{ 'H': 'a' }, { finding: 'H' }"),
    scene("{ do: 'selectDetent', value: 'H' }", expecting: "{ detent: 'a', is: 'H' }"),
    scene(
      "{ present: 'b' }", expecting: "{ detent: 'b', is: 'medium' }",
      controllers: ", b: { presentation: { style: 'pageSheet', sheet: "
        + "{ detents: [{ custom: 200, id: 'H' }] } } }"),
    scene(
      "{ present: 'b' }", expecting: "{ presented: [] }",
      controllers: ", b: { alert: { actions: ['H', 'H'] }, title: 'H' }"),
  ]

  private static func scene(
    _ steps: String, expecting: String, controllers: String = ""
  ) -> String {
    "{ device: 'phone', ios: '16', root: 'a', controllers: { a: {}\(controllers) }, "
      + "steps: [\(steps)], expect: [\(expecting)] }"
  }

  @Test("No text of a scenario steers the terminal", arguments: scenarios)
  func scenario(text: String) throws {
    let path = try folder.file("a.json5", text.replacing("H", with: Self.hostile))
    for arguments in [
      [path], [path, "--detail", "full"], [path, "--format", "json"], ["check", path],
      ["check", path, "--format", "json"], [path, "--ios", "13", "--ios", "15"],
    ] {
      expectHarmless(Call(arguments), "\(text), \(arguments.dropFirst())")
    }
  }

  @Test("No name of a file steers the terminal")
  func fileNames() throws {
    let name = Self.hostile.replacing("/", with: "") + ".json5"
    for text in [Scenes.passing, Scenes.failing, Scenes.misspelt, Scenes.raising] {
      let path = try folder.file(name, text)
      for arguments in [
        [path], ["check", path], ["check", folder.path], ["check", path, "--format", "json"],
        [path, "--format", "json"], [path, "--device", path], ["devices", path],
        ["-o", path + "/x"], [path, "-o", path],
      ] {
        expectHarmless(Call(arguments), "\(arguments)")
      }
    }
  }

  @Test("A saved run with such texts reads back, and none of them is lost")
  func savedRuns() throws {
    let step = "{ user: 'tap', action: 'H' }"
    let path = try folder.file(
      "a.json5",
      Self.scene(step, expecting: "{ presented: [] }").replacing("H", with: Self.hostile))
    let records = Call([path, "--format", "json"])
    #expect(records.output.contains("\\u009b") && records.output.contains("\\u202e"))
    #expect(records.output.contains("\\udb40\\udc41"))
    let saved = try folder.file("run.jsonl", records.output)
    expectHarmless(Call([saved]), "a saved run")
    #expect(Call([saved, "--format", "json"]).output == records.output)
    let broken = try folder.file(
      "broken.jsonl",
      records.output.replacing("\"step\"", with: "\"H\"").replacing(
        "H", with: Self.hostile))
    let call = Call([broken])
    #expect(call.exit == .badInput)
    expectHarmless(call, "a broken saved run")
  }

  @Test("Joined emoji and their shapes stay as they are")
  func emoji() throws {
    let path = try folder.file(
      "a.json5", Self.scene("{ user: 'tap', action: '👩‍👧 ❤️' }", expecting: "{ presented: [] }"))
    #expect(Call([path]).output.contains("👩‍👧 ❤️"))
  }
}
