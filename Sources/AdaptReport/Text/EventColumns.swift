import AdaptCore

/// Sets lines in columns: when, who, what.
///
/// An instant that repeats is left blank, so that the eye finds where time passes.
struct EventColumns {
  /// In characters; a longer name pushes its own line only.
  private let widestName: Int

  private let names: NodeNames
  private let timeWidth: Int
  private let nameWidth: Int
  private var lastInstant: SimulatedInstant?
  private var findings = 0

  /// - Parameter width: Of the whole report, in characters.
  init(_ lines: [ReportLine], names: NodeNames, width: Int) {
    self.names = names
    // Half of a narrow report is left to what happened.
    let widestName = max(8, min(28, width - 32))
    self.widestName = widestName
    timeWidth = lines.map { $0.instant.description.count }.max() ?? 0
    nameWidth =
      lines.lazy.filter { !$0.kind.isStep }
      .map { Self.who($0.subjects, names: names, within: widestName).count }
      .filter { $0 <= widestName }.max() ?? 0
  }

  mutating func beginSection() { lastInstant = nil }

  mutating func add(_ line: ReportLine, to lines: inout TextLines) {
    let time = line.instant == lastInstant ? "" : line.instant.description
    lastInstant = line.instant
    let first = TextLines.Piece("  \(time.padded(to: timeWidth))  ", .faint)
    if line.kind.isStep {
      return lines.add([first, .init("▸ ", .step)], then: line.what, .step)
    }
    var what = line.what
    if case .finding = line.kind {
      findings += 1
      what = "finding \(findings): \(what)"
    }
    let who = Self.who(line.subjects, names: names, within: widestName).padded(to: nameWidth)
    lines.add(
      [first, .init("\(who)  ", .plain)], then: what, line.kind.role,
      under: timeWidth + nameWidth + 6)
  }

  /// The names of all, or of the first where all are too many.
  private static func who(
    _ subjects: [NodeID], names: NodeNames, within widestName: Int
  ) -> String {
    guard let first = subjects.first else { return "" }
    let all = subjects.prefix(widestName).map { names[$0] }.joined(separator: ", ")
    if subjects.count == 1 || all.count <= widestName { return all }
    return "\(names[first]) and \(subjects.count - 1) more"
  }
}
