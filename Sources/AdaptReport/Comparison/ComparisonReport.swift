public import AdaptCore
import Foundation

/// Several runs of one script side by side: what each step comes to on each device or system.
///
/// It takes the place of the runs' own reports, which tell how each came to its result. A row
/// in which the runs differ is marked with `≠`.
public struct ComparisonReport: Sendable {
  /// A run and what tells it from the others: `iOS 12.4`.
  public struct Run: Sendable {
    public var title: String
    public var trace: Trace

    public init(title: String, trace: Trace) {
      self.title = title
      self.trace = trace
    }
  }

  public let runs: [Run]
  /// The width in characters; runs that do not fit follow below the others.
  public var width: Int
  public var color: TextColor
  /// Sentences about the runs that their traces do not hold.
  public var notes: [String]

  public init(
    _ runs: [Run], width: Int = 100, color: TextColor = .none, notes: [String] = []
  ) {
    self.runs = runs
    self.width = width
    self.color = color
    self.notes = notes
  }

  /// Writes the report, each line with its end.
  public func write(to output: inout some TextOutputStream) {
    var lines = TextLines(width: width, color: color)
    addLegend(to: &lines)
    let table = ComparisonTable(runs.map { RunSummary($0.trace) })
    for columns in blocks(of: table) {
      lines.addBlank()
      add(columns, of: table, to: &lines)
    }
    lines.addBlank()
    let differing = table.parts.reduce(0) { $0 + $1.rows.count(where: \.differs) }
    lines.add(
      differing == 0 ? "The runs agree in every row." : "≠ marks the rows that differ.", .faint)
    for note in notes { lines.addNote(note) }
    lines.write(to: &output)
  }

  /// The whole report.
  public var text: String {
    var result = ""
    write(to: &result)
    return result
  }
}

extension ComparisonReport {
  private static let gap = 3

  /// Says what the runs were given: what they share on one line, the rest of each behind its
  /// title, and nothing twice.
  private func addLegend(to lines: inout TextLines) {
    let given = runs.map { run in run.trace.header.map { ($0.parts, run.title.printable) } }
    let all = given.compactMap(\.self)
    let shared = (all.first?.0 ?? []).filter { part in all.allSatisfy { $0.0.contains(part) } }
    if !shared.isEmpty { lines.add(shared.joined(separator: " · "), .plain) }
    for case (let parts, let title)? in given {
      let own = parts.filter {
        !shared.contains($0) && !title.components(separatedBy: ", ").contains($0)
      }
      guard !own.isEmpty else { continue }
      lines.add([.init("\(title): ", .heading)], then: own.joined(separator: " · "), .plain)
    }
  }

  private func labelWidth(in table: ComparisonTable) -> Int {
    table.parts.flatMap(\.rows).map { $0.label.count + 2 }.max() ?? 0
  }

  private func width(of column: Int, in table: ComparisonTable) -> Int {
    let cells = table.parts.lazy.flatMap(\.rows).map { $0.cells[column]?.count ?? 1 }
    return max(runs[column].title.printable.count, cells.max() ?? 0)
  }

  /// The columns in groups that fit the width, each of one column at least.
  private func blocks(of table: ComparisonTable) -> [[Int]] {
    let label = labelWidth(in: table)
    var blocks: [[Int]] = []
    var used = 0
    for column in runs.indices {
      let needed = width(of: column, in: table) + Self.gap
      if !blocks.isEmpty, label + used + needed <= width {
        blocks[blocks.count - 1].append(column)
        used += needed
      } else {
        blocks.append([column])
        used = needed
      }
    }
    return blocks
  }

  private func add(_ columns: [Int], of table: ComparisonTable, to lines: inout TextLines) {
    let label = labelWidth(in: table)
    let widths = columns.map { width(of: $0, in: table) }
    func row(_ first: String, _ cells: [String]) -> String {
      zip(cells, widths).reduce(first.padded(to: label)) { text, cell in
        text + String(repeating: " ", count: Self.gap) + cell.0.padded(to: cell.1)
      }.withoutTrailingSpaces
    }
    lines.addUnbroken(row("", columns.map { runs[$0].title.printable }), .heading)
    for part in table.parts {
      lines.addUnbroken(part.title, .step)
      for each in part.rows {
        lines.addUnbroken(
          row("\(each.differs ? "≠" : " ") \(each.label)", columns.map { each.cells[$0] ?? "–" }),
          each.differs ? .decision : .plain)
      }
    }
  }
}
