import AdaptCommand
import AdaptScenario

/// A call of the command, and what came of it.
struct Call {
  let exit: ExitCode
  let output: String
  let errors: String

  init(
    _ arguments: [String], on terminal: Terminal? = nil, showsProgress: Bool = false,
    files: some FileAccess = LocalFiles()
  ) {
    var console = RecordedConsole(terminal: terminal, showsProgress: showsProgress)
    exit = Command.run(arguments, console: &console, files: files)
    output = console.output
    errors = console.errors
  }

  /// - Parameter line: The arguments with a space between them.
  init(_ line: String, on terminal: Terminal? = nil) {
    self.init(line.split(separator: " ").map(String.init), on: terminal)
  }

  var lines: [Substring] { output.split(separator: "\n") }

  /// The steps that a report tells of, without what stands in brackets behind them.
  var steps: [String] {
    lines.compactMap { line in
      line.firstRange(of: "▸ ").map { range in
        let step = line[range.upperBound...]
        return String(step[..<(step.firstRange(of: " (")?.lowerBound ?? step.endIndex)])
      }
    }
  }

  /// Whether a line of the output holds all of these words in this order.
  func says(_ words: String...) -> Bool {
    lines.contains { line in
      var rest = line[...]
      for word in words {
        guard let range = rest.firstRange(of: word) else { return false }
        rest = rest[range.upperBound...]
      }
      return true
    }
  }
}
