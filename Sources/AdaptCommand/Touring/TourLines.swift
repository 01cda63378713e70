import AdaptCore
import AdaptRules
import AdaptScenario

/// What a tour found, a line for each scene and segue that is not fine, as editors read it.
///
/// What many segues have in common is told once: an unwind's method that nobody has. Of each sort of
/// outcome in a file the first ones are told.
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
    return faultLines + documents(of: told).flatMap(lines)
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
    var methods = Methods(stops)
    for stop in stops {
      for outcome in outcomes(of: stop) {
        guard let also = methods.take(stop, outcome) else { continue }
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
    let more = also == 0 ? "" : "; as \(also) more of this file that name the method"
    return "\(stop.path):\(stop.position): \(outcome.sort): \(stop.name)\(on)\(words)\(more)"
  }
}

/// The methods of the unwind segues of a file that nobody answers: each is told of once.
private struct Methods {
  private var counts: [String: Int] = [:]
  private var told: Set<String> = []

  init(_ stops: [TourStop]) {
    for stop in stops {
      guard let method = Self.method(stop),
        stop.outcomes.contains(where: { $0.result == .unanswered })
      else { continue }
      counts[method, default: 0] += 1
    }
  }

  /// Returns how many others are told of together with an outcome; nil where it was told of already.
  mutating func take(_ stop: TourStop, _ outcome: TourOutcome) -> Int? {
    guard outcome.result == .unanswered, let method = Self.method(stop),
      let count = counts[method], count > 1
    else { return 0 }
    return told.insert(method).inserted ? count - 1 : nil
  }

  private static func method(_ stop: TourStop) -> String? {
    stop.segue?.unwindAction.flatMap { $0.isEmpty ? nil : $0 }
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
    case .made, .performed, .notReached, .dropped, .unanswered, .notPerformed, .leftToCode:
      return words
    }
    guard let name = kind.exceptionName, words.hasPrefix("\(name): ") else { return words }
    return String(words.dropFirst(name.count + 2))
  }

  /// The severity, and what sort of outcome it is.
  fileprivate var sort: String {
    let what =
      switch result {
      case .made, .performed: "fine"
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
