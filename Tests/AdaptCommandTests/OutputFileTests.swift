import AdaptCommand
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
    try folder.file(".run.adaptsim-0", "left by a process that was ended")
    #expect(Call(["-o", folder.path + "run"]).exit == .fine)
    #expect(try folder.names == [".run.adaptsim-0", "run"])
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
  func head(of path: String, count: Int) throws(FileError) -> [UInt8] {
    try files.head(of: path, count: count)
  }
  func bytes(at path: String, atMost limit: Int) throws(FileError) -> [UInt8] {
    try files.bytes(at: path, atMost: limit)
  }
  func names(in folder: String) throws(FileError) -> [String] { try files.names(in: folder) }
  func write(_ text: String, to path: String) throws(FileError) {
    throw FileError(path, "cannot be written: no space")
  }
}
