import AdaptCommand
import AdaptScenario
import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
  /// A block of the README that begins with a call of the command.
  struct Example: Sendable, CustomTestStringConvertible {
    let arguments: String
    let output: String

    var testDescription: String { arguments }
  }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static let lines: [Substring] = {
    let readme = root.appendingPathComponent("README.md")
    let text = (try? String(contentsOf: readme, encoding: .utf8)) ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }()

  static let examples: [Example] = {
    return lines.indices.dropFirst().compactMap { place in
      guard lines[place - 1].hasPrefix("```"), lines[place].hasPrefix("$ adaptsim ") else {
        return nil
      }
      let block = lines[(place + 1)...].prefix { !$0.hasPrefix("```") }
      return Example(
        arguments: String(lines[place].dropFirst("$ adaptsim ".count)),
        output: block.map { $0 + "\n" }.joined())
    }
  }()

  @Test("It shows the main job")
  func mainJob() {
    #expect(Self.examples.first?.arguments == "--device phone-max --rotate")
  }

  @Test("It shows what the command prints", arguments: examples)
  func output(example: Example) {
    // The storyboard that it speaks of.
    let folder = Self.root.path + "/Tests/Storyboards/"
    let call = Call(Self.words(example.arguments), files: RootedFiles(root: folder))
    #expect(call.exit == .fine)
    #expect(call.output == example.output)
  }

  /// The calls in the README's blocks for a shell, without their remarks.
  static let calls: [String] = {
    var calls: [String] = []
    var isInside = false
    for line in lines {
      if line.hasPrefix("```") { isInside = line == "```sh" }
      guard isInside, line.hasPrefix("adaptsim ") else { continue }
      let call = line.dropFirst("adaptsim ".count)
      let end = call.firstRange(of: " #")?.lowerBound ?? call.endIndex
      calls.append(String(call[..<end]))
    }
    return calls
  }()

  @Test("It shows how to call the command")
  func someCalls() { #expect(Self.calls.count >= 5) }

  @Test("Every call that it shows is fine", arguments: calls)
  func call(line: String) {
    let call = Call(Self.words(line), files: RootedFiles(root: Self.root.path + "/"))
    #expect(call.exit == .fine, "\(call.output)\(call.errors)")
    #expect(call.errors.isEmpty)
  }

  /// The arguments of a line as a shell divides it: at blanks, but not between quotes.
  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    for (place, part) in line.replacing("'", with: "\"").split(
      separator: "\"", omittingEmptySubsequences: false
    ).enumerated() {
      if place.isMultiple(of: 2) {
        words += part.split(separator: " ").map(String.init)
      } else {
        words.append(String(part))
      }
    }
    return words
  }
}

/// The files of a folder, as somebody in that folder names them; what is written is dropped.
private struct RootedFiles: FileAccess {
  /// With a slash at its end.
  let root: String
  private let files = LocalFiles()

  init(root: String) { self.root = root }

  private func place(_ path: String) -> String { path.hasPrefix("/") ? path : root + path }

  func kind(of path: String) -> FileKind? { files.kind(of: place(path)) }
  func isLink(_ path: String) -> Bool { files.isLink(place(path)) }
  func identity(of path: String) -> FileIdentity? { files.identity(of: place(path)) }
  func open(_ path: String) throws(FileError) -> InputFile { try files.open(place(path)) }
  func entries(in folder: String) throws(FileError) -> [FolderEntry] {
    try files.entries(in: place(folder))
  }
  func write(_ text: String, to path: String) throws(FileError) {}
}
