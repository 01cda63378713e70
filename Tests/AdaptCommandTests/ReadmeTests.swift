import AdaptCommand
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

  static let examples: [Example] = {
    let readme = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("README.md")
    let text = (try? String(contentsOf: readme, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
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
    let call = Call(example.arguments)
    #expect(call.exit == .fine)
    #expect(call.output == example.output)
  }
}
