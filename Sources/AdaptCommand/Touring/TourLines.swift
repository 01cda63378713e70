import AdaptCore
import AdaptRules
import AdaptScenario

/// What a tour found, a line for each scene and segue that is not fine, as editors read it.
///
/// What many scenes and segues have in common is told once. Of each sort of outcome in a file the
/// first ones are told.
struct TourLines {
  /// How many lines of a sort a file has.
  static let linesOfSort = 10

  private let stops: [TourStop]
  private let faults: [EntryFault]
  private let devices: [String]

  /// - Parameter faults: The entry points that lead to no scene.
  init(_ stops: [TourStop], faults: [EntryFault], devices: [String]) {
    self.stops = stops
    self.faults = faults
    self.devices = devices
  }

  /// The lines, those of entry points first, then by file and place.
  var lines: [String] {
    let faultLines = faults.map {
      "\($0.place): \($0.severity.rawValue): \($0.words.printable)"
    }
    let told = stops.filter(\.hasNews).sorted { a, b in
      (a.document, a.position) < (b.document, b.position)
    }
    return faultLines + padFiles + documents(of: told).flatMap(lines)
  }

  /// A line for each file that none of the devices opens.
  private var padFiles: [String] {
    documents(of: stops.sorted { $0.document < $1.document }).compactMap { stops in
      guard stops.allSatisfy({ $0.outcomes.allSatisfy { $0.result == .otherDevice } }) else {
        return nil
      }
      return "\(stops[0].path.printable): note: the file is for pads alone; name one with --device"
    }
  }

  private func documents(of stops: [TourStop]) -> [[TourStop]] {
    var documents: [[TourStop]] = []
    for stop in stops {
      if documents.last?.last?.document == stop.document {
        documents[documents.count - 1].append(stop)
      } else {
        documents.append([stop])
      }
    }
    return documents
  }

  /// The lines of one document.
  private func lines(_ stops: [TourStop]) -> [String] {
    var result: [String] = []
    var counts: [String: Int] = [:]
    var sorts: [String] = []
    var commons = Commons(stops)
    for stop in stops {
      for outcome in outcomes(of: stop) {
        guard let also = commons.take(stop, outcome) else { continue }
        let sort = outcome.sort
        if counts[sort] == nil { sorts.append(sort) }
        counts[sort, default: 0] += 1
        guard (counts[sort] ?? 0) <= Self.linesOfSort else { continue }
        result.append(line(stop, outcome, also: also))
      }
    }
    for sort in sorts {
      guard let count = counts[sort], count > Self.linesOfSort else { continue }
      result.append(
        "\(stops[0].path): \(sort): \(count - Self.linesOfSort) more in this file; "
          + "--format json tells them all")
    }
    return result
  }

  /// What came of a stop and is not fine, each once.
  private func outcomes(of stop: TourStop) -> [TourOutcome] {
    var seen: [TourOutcome] = []
    for outcome in stop.outcomes where outcome.severity != nil && !seen.contains(outcome) {
      seen.append(outcome)
    }
    return seen
  }

  private func line(_ stop: TourStop, _ outcome: TourOutcome, also: Int) -> String {
    let places = zip(devices, stop.outcomes).filter { $0.1 == outcome }.map(\.0)
    let on = places.count == devices.count ? "" : " on \(places.joined(separator: ", "))"
    let words = outcome.ownWords.isEmpty ? "" : ": \(outcome.ownWords)"
    let more = also == 0 ? "" : "; and \(also) more like it in this file"
    return "\(stop.path):\(stop.position): \(outcome.sort): \(stop.name)\(on)\(words)\(more)"
  }
}

/// What many scenes and segues of a file have in common and is told of once: an unwind's method
/// that nobody answers, a storyboard that is not among the files, a limit that a whole cycle
/// reaches.
private struct Commons {
  private enum Common: Hashable {
    case method(String)
    case elsewhere(String)
    case limit(Finding.Kind)
  }

  private var counts: [Common: Int] = [:]
  private var told: Set<Common> = []

  init(_ stops: [TourStop]) {
    for stop in stops {
      let commons = stop.outcomes.compactMap { Self.common(stop, $0) }
      for common in Set(commons) { counts[common, default: 0] += 1 }
    }
  }

  /// Returns how many others are told of together with an outcome; nil where it was told of
  /// already.
  mutating func take(_ stop: TourStop, _ outcome: TourOutcome) -> Int? {
    guard let common = Self.common(stop, outcome), let count = counts[common] else { return 0 }
    return told.insert(common).inserted ? count - 1 : nil
  }

  private static func common(_ stop: TourStop, _ outcome: TourOutcome) -> Common? {
    switch outcome.result {
    case .unanswered: stop.segue?.unwindAction.flatMap { $0.isEmpty ? nil : .method($0) }
    case .elsewhere: .elsewhere(outcome.words)
    case .raised(let kind): kind.severity == .limit ? .limit(kind) : nil
    case .made, .performed, .notReached, .dropped, .notPerformed, .leftToCode, .otherDevice: nil
    }
  }
}

extension TourStop {
  /// Whether something is to be told: a child that is not made is told of with its container.
  fileprivate var hasNews: Bool {
    outcomes.contains { $0.severity != nil } && !(segue?.isContainment ?? false)
  }
}

extension EntryFault {
  /// What lies in files that are not read may be there.
  var severity: StoryboardFinding.Severity { isElsewhere ? .note : .error }
}

extension TourOutcome {
  /// The words without the name of the exception, which the sort says or which is none.
  var ownWords: String {
    let kind: Finding.Kind
    switch result {
    case .raised(let raised): kind = raised
    case .elsewhere: kind = .noSuchStoryboard
    case .made, .performed, .notReached, .dropped, .unanswered, .notPerformed, .leftToCode,
      .otherDevice:
      return words
    }
    guard let name = kind.exceptionName, words.hasPrefix("\(name): ") else { return words }
    return String(words.dropFirst(name.count + 2))
  }

  /// The severity, and what sort of outcome it is.
  fileprivate var sort: String {
    let what =
      switch result {
      case .made, .performed, .otherDevice: "fine"
      case .raised(let kind):
        kind.severity == .exception ? kind.exceptionName ?? "exception" : "limit"
      case .dropped: "dropped"
      case .unanswered: "unanswered"
      case .notPerformed: "not performed"
      case .leftToCode: "left to code"
      case .notReached: "not reached"
      case .elsewhere: "not among the files"
      }
    return [severity?.rawValue, what].compactMap(\.self).joined(separator: ": ")
  }
}
