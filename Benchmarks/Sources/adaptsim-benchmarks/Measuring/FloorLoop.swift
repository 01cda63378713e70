import Floor

/// A loop in C that makes the same indirect calls and writes a record of 16 bytes for each.
enum FloorLoop: String, CaseIterable, Sendable {
  /// The records go into a digest.
  case fold
  /// The records go into an array that grows.
  case append
  /// The records go into chunks that are used again.
  case reuse

  /// Runs the loop and returns the nanoseconds for one event.
  func measure(events: Int) -> Double {
    let (time, last) = ProcessorTime.of {
      switch self {
      case .fold: floor_fold(UInt64(events))
      case .append: floor_append(UInt64(events))
      case .reuse: floor_reuse(UInt64(events))
      }
    }
    precondition(last != 0, "the floor ran out of memory")
    return time / Double(events)
  }
}
