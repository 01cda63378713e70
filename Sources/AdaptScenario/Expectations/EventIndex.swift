import AdaptCore

/// The lines of a trace, found by what expectations ask for, so that thousands of expectations do
/// not each read a long trace.
struct EventIndex {
  let lines: [EventLine]
  /// Where each line stands, by all or by part of what it says.
  private var places: [Key: [Int]] = [:]
  /// The first lines that say different things, by part of what they say.
  private var examples: [Key: [EventLine]] = [:]

  /// What a line says; what is nil is anything.
  private struct Key: Hashable {
    var subject: String?
    var word: EventWord?
    var value: String?
  }

  /// How many lines come near to one that is missing.
  private static let exampleLimit = 3

  /// - Complexity: O(n) in the number of lines.
  init(_ lines: [EventLine]) {
    self.lines = lines
    for (place, line) in lines.enumerated() {
      let said = Key(subject: line.subject, word: line.word, value: line.value)
      let event = Key(subject: line.subject, word: line.word)
      let isNew = places[said] == nil
      places[said, default: []].append(place)
      places[event, default: []].append(place)
      places[Key(subject: line.subject), default: []].append(place)
      guard isNew else { continue }
      for key in [event, Key(word: line.word), Key(subject: line.subject)]
      where examples[key, default: []].count < Self.exampleLimit {
        examples[key, default: []].append(line)
      }
    }
  }

  /// The places of the lines that fit a pattern, in order.
  ///
  /// - Complexity: O(1).
  func places(of pattern: EventPattern) -> [Int] {
    places[Key(subject: pattern.subject, word: pattern.word, value: pattern.value)] ?? []
  }

  /// The first place from a place on whose line fits a pattern; nil when there is none.
  ///
  /// - Complexity: O(log n) in the lines that fit.
  func next(_ pattern: EventPattern, from start: Int) -> Int? {
    let places = places(of: pattern)
    return places[places.partitionPoint { $0 >= start }...].first
  }

  /// The places of the lines about a node, in order.
  ///
  /// - Complexity: O(1).
  func places(ofSubject subject: String) -> [Int] { places[Key(subject: subject)] ?? [] }

  /// The lines that come nearest to a pattern that none fits: the same event with another value,
  /// the same event of others, other events of the same.
  func nearest(to pattern: EventPattern) -> [EventLine] {
    examples[Key(subject: pattern.subject, word: pattern.word)] ?? examples[Key(word: pattern.word)]
      ?? examples[Key(subject: pattern.subject)] ?? []
  }
}
