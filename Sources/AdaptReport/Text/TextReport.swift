public import AdaptCore

/// A run as text for a person: a header, what came of it in a few lines, the phases as headings
/// with one line per event (the time, who and what), and the findings at the end.
///
/// The report is a function of the trace, so a saved run reads exactly as a live one.
public struct TextReport: Sendable {
  public let trace: Trace
  public let words: ReasonWords
  public var detail: Detail
  /// The width in characters that long lines are broken at; a column never gets less than 20.
  public var width: Int
  public var color: TextColor
  /// Sentences about the run that its trace does not hold, such as what another system decides.
  public var notes: [String]
  /// Whether more is told below the report, so that it does not end as if all were well.
  public var isFollowedByProblems: Bool

  public init(
    _ trace: Trace, words: ReasonWords = .catalogue, detail: Detail = .brief, width: Int = 100,
    color: TextColor = .none, notes: [String] = [], isFollowedByProblems: Bool = false
  ) {
    self.trace = trace
    self.words = words
    self.detail = detail
    self.width = width
    self.color = color
    self.notes = notes
    self.isFollowedByProblems = isFollowedByProblems
  }

  /// Writes the report, each line with its end.
  ///
  /// - Complexity: O(n) in the number of events.
  public func write(to output: inout some TextOutputStream) {
    let names = NodeNames(trace)
    var lines = TextLines(width: width, color: color)
    addHeader(to: &lines)
    var shown = 0
    let result = RunResult(trace)
    RunResultText(result, names: names, words: words).add(to: &lines)
    ContainerScreens(trace, names: names).add(to: &lines)
    addSections(names: names, counting: &shown, to: &lines)
    addFindings(names: names, to: &lines)
    // What was presented has a result, which says so already.
    if result.findings.isEmpty, result.outcomes.isEmpty, !isFollowedByProblems {
      lines.add("No findings.", .plain)
    }
    addEnd(shown: shown, to: &lines)
    lines.write(to: &output)
  }

  /// The whole report.
  public var text: String {
    var result = ""
    write(to: &result)
    return result
  }
}

extension TextReport {
  private func addHeader(to lines: inout TextLines) {
    guard let header = trace.header else { return }
    lines.add(header.title, .heading)
    if let opening = header.opening { lines.add("opens \(opening.printable)", .plain) }
    lines.add(header.environment, .plain)
  }

  private func addSections(names: NodeNames, counting shown: inout Int, to lines: inout TextLines) {
    let sections = self.sections
    let presents = sections.contains(where: \.isPhase)
    var text = EventText(names: names, words: words, detail: detail)
    var all: [[ReportLine]] = []
    for section in sections { all.append(self.lines(of: section.events, text: &text)) }
    var columns = EventColumns(all.flatMap(\.self), names: names, width: width)
    for (section, sectionLines) in zip(sections, all) {
      lines.addBlank()
      lines.add(section.title(names: names, isAlone: !presents), .heading)
      columns.beginSection()
      for line in sectionLines { columns.add(line, to: &lines) }
      shown += section.events.count
    }
  }

  /// The stretches that get a heading; a brief report begins with the first step when nothing
  /// out of the ordinary happens before it.
  private var sections: [ReportSections.Section] {
    let sections = ReportSections(trace, showing: detail.shows).all
    switch detail {
    case .brief where sections.count > 1: return sections.filter { !$0.isRoutine }
    case .brief, .full: return sections
    }
  }

  private func lines(of events: [Event], text: inout EventText) -> [ReportLine] {
    var lines: [ReportLine] = []
    for event in events {
      let line = ReportLine(event, what: text.what(event))
      if detail == .brief, !lines.isEmpty, lines[lines.count - 1].join(line) { continue }
      lines.append(line)
    }
    return lines
  }

  private func addFindings(names: NodeNames, to lines: inout TextLines) {
    lines.addBlank()
    let text = FindingText(names: names)
    let places = DocumentPlaces(trace)
    var number = 0
    var miss = UnwindMiss()
    for event in trace {
      miss.note(event)
      guard case .finding(let finding) = event.kind else { continue }
      if number == 0 { lines.add("Findings", .heading) }
      number += 1
      var sentence = "\(finding.severity): \(text.what(finding, on: event.subject))"
      if finding.kind == .noUnwindDestination, finding.text != nil { sentence += miss.words(names) }
      switch detail {
      case .brief where finding.kind == .cannotBeTouched:
        sentence += "; \(words.sentence(finding.reasons))"
      case .brief: sentence += finding.reasons.isEmpty ? "" : " \(words.rules(finding.reasons))"
      case .full: sentence += finding.reasons.isEmpty ? "" : "; \(words.sentence(finding.reasons))"
      }
      if let log = finding.logWords { sentence += "; UIKit logs \"…\(log)…\"" }
      if let place = places[event] { sentence += " (\(place))" }
      lines.add(
        [.init("  \(event.instant)  ", .faint), .init("\(number)  ", .plain)],
        then: sentence, finding.severity.role)
    }
  }

  private func addEnd(shown: Int, to lines: inout TextLines) {
    for note in notes { lines.addNote(note) }
    guard shown < trace.count else { return }
    lines.add("\(shown) of \(trace.count) events shown; --detail full shows all.", .faint)
  }
}

extension ReportSections.Section {
  /// - Parameter isAlone: Whether nothing is presented in the whole run.
  fileprivate func title(names: NodeNames, isAlone: Bool) -> String {
    let nodes = names.list(self.nodes, upTo: 4)
    switch topic {
    case .launch: return "Launch"
    case .before: return isAlone ? "Without a presentation" : "Before any presentation"
    case .after: return "After the presentation"
    case .continued: return "Management of \(nodes), continued"
    case .phase(let phase):
      switch phase {
      case .presentation:
        return "Presentation of \(nodes)" + (presenter.map { " by \(names[$0])" } ?? "")
      case .management: return "Management of \(nodes)" + (events.isEmpty ? ": no events" : "")
      case .dismissal: return "Dismissal of \(nodes)"
      // No stretch begins with these.
      case .ended, .presentationInterrupted, .dismissalInterrupted: return nodes
      }
    }
  }
}

extension TextLines {
  /// Adds a sentence about the run, with the full stop that it may lack.
  mutating func addNote(_ note: String) {
    let sentence = note.printable
    add([.init("Note: ", .plain)], then: sentence + (sentence.hasSuffix(".") ? "" : "."), .plain)
  }
}

extension Finding.Severity {
  var role: TextColor.Role {
    switch self {
    case .note: .plain
    case .warning, .ignored: .warning
    case .exception, .limit: .error
    }
  }
}
