import AdaptCore
import AdaptReport

/// Tells the results of a check: as lines for a person, or as records.
struct CheckReport {
  let format: OutputFormat
  let color: TextColor

  func write(_ result: CheckResult, to console: inout some Console) {
    switch format {
    case .json: console.write(CheckRecord(result).line)
    case .text:
      let word = color.paint(
        result.isPassed ? "passed" : "failed", result.isPassed ? .decision : .error)
      let surroundings =
        result.surroundings.isEmpty ? "" : " [\(result.surroundings.joined(separator: ", "))]"
      console.write(
        "\(word)  \(result.path.printable)\(surroundings.printable)\n"
          + (result.judgement.complaints + result.notes.map { "  note: \($0)" })
          .map { $0 + "\n" }.joined())
    }
  }

  func write(_ error: CommandError, at path: String, to console: inout some Console) {
    switch format {
    case .json: console.write(CheckRecord(error, at: path).line)
    case .text: console.writeError(error.line)
    }
  }

  func write(_ tally: CheckTally, to console: inout some Console) {
    guard format == .text else { return console.write(CheckEndRecord(tally).line) }
    var parts = ["\(tally.passed) passed", "\(tally.failed) failed"]
    if tally.unreadable > 0 { parts.append("\(tally.unreadable) cannot be read") }
    if tally.leftAside > 0 { parts.append("\(tally.leftAside) without a scenario left aside") }
    console.write(color.paint(parts.joined(separator: ", "), .heading) + "\n")
  }
}
