import AdaptCore
import AdaptReport
import AdaptRules

/// Tells what a check of storyboards found: in the form that Xcode makes issues of, or as records.
struct StoryboardReport {
  let format: OutputFormat
  let color: TextColor

  func write(_ finding: StoryboardFinding, to console: inout some Console) {
    guard format == .text else { return console.write(RecordLines().line(FindingRecord(finding))) }
    let word = color.paint("\(finding.severity.rawValue):", finding.severity.role)
    let rule = color.paint("[\(finding.rule)]", .faint)
    console.write(
      "\(finding.place.words): \(word) \(finding.message.printable) \(rule)\n")
    for related in finding.related {
      let note = color.paint("note:", StoryboardFinding.Severity.note.role)
      console.write("\(related.place.words): \(note) \(related.words.printable)\n")
    }
  }

  func write(_ tally: StoryboardTally, to console: inout some Console) {
    guard format == .text else {
      return console.write(RecordLines().line(StoryboardCheckEndRecord(tally)))
    }
    var parts: [String] = []
    if tally.errors > 0 { parts.append(count(tally.errors, "error")) }
    if tally.warnings > 0 { parts.append(count(tally.warnings, "warning")) }
    if tally.notes > 0 { parts.append(count(tally.notes, "note")) }
    if parts.isEmpty, tally.files > 0 { parts.append("nothing found") }
    if tally.silenced > 0 { parts.append("\(tally.silenced) silenced") }
    if tally.unreadCode > 0 {
      parts.append("\(count(tally.unreadCode, "source file")) cannot be read")
    }
    if tally.unreadable > 0 { parts.append("\(tally.unreadable) cannot be read") }
    if tally.leftAside > 0 { parts.append("\(tally.leftAside) not of iOS left aside") }
    let code = tally.code > 0 ? ", \(count(tally.code, "source file"))" : ""
    let line =
      "\(count(tally.files, "file")), \(count(tally.scenes, "scene"))\(code): "
      + parts.joined(separator: ", ")
    console.write(color.paint(line, .heading) + "\n")
  }

  private func count(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}

extension StoryboardFinding.Place {
  /// `Main.storyboard:12:5`.
  var words: String { "\(path.printable):\(position)" }
}

extension StoryboardFinding.Severity {
  fileprivate var role: TextColor.Role {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .decision
    }
  }
}
