import AdaptCore
import Foundation
import Testing

@testable import AdaptProfiles

/// The documented format says what the reader does: the same keys in the same order.
@Suite("The format of profiles")
struct ProfileFormatTests {
  private static let article = Result {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Profiles/AdaptProfiles.docc/ProfileFormat.md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  private func section(_ heading: String) throws -> [Substring] {
    let lines = try Self.article.get().split(separator: "\n")
    let start = try #require(lines.firstIndex(of: "### \(heading)"))
    return Array(lines[(start + 1)...].prefix { !$0.hasPrefix("### ") })
  }

  @Test(
    "Every object has the keys that the reader knows",
    arguments: [
      ("The file", DeviceProfileGrammar.file), ("A figure", DeviceProfileGrammar.figure),
      ("By orientation", DeviceProfileGrammar.orientations),
      ("Size classes", DeviceProfileGrammar.sizeClasses),
      ("Margins", DeviceProfileGrammar.margins), ("A row of a table", DeviceProfileGrammar.row),
      ("A safe area", DeviceProfileGrammar.safeArea),
      ("A status bar", DeviceProfileGrammar.statusBar), ("A window", DeviceProfileGrammar.window),
      ("A name", DeviceProfileGrammar.name),
    ])
  func keys(heading: String, known: [String]) throws {
    let keys = try section(heading).compactMap { line -> String? in
      guard line.hasPrefix("| `") else { return nil }
      return line.split(separator: "`").dropFirst().first.map(String.init)
    }
    #expect(keys == known)
  }

  @Test("The keys that the article calls required are those that a profile cannot do without")
  func required() throws {
    let required = try section("The file").compactMap { line in
      line.contains("| required") ? line.split(separator: "`")[1] : nil
    }
    #expect(required == ["id", "idiom", "size", "sizeClasses"])
  }

  @Test("The smallest profile of the article is one")
  func smallest() throws {
    let text = try Self.article.get()
    let block = try #require(text.firstMatch(of: /```json5\n((?:.|\n)*?)```/)).1
    let device = try DeviceCatalogue.device(reading: Array(block.utf8), at: "kiosk.json5")
    #expect(device.profile.id == "kiosk")
    #expect(device.profile.size == CGSize(width: 800, height: 1280))
    #expect(device.profile.scale == nil)
  }
}
