import AdaptExplore
import AdaptScenario
import Foundation
import Testing

/// Scenarios that once broke a law, as files, so that they stay what they are when the generator
/// that made them changes.
///
/// `presentations`: a popover that adapts on screen and has no anchor, what is presented in a
/// context while the window is covered, anchors in a popover's own context, changes announced
/// twice. `containers`: a controller that is shown and presented by code, and one that goes from a
/// split view to a stack.
@Suite("Scenarios that once broke a law")
struct MendedTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Mended").path

  private static let files =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()

  @Test("They keep every law", arguments: files)
  func laws(file: String) throws {
    let run = FinishedRun(try Scenario.load("\(Self.folder)/\(file)"))
    for law in Law.all {
      if let breach = law.breach(in: run) { Issue.record("\(file) breaks \(law.id): \(breach)") }
    }
  }

  @Test("There are some") func exist() { #expect(Self.files.count >= 8) }
}
