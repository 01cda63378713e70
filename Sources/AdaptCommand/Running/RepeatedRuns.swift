/// Runs that are made once more for the sake of a note.
enum RepeatedRuns {
  /// The longest run, in events, that is made again.
  static let eventLimit = 100_000
}
