public import AdaptCore

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

  public init(_ runs: [Run], width: Int = 100, color: TextColor = .none) {
    self.runs = runs
    self.width = width
    self.color = color
  }

  /// Writes the report, each line with its end.
  public func write(to output: inout some TextOutputStream) {
    var lines = TextLines(width: width, color: color)
    for run in runs {
      guard let header = run.trace.header else { continue }
      lines.add(
        [.init("\(run.title.printable): ", .heading)],
        then: header.summary, .plain)
    }
    let table = ComparisonTable(runs.map { RunSummary($0.trace) })
    for columns in blocks(of: table) {
      lines.addBlank()
      add(columns, of: table, to: &lines)
    }
    lines.addBlank()
    let differing = table.parts.reduce(0) { $0 + $1.rows.count(where: \.differs) }
    lines.add(
      differing == 0 ? "The runs agree in every row." : "≠ marks the rows that differ.", .faint)
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
