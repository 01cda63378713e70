import AdaptCommand
import AdaptScenario
import Foundation
import Testing

@Suite("Output files")
struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "A file gets what standard output would get, and nothing else is left",
    arguments: [
      "text", "json",
    ])
  func whole(format: String) throws {
    let printed = Call("--rotate --format \(format)")
    let written = Call(["--rotate", "--format", format, "-o", folder.path + "run"])
    #expect(written.exit == .fine)
    #expect(written.output.isEmpty)
    #expect(try folder.text(of: "run") == printed.output)
    #expect(try folder.names == ["run"])
  }

  @Test("A file is replaced with its permissions kept")
  func replaced() throws {
    let path = try folder.file("run", "old")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(Call(["-o", path]).exit == .fine)
    #expect(try folder.text(of: "run") == Call("--device phone-max --present formSheet").output)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test("A link stays a link, and its file is replaced")
  func link() throws {
    try folder.file("run", "old")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "link", withDestinationPath: "run")
    #expect(Call(["-o", folder.path + "link"]).exit == .fine)
    #expect(LocalFiles().isLink(folder.path + "link"))
    #expect(try folder.text(of: "run") != "old")
    #expect(try folder.names == ["link", "run"])
  }

  @Test("Bad input leaves a file as it was")
  func untouched() throws {
    let path = try folder.file("run", "old")
    #expect(Call(["--device", "qqqq", "-o", path]).exit == .badInput)
    #expect(Call(["--bogus", "-o", path]).exit == .wrongUsage)
    #expect(try folder.text(of: "run") == "old")
    #expect(try folder.names == ["run"])
  }

  @Test("Findings are written too")
  func findings() throws {
    let path = folder.path + "run"
    #expect(Call(["--present", "none", "-o", path]).exit == .findings)
    #expect(try folder.text(of: "run").contains("exception:"))
  }

  @Test("What cannot be written is named, and nothing is left")
  func refused() throws {
    let path = folder.path
    #expect(
      Call(["-o", path]).errors
        == "adaptsim: \(path): this names no file; write one such as run.txt\n")
    #expect(
      Call(["-o", String(path.dropLast())]).errors
        == "adaptsim: \(path.dropLast()): this is a folder; name a file in it\n")
    let missing = path + "missing/run"
    let call = Call(["-o", missing])
    #expect(
      call.errors
        == "adaptsim: \(missing): cannot be written: No such file or directory; nothing was "
        + "changed\n")
    #expect(call.exit == .badInput)
    #expect(try folder.names.isEmpty)
  }

  @Test("Drafts that others left do not stand in the way")
  func drafts() throws {
    try folder.file(".adaptsim-draft-0", "left by a process that was ended")
    #expect(Call(["-o", folder.path + "run"]).exit == .fine)
    #expect(try folder.names == [".adaptsim-draft-0", "run"])
  }

  @Test("What the run was read from is not written over, by whatever path it is named")
  func inputs() throws {
    let scene = try folder.file("scene.json5", Scenes.passing)
    let device = try folder.file("mine.json", try Self.profile())
    let other = try folder.file(
      "other.json5", Scenes.passing.replacing("\"phone-max\"", with: "\"./mine.json\""))
    let saved = try folder.file("run.jsonl", Call("--format json").output)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "link", withDestinationPath: "scene.json5")
    try FileManager.default.linkItem(atPath: scene, toPath: folder.path + "hard")
    for (arguments, output) in [
      ([scene], scene), ([scene], folder.path + "link"), ([scene], folder.path + "hard"),
      ([folder.path + "link"], scene), ([scene], folder.path + "./x/../scene.json5"),
      (["--device", device], device), ([other], device), ([saved], saved),
      ([scene, "--device", "pad", "--device", device], device),
    ] {
      try FileManager.default.createDirectory(
        atPath: folder.path + "x", withIntermediateDirectories: true)
      let before = try Data(contentsOf: URL(fileURLWithPath: output))
      let call = Call(arguments + ["-o", output])
      #expect(
        call.errors
          == "adaptsim: \(output): the run was read from this file; name another for the report\n")
      #expect(call.exit == .badInput)
      #expect(try Data(contentsOf: URL(fileURLWithPath: output)) == before)
    }
  }

  /// A device profile of the program's own.
  private static func profile() throws -> String {
    try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Profiles/Phones/iphone-414x896-max.json"), encoding: .utf8)
  }

  @Test("A write-protected file is left alone")
  func protected() throws {
    let path = try folder.file("run", "old")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let call = Call(["-o", path])
    #expect(
      call.errors
        == "adaptsim: \(path): the file is write-protected; name another, or change its "
        + "permissions\n")
    #expect(try folder.text(of: "run") == "old")
    #expect(try folder.names == ["run"])
  }

  @Test("A link that leads to nothing leads to the new file, one in a circle is refused")
  func links() throws {
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder.path + "new", withDestinationPath: "run")
    #expect(Call(["-o", folder.path + "new"]).exit == .fine)
    #expect(try folder.names == ["new", "run"])
    try files.createSymbolicLink(atPath: folder.path + "a", withDestinationPath: "b")
    try files.createSymbolicLink(atPath: folder.path + "b", withDestinationPath: "a")
    let circle = folder.path + "a"
    #expect(
      Call(["-o", circle]).errors
        == "adaptsim: \(circle): this link leads in a circle; name a file\n")
    #expect(
      Call([circle]).errors
        == "adaptsim: \(circle): this link leads in a circle; check where it leads\n")
    #expect(LocalFiles().isLink(circle))
  }

  @Test("A name may be as long as names can be")
  func longName() throws {
    let name = String(repeating: "🧭", count: 63)
    #expect(Call(["-o", folder.path + name]).exit == .fine)
    #expect(try folder.names == [name])
  }

  @Test("An empty path is told of", arguments: [["-o", ""], [""], ["check", ""]])
  func empty(arguments: [String]) {
    let call = Call(arguments)
    #expect(call.errors.hasPrefix("adaptsim: '': this names no file; write "))
    #expect(call.exit == .badInput)
  }

  @Test("The console is not written to when the file cannot be")
  func failing() {
    let call = Call(["-o", "run"], files: FullDisk())
    #expect(call.exit == .badInput)
    #expect(call.errors == "adaptsim: run: cannot be written: no space\n")
    #expect(call.output.isEmpty)
  }
}

/// Files that can be read and not written.
private struct FullDisk: FileAccess {
  private let files = LocalFiles()

  func kind(of path: String) -> FileKind? { files.kind(of: path) }
  func isLink(_ path: String) -> Bool { files.isLink(path) }
  func identity(of path: String) -> FileIdentity? { files.identity(of: path) }
  func open(_ path: String) throws(FileError) -> InputFile { try files.open(path) }
  func entries(in folder: String) throws(FileError) -> [FolderEntry] {
    try files.entries(in: folder)
  }
  func write(_ text: String, to path: String) throws(FileError) {
    throw FileError(path, "cannot be written: no space")
  }
}
