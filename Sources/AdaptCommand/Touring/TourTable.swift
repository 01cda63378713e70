import AdaptCore
import AdaptReport
import AdaptScenario

/// A tour as a table with a row for each document, and a line for each scene and segue that is not
/// fine.
struct TourTable {
  private let stops: [TourStop]
  private let storyboards: ScenarioStoryboards
  private let faults: [EntryFault]
  private let devices: [String]

  /// - Parameter faults: The entry points that lead to no scene.
  init(
    _ stops: [TourStop], _ storyboards: ScenarioStoryboards, faults: [EntryFault],
    devices: [String]
  ) {
    self.stops = stops
    self.faults = faults
    self.storyboards = storyboards
    self.devices = devices
  }

  func write(to output: inout some TextOutputStream, style: TextStyle) {
    var text = TextLines(width: style.width, color: style.color)
    let names = devices.map(\.printable).joined(separator: ", ")
    text.add("On \(names)", .plain)
    text.addBlank()
    writeTable(to: &text)
    let faultLines = faults.map {
      "\($0.place): \($0.isElsewhere ? "note" : "error"): \($0.words.printable)"
    }
    let odd = stops.filter { !$0.isFine }.sorted { a, b in
      (a.document, a.position) < (b.document, b.position)
    }
    var repeated = Repeated(odd)
    let stopLines = TourLimits(odd).told.flatMap { stop, more in
      lines(stop, &repeated).map { more == 0 ? $0 : "\($0); and so for \(more) more of the file" }
    }
    let all = faultLines + strangeFiles + stopLines
    if !all.isEmpty {
      text.addBlank()
      for line in all { text.addUnbroken(line, .plain) }
    }
    text.write(to: &output)
  }

  /// A line for each file that none of the devices opens.
  private var strangeFiles: [String] {
    storyboards.project.documents.indices.compactMap { place in
      let stops = stops.filter { $0.document == place }
      let isStrange = stops.allSatisfy { $0.outcomes.allSatisfy { $0.result == .otherDevice } }
      guard isStrange, !stops.isEmpty else { return nil }
      let document = storyboards.project.documents[place]
      return "\(document.path.printable):\(document.settings.position): note: "
        + "the file is for pads alone; name one with --device"
    }
  }

  private static let headings = [
    "scenes", "opened", "segues", "made", "performed", "exception", "dropped", "unanswered",
    "not reached",
  ]

  private func writeTable(to text: inout TextLines) {
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

  /// What came of a scene or segue, a line for each outcome that is not fine, as editors read it.
  private func lines(_ stop: TourStop, _ repeated: inout Repeated) -> [String] {
    var seen: [TourOutcome] = []
    for outcome in stop.outcomes where !outcome.isFine && !seen.contains(outcome) {
      seen.append(outcome)
    }
    return seen.compactMap { outcome in
      guard let others = repeated.others(outcome, stop) else { return nil }
      let places = zip(devices, stop.outcomes).filter { $0.1 == outcome }.map(\.0)
      let on = places.count == devices.count ? "" : " on \(places.joined(separator: ", "))"
      let more = others == 0 ? "" : " and \(others) more"
      let words = outcome.ownWords.isEmpty ? "" : ": \(outcome.ownWords)"
      return "\(stop.path):\(stop.position): \(outcome.sort): \(stop.name)\(more)\(on)\(words)"
    }
  }
}

/// What is told once for a file, however many scenes and segues it concerns: what is not among the
/// files, and what nobody is said to answer.
private struct Repeated {
  private var counts: [[String]: Int] = [:]

  init(_ stops: [TourStop]) {
    for stop in stops {
      for outcome in Set(stop.outcomes) where outcome.isToldOnce {
        counts[[stop.path, outcome.ownWords], default: 0] += 1
      }
    }
  }

  /// How many others there are of one that is told now; nil if it was told already.
  mutating func others(_ outcome: TourOutcome, _ stop: TourStop) -> Int? {
    guard outcome.isToldOnce else { return 0 }
    return counts.removeValue(forKey: [stop.path, outcome.ownWords]).map { $0 - 1 }
  }
}

extension TourStop {
  fileprivate var isFine: Bool { outcomes.allSatisfy(\.isFine) }

  fileprivate var worst: TourOutcome {
    outcomes.max { Self.badness[$0.rank] < Self.badness[$1.rank] } ?? outcomes[0]
  }

  /// How bad the ranks are: an exception is the worst, then what is dropped, unanswered, not reached.
  private static let badness = [0, 1, 5, 4, 3, 2, -1]
}

extension TourOutcome {
  fileprivate var isFine: Bool { rank < 2 || result == .otherDevice }

  fileprivate var isToldOnce: Bool {
    switch result {
    case .elsewhere, .unanswered, .unsaid: true
    case .made, .performed, .notReached, .raised, .dropped, .notPerformed, .otherDevice: false
    }
  }

  /// The column that counts it; none for what the device does not open.
  fileprivate var rank: Int {
    switch result {
    case .made: 0
    case .performed: 1
    case .raised: 2
    case .dropped: 3
    case .unanswered, .unsaid, .notPerformed: 4
    case .notReached, .elsewhere: 5
    case .otherDevice: 6
    }
  }

  /// The words without the name of the exception, which the sort says.
  fileprivate var ownWords: String {
    if case .unsaid(let selector) = result {
      return "no class is said to have \(selector.quoted); "
        + "say which with --unwind-action CLASS=\(selector.printable)"
    }
    guard case .raised(let kind) = result, let name = kind.exceptionName,
      words.hasPrefix("\(name): ")
    else { return words }
    return String(words.dropFirst(name.count + 2))
  }

  fileprivate var sort: String {
    switch result {
    case .made, .performed, .otherDevice: "fine"
    case .raised(let kind):
      kind.severity == .exception ? "error: \(kind.exceptionName ?? "exception")" : "error: limit"
    case .dropped: "warning: dropped"
    case .unanswered, .unsaid: "note: unanswered"
    case .notPerformed: "note: not performed"
    case .notReached: "note: not reached"
    case .elsewhere: "note: elsewhere"
    }
  }
}
