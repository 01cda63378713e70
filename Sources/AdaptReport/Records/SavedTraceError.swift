import AdaptCore

/// Why a saved run cannot be read: where, what, and what next.
public struct SavedTraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file as the user wrote it.
  public let path: String
  /// From 1.
  public let line: Int
  public let message: String

  /// `run.jsonl:12: event 7 follows event 9; …`
  public var description: String { "\(path.printable):\(line): \(message.printable)" }
}
