import AdaptCore

/// The lines that count for an expectation, looked for once for all that ask for the same.
final class FilteredLines {
  private struct Key: Hashable {
    var caller: String?
    var filter: EventFilter
  }

  private let index: EventIndex
  private var found: [Key: [Int]] = [:]
  /// How many places are kept, and how many may be.
  private var kept = 0
  private static let keptLimit = 4_000_000

  init(_ index: EventIndex) { self.index = index }

  /// The places of the lines that a filter lets through, without questions whose number is not
  /// promised.
  ///
  /// - Parameter caller: Where it is given, only calls to what has this name.
  /// - Complexity: O(1) when asked again, O(n) in the number of lines the first time.
  func places(_ filter: EventFilter, callsTo caller: String? = nil) -> [Int] {
    let key = Key(caller: caller, filter: filter)
    if let places = found[key] { return places }
    let candidates = caller.map(index.places(ofSubject:)) ?? Array(index.lines.indices)
    let places = candidates.filter { place in
      let line = index.lines[place]
      guard !line.isUncounted, filter.letsThrough(line) else { return false }
      guard caller != nil else { return true }
      if case .call = line.word { return true } else { return false }
    }
    kept += places.count
    if kept > Self.keptLimit {
      found = [:]
      kept = places.count
    }
    found[key] = places
    return places
  }
}
