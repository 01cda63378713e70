import AdaptCommand

/// A console that keeps what the command writes.
struct RecordedConsole: Console {
  var terminal: Terminal?
  var showsProgress = false
  private(set) var output = ""
  private(set) var errors = ""
  /// What standard output fails with in the end.
  var failure: String?

  mutating func write(_ text: String) { output += text }
  mutating func writeError(_ text: String) { errors += text }
  func finish() -> String? { failure }
}
