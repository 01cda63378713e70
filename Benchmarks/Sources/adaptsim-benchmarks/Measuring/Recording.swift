import AdaptCore

/// How a case records, under the name that the command knows it by.
enum Recording: String, CaseIterable, Sendable {
  case whole, last, digest, off

  /// How many events `last` keeps.
  static let lastEvents = 10_000

  var mode: TraceRecorder.Mode {
    switch self {
    case .whole: .whole
    case .last: .last(Recording.lastEvents)
    case .digest: .digest
    case .off: .off
    }
  }

  /// The loop that does the least that this recording needs.
  var floor: FloorLoop {
    switch self {
    case .whole: .append
    case .last: .reuse
    case .digest, .off: .fold
    }
  }
}
