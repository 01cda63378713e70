import AdaptCore
import AdaptReport
import AdaptScenario

/// A tour as a table with a row for each document.
struct TourTable {
  private let stops: [TourStop]
  private let storyboards: ScenarioStoryboards

  init(_ stops: [TourStop], _ storyboards: ScenarioStoryboards) {
    self.stops = stops
    self.storyboards = storyboards
  }

  private static let headings = [
    "scenes", "opened", "segues", "made", "performed", "exception", "dropped", "unanswered",
    "not reached",
  ]

  func write(to text: inout TextLines) {
    let documents = storyboards.project.documents
    let rows = documents.indices.map { place in
      (documents[place].path, counts(stops.filter { $0.document == place }))
    }
    var table = rows.map { [$0.0.printable] + $0.1.map(String.init) }
    if rows.count > 1 {
      let sums = Self.headings.indices.map { column in rows.reduce(0) { $0 + $1.1[column] } }
      table.append(["\(rows.count) storyboards"] + sums.map(String.init))
    }
    table.insert(["file"] + Self.headings, at: 0)
    let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    for row in table {
      let cells = row.enumerated().map { column, cell in
        column == 0
          ? cell.padded(to: widths[0])
          : String(repeating: " ", count: widths[column] - cell.count) + cell
      }
      text.addUnbroken(cells.joined(separator: "  "), .plain)
    }
  }

  /// The figures of a row: a scene or a segue counts by the worst of its outcomes.
  private func counts(_ stops: [TourStop]) -> [Int] {
    let scenes = stops.filter { $0.segue == nil }
    let segues = stops.filter { $0.segue != nil }
    func count(_ stops: [TourStop], _ rank: Int) -> Int { stops.count { $0.worst.rank == rank } }
    return [scenes.count, count(scenes, 0), segues.count]
      + (0...5).map { count(segues, $0) }
  }
}

extension TourStop {
  /// The worst of what came of it on any device.
  var worst: TourOutcome {
    outcomes.max { Self.badness[$0.rank] < Self.badness[$1.rank] } ?? outcomes[0]
  }

  /// How bad the ranks are: an exception is the worst, then what is dropped, unanswered, not
  /// reached.
  private static let badness = [0, 1, 5, 4, 3, 2, -1]
}

extension TourOutcome {
  /// The column that counts it.
  fileprivate var rank: Int {
    switch result {
    case .made: 0
    case .performed: 1
    case .raised: 2
    case .dropped: 3
    case .unanswered, .notPerformed, .leftToCode: 4
    case .notReached, .elsewhere: 5
    // A scene or a segue counts by the devices that have it.
    case .otherDevice: 6
    }
  }
}
