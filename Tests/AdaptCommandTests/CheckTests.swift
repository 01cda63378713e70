import AdaptCommand
import AdaptScenario
import Foundation
import Testing

@Suite("adaptsim check")
struct CheckTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("Scenarios that hold pass, in the order of their names")
  func passing() throws {
    try folder.file("b.json5", Scenes.passing)
    try folder.file("a/z.json5", Scenes.passing)
    try folder.file("c.json", Scenes.passing.replacing("device:", with: "/* JSON5 */ device:"))
    let call = Call(["check", folder.path])
    #expect(call.exit == .fine)
    #expect(
      call.output == """
        passed  \(folder.path)a/z.json5
        passed  \(folder.path)b.json5
        passed  \(folder.path)c.json
        3 passed, 0 failed

        """)
  }

  @Test("A failure has its place before it, and the others are still run")
  func failing() throws {
    let path = try folder.file("a.json5", Scenes.failing)
    try folder.file("b.json5", Scenes.passing)
    let call = Call(["check", folder.path])
    #expect(call.exit == .findings)
    #expect(call.says("failed  \(path)"))
    #expect(call.says("\(path):6:12: expected", "found"))
    #expect(call.output.hasSuffix("1 passed, 1 failed\n"))
    #expect(call.errors.isEmpty)
  }

  @Test("A file that cannot be read is told of, and the others are still run")
  func bad() throws {
    let path = try folder.file("a.json5", Scenes.misspelt + "// steps")
    try folder.file("b.json5", Scenes.passing)
    let call = Call(["check", path, folder.path + "b.json5", folder.path + "none.json5"])
    #expect(call.exit == .badInput)
    #expect(
      call.errors == """
        \(path):3:3: unknown key 'rot' in a scenario; did you mean 'root'?
        adaptsim: \(folder.path)none.json5: there is no such file; check the path

        """)
    #expect(call.output.hasSuffix("1 passed, 0 failed, 2 cannot be read\n"))
  }

  @Test("An exception that nothing expects fails, one that is expected does not")
  func exceptions() throws {
    let path = try folder.file("a.json5", Scenes.raising)
    let call = Call(["check", path])
    #expect(call.exit == .findings)
    #expect(
      call.says(
        "\(path):5:11: found exception 'presentedStyleNone', which nothing expects; add "
          + "{ finding: \"presentedStyleNone\" } to 'expect' if it is meant"))
    let expecting = Scenes.raising.replacing(
      "root:", with: "expect: [{ finding: 'presentedStyleNone' }], root:")
    #expect(Call(["check", try folder.file("b.json5", expecting)]).exit == .fine)
  }

  @Test("Without expectations any finding fails, with some only exceptions and limits do")
  func warnings() throws {
    let scene =
      "{ device: 'phone', root: 'list', controllers: { list: {} }, steps: [{ dismiss: 'list' }] EXPECT }"
    let silent = try folder.file("a.json5", scene.replacing("EXPECT", with: ""))
    let call = Call(["check", silent])
    #expect(call.exit == .findings)
    #expect(call.says("found ignored 'nothingToDismiss'"))
    let expecting = scene.replacing("EXPECT", with: ", expect: [{ presented: [] }]")
    #expect(Call(["check", try folder.file("b.json5", expecting)]).exit == .fine)
  }

  @Test("Documents that are no scenarios are left aside in folders, and counted")
  func leftAside() throws {
    try folder.file("package.json", #"{ "name": "other" }"#)
    try folder.file("notes.txt", "no scenario")
    try folder.file(".hidden/a.json5", "broken")
    try folder.file("a.json5", Scenes.passing)
    let call = Call(["check", folder.path])
    #expect(call.exit == .fine)
    #expect(call.output.hasSuffix("1 passed, 0 failed, 1 without a scenario left aside\n"))
    // Who names a file means it.
    #expect(Call(["check", folder.path + "package.json"]).exit == .badInput)
  }

  @Test(
    "What other programs keep in a folder is no broken scenario, unless it is named",
    arguments: [
      #"["device", "root"]"#, #"{ "root": true }"#, #"{ "steps": ["device"] }"#, "device: x",
      #"{ "name": "device", "main": "root" }"#, "",
    ])
  func foreign(text: String) throws {
    let path = try folder.file("other.json", text)
    try folder.file("a.json5", Scenes.passing)
    let call = Call(["check", folder.path])
    #expect(call.errors == "")
    #expect(call.exit == .fine)
    #expect(call.output.hasSuffix("1 passed, 0 failed, 1 without a scenario left aside\n"))
    #expect(Call(["check", path]).exit == .badInput)
  }

  @Test("A file in a folder that is larger than any scenario is left aside")
  func large() throws {
    let words = #"{ "device": "phone", "root": "list" }"#
    try folder.file("large.json", words + String(repeating: " ", count: 5 << 20))
    try folder.file("a.json5", Scenes.passing)
    let call = Call(["check", folder.path])
    #expect(call.exit == .fine)
    #expect(call.output.hasSuffix("1 passed, 0 failed, 1 without a scenario left aside\n"))
  }

  @Test("What wants to be a scenario and is broken is told of in a folder too")
  func broken() throws {
    try folder.file("a.json5", "{ device: 'phone', root: 'list'")
    try folder.file("b.json5", "{ device: 'phone', root: 'list', stps: [] }")
    let call = Call(["check", folder.path])
    #expect(call.exit == .badInput)
    #expect(call.output.hasSuffix("0 passed, 0 failed, 2 cannot be read\n"))
  }

  @Test("A search that finds ever more folders ends, and says what to do")
  func endless() {
    let call = Call(["check", "/"], files: EndlessFolders())
    #expect(call.exit == .badInput)
    #expect(
      call.errors
        == "adaptsim: /: there are more than 100000 names in this folder and those in it; name "
        + "the folders of the scenarios and storyboards\n")
  }

  @Test("A system later than those modelled is noted, whether a file passes or not")
  func laterSystem() throws {
    let path = try folder.file("a.json5", Scenes.failing)
    let call = Call(["check", path, "--ios", "99"])
    #expect(call.says("  note: ", "newer than those that are modelled"))
    let records = Call(["check", path, "--ios", "99", "--format", "json"])
    #expect(records.says("\"notes\":[\"", "newer than those that are modelled"))
  }

  @Test("Links to folders are not followed, so that none leads in a circle")
  func circle() throws {
    try folder.file("a.json5", Scenes.passing)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "up", withDestinationPath: ".")
    #expect(Call(["check", folder.path]).output.hasSuffix("1 passed, 0 failed\n"))
  }

  @Test("What is named as a scenario and cannot be read is told of, in a folder too")
  func unreadableNames() throws {
    try folder.file("a.json5", Scenes.passing)
    let path = folder.path
    try FileManager.default.createSymbolicLink(
      atPath: path + "b.json5", withDestinationPath: "nowhere")
    #expect(mkfifo(path + "c.json5", 0o600) == 0)
    try FileManager.default.createSymbolicLink(
      atPath: path + "d.json", withDestinationPath: "d.json")
    // Names that no text can hold: a file's, a folder's, and one of a file that is none.
    let bytes: [[UInt8]] = [Array("e".utf8) + [0xFF] + Array(".json5".utf8), [0xC3], [0xFE]]
    let names = bytes.map { (Array(path.utf8) + $0 + [0]).map { CChar(bitPattern: $0) } }
    close(creat(names[0], 0o600))
    mkdir(names[1], 0o700)
    close(creat(names[2], 0o600))
    defer { for name in names { remove(name) } }
    let call = Call(["check", path])
    #expect(call.exit == .badInput)
    #expect(
      call.errors == """
        adaptsim: \(path)\\xC3/: the name is not UTF-8; rename it
        adaptsim: \(path)b.json5: this link leads to nothing; check where it leads
        adaptsim: \(path)c.json5: this is no regular file; name one that is
        adaptsim: \(path)d.json: this link leads in a circle; check where it leads
        adaptsim: \(path)e\\xFF.json5: the name is not UTF-8; rename it

        """)
    #expect(call.output.hasSuffix("1 passed, 0 failed, 5 cannot be read\n"))
  }

  @Test("Options check every file on every device under every system")
  func matrix() throws {
    let path = try folder.file("a.json5", Scenes.passing)
    let call = Call(["check", path, "--ios", "12.4", "--ios", "13", "--device", "phone"])
    #expect(call.exit == .findings)
    #expect(
      call.output == """
        passed  \(path) [phone, iOS 12.4]
        failed  \(path) [phone, iOS 13]
        \(path):6:12: expected compose presented as fullScreen; found formSheet
          because from 13 a sheet stays a sheet in every environment [adaptation.default]
        1 passed, 1 failed

        """)
    let held = Call(["check", path, "--sdk", "12", "--orientation", "landscapeLeft"])
    #expect(held.says("failed  \(path) [phone-max, iOS 12.4, SDK 12, landscapeLeft]"))
    let wrong = Call(["check", path, "--device", "phone-mx"])
    #expect(wrong.errors == "adaptsim: no device profile 'phone-mx'; did you mean 'phone-max'?\n")
    #expect(wrong.exit == .badInput)
    #expect(wrong.output.isEmpty)
  }

  @Test("As records each result is a line, and the last says how many there were")
  func records() throws {
    let path = try folder.file("a.json5", Scenes.failing)
    let bad = try folder.file("b.json5", Scenes.misspelt)
    let call = Call(["check", path, bad, "--format", "json"])
    #expect(call.exit == .badInput)
    #expect(call.errors.isEmpty)
    #expect(
      call.output == """
        {"device":"phone-max","expectations":1,"holding":0,"messages":["\(path):6:12: expected \
        compose presented as formSheet; found fullScreen","  because the width is compact \
        [adaptation.default]"],"orientation":"portrait","path":"\(path)","record":"check",\
        "result":"failed","sdk":"12.4","system":"12.4","version":1}
        {"messages":["\(bad):3:3: unknown key 'rot' in a scenario; did you mean 'root'?"],\
        "path":"\(bad)","record":"check","result":"unreadable","version":1}
        {"failed":1,"leftAside":0,"passed":0,"record":"checkEnd","unreadable":1,"version":1}

        """)
  }

  @Test("A file that is named twice, or beside its folder, is checked once")
  func twice() throws {
    let path = try folder.file("a.json5", Scenes.passing)
    let call = Call(["check", path, folder.path + "./a.json5", folder.path])
    #expect(call.output == "passed  \(path)\n1 passed, 0 failed\n")
  }

  @Test("A saved run is no scenario, and what shows it is said")
  func savedRun() throws {
    let path = try folder.file("run.json", Call("--format json").output)
    let call = Call(["check", path])
    #expect(call.exit == .badInput)
    #expect(
      call.errors
        == "adaptsim: \(path): this is a saved run, not a scenario; 'adaptsim \(path)' shows it\n")
    try folder.file("a.json5", Scenes.passing)
    #expect(
      Call(["check", folder.path]).output.hasSuffix(
        "1 passed, 0 failed, 1 without a scenario left aside\n"))
  }

  @Test("A folder without scenarios is bad input")
  func emptyFolder() {
    let call = Call(["check", folder.path])
    #expect(call.exit == .badInput)
    #expect(
      call.errors
        == "adaptsim: \(folder.path): there is nothing to check in this folder; names end in "
        + ".json5, .json, .storyboard or .xib\n")
  }

  @Test("The examples of the scenarios all pass")
  func examples() {
    let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("AdaptScenarioTests/Examples")
    let call = Call(["check", examples.path])
    #expect(call.exit == .fine, "\(call.output)\(call.errors)")
  }

  @Test("Colours mark what failed where the terminal wants them")
  func color() throws {
    let path = try folder.file("a.json5", Scenes.failing)
    #expect(
      Call(["check", path, "--color", "always"]).output.contains("\u{1B}[31mfailed\u{1B}[0m"))
    #expect(!Call(["check", path]).output.contains("\u{1B}"))
  }
}

/// Folders that hold folders that hold folders.
private struct EndlessFolders: FileAccess {
  func kind(of path: String) -> FileKind? { .folder }
  func isLink(_ path: String) -> Bool { false }
  func identity(of path: String) -> FileIdentity? { nil }
  func open(_ path: String) throws(FileError) -> InputFile { throw FileError(path, "no file") }
  func entries(in folder: String) throws(FileError) -> [FolderEntry] {
    (0..<100).map { FolderEntry("\($0)") }
  }
  func write(_ text: String, to path: String) throws(FileError) {
    throw FileError(path, "no file")
  }
}
