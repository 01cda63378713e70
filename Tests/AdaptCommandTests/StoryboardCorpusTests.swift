import AdaptCommand
import Foundation
import Testing

/// What a check says of real storyboards, where they lie: the folder that `ADAPTSIM_STORYBOARDS`
/// names.
@Suite("Real storyboards", .enabled(if: StoryboardCorpus.folder != nil))
struct StoryboardCorpusTests {
  /// How often each rule finds something when every file is checked alone, and why a person would
  /// agree.
  static let alone: [String: Int] = [
    // Files of tests of other tools, with neither an entry point nor an identifier.
    "warning no-initial-scene": 5,
    // Scenes that no segue leads to, without an identifier; one says so in its own title.
    "warning unreachable-scene": 5,
    // Cells without an identifier, most of them in files that were drawn to be read only.
    "warning reuse-identifier": 9,
    // Tabs whose scene shows others with no navigation controller anywhere in the file.
    "warning show-without-container": 3,
    // Parts of apps whose first scene code makes: one note a scene, however many segues.
    "note show-without-container": 4,
    "note push-without-navigation": 1,
    "note detail-without-split": 2,
    // A scene in a stack that shows a detail, with no split view in the file.
    "warning detail-without-split": 1,
    // References into files that are not part of the folder, a note for each file and name.
    "note reference-target": 13,
    // A scene whose unwind leads to the exit of the scene before it.
    "warning unwind-exit": 1,
    // A segue that begins at its controller, without an identifier.
    "warning manual-segue": 1,
    // An edit button that shows a navigation controller, which has its own button to close it.
    "note pushed-container": 1,
    // A full screen scene without a control, whose class has code.
    "note no-way-out": 1,
    // A split view embedded to give it other traits, as its file means to.
    "note nested-container": 1,
    "note empty-container-view": 1,
    // A xib that a linter's test damaged on purpose.
    "warning damaged": 2,
    "error dangling-id": 2,
  ]

  @Test("Every file alone: what is found is what a person would call right")
  func everyFileAlone() throws {
    var counts: [String: Int] = [:]
    for path in try StoryboardCorpus.files() {
      count(Call(["check", path, "--format", "json"]), into: &counts)
    }
    #expect(counts == Self.alone)
  }

  @Test("All files together: the files of other apps are no error of any")
  func together() throws {
    var counts: [String: Int] = [:]
    count(Call(["check", "--format", "json"] + (try StoryboardCorpus.files())), into: &counts)
    var expected = Self.alone
    // Of many files nobody says which one opens the app: what was certain alone is a note here.
    expected["warning show-without-container"] = nil
    expected["note show-without-container"] = 5
    expected["warning detail-without-split"] = nil
    expected["note detail-without-split"] = 3
    #expect(counts == expected)
  }

  @Test(
    "For every device under old and new systems each file ends well, and no line is a repetition")
  func devices() throws {
    for path in try StoryboardCorpus.files() {
      let call = Call(["check", path, "--device", "all", "--ios", "12.4", "--ios", "18"])
      #expect(call.errors.isEmpty)
      #expect(Set(call.lines).count == call.lines.count || call.says("is entered here"))
    }
  }

  @Test("The outline names every scene that is no reference")
  func outlines() throws {
    for path in try StoryboardCorpus.files() where path.hasSuffix(".storyboard") {
      let text = Call(["outline", path])
      #expect(text.exit == .fine)
      #expect(Call(["outline", path, "--format", "json"]).lines.count == 1)
    }
  }

  private func count(_ call: Call, into counts: inout [String: Int]) {
    #expect(call.errors.isEmpty)
    for line in call.lines {
      guard
        let record = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
        let rule = record["rule"] as? String, let severity = record["severity"] as? String
      else { continue }
      counts["\(severity) \(rule.dropFirst("storyboard.".count))", default: 0] += 1
    }
  }
}

enum StoryboardCorpus {
  static let folder = ProcessInfo.processInfo.environment["ADAPTSIM_STORYBOARDS"]

  static func files() throws -> [String] {
    let folder = try #require(folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .map { folder + "/" + $0 }
  }
}
