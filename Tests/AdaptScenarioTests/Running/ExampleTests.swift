import AdaptScenario
import Foundation
import Testing

/// The example files are scenarios with expectations of their own.
@Suite("The examples")
struct ExampleTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../Examples").standardizedFileURL.path

  private static let files =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".json5") }.sorted()

  @Test("Every example holds", arguments: files)
  func holds(file: String) throws {
    let result = ScenarioRun(try Scenario.load("\(Self.folder)/\(file)")).perform()
    for failure in result.failures { Issue.record("\(file):\(failure)") }
    for problem in result.problems { Issue.record("\(file):\(problem)") }
    #expect(!result.outcomes.isEmpty)
  }

  @Test("There are examples") func exist() { #expect(Self.files.count >= 12) }
}
