/// The rows of several runs side by side.
///
/// Parts of one title stand for the same step; where a run has two steps of one title they are
/// told apart by their order. A row that only some runs have is empty for the others.
struct ComparisonTable {
  struct Row {
    let label: String
    var cells: [String?]

    /// Whether the runs disagree.
    var differs: Bool { Set(cells).count > 1 }
  }

  struct Part {
    let title: String
    /// How many parts of that title came before.
    let turn: Int
    var rows: [Row] = []
  }

  private(set) var parts: [Part] = []

  /// - Complexity: O(n²) in the number of rows, which is small beside the events.
  init(_ runs: [RunSummary]) {
    for (column, run) in runs.enumerated() {
      var turns: [String: Int] = [:]
      // Where the next part goes that only this run has.
      var next = 0
      for part in run.parts {
        let turn = turns[part.title, default: 0]
        turns[part.title] = turn + 1
        let place = place(of: part.title, turn: turn, orAddAt: next)
        next = place + 1
        for row in part.rows { put(row, in: place, column: column, of: runs.count) }
      }
    }
  }

  private mutating func place(of title: String, turn: Int, orAddAt next: Int) -> Int {
    if let place = parts.firstIndex(where: { $0.title == title && $0.turn == turn }) {
      return place
    }
    parts.insert(Part(title: title, turn: turn), at: next)
    return next
  }

  private mutating func put(_ row: RunSummary.Row, in part: Int, column: Int, of columns: Int) {
    if let place = parts[part].rows.firstIndex(where: {
      $0.label == row.label && $0.cells[column] == nil
    }) {
      parts[part].rows[place].cells[column] = row.cell
    } else {
      var cells = [String?](repeating: nil, count: columns)
      cells[column] = row.cell
      parts[part].rows.append(Row(label: row.label, cells: cells))
    }
  }
}
