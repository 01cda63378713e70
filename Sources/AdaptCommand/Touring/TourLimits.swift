import AdaptCore
import AdaptScenario

/// The stops of a tour that are told: those that end at one limit are told once for each document,
/// with how many more there are. A cycle of a hundred scenes has it for every one of them.
struct TourLimits {
  private struct Key: Hashable {
    let document: Int
    let results: [TourOutcome.Result]
  }

  private(set) var told: [(stop: TourStop, more: Int)] = []

  init(_ stops: [TourStop]) {
    var places: [Key: Int] = [:]
    for stop in stops {
      let results = stop.outcomes.map(\.result)
      guard results.contains(where: Self.isLimit) else {
        told.append((stop, 0))
        continue
      }
      let key = Key(document: stop.document, results: results)
      if let place = places[key] {
        told[place].more += 1
      } else {
        places[key] = told.count
        told.append((stop, 0))
      }
    }
  }

  private static func isLimit(_ result: TourOutcome.Result) -> Bool {
    guard case .raised(let kind) = result else { return false }
    switch kind.severity {
    case .limit: return true
    case .exception, .ignored, .warning, .note: return false
    }
  }
}
