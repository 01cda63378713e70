import AdaptReport

/// The files that the command may use.
public protocol FileAccess {
  /// What lies at a path, links followed; nil when nothing does.
  func kind(of path: String) -> FileKind?
  /// Whether the path itself is a link.
  func isLink(_ path: String) -> Bool
  /// Returns the first bytes of a regular file, `count` at most.
  func head(of path: String, count: Int) throws(FileError) -> [UInt8]
  /// Returns the content of a regular file of at most `limit` bytes.
  func bytes(at path: String, atMost limit: Int) throws(FileError) -> [UInt8]
  /// Returns the names in a folder, in the order of their characters.
  func names(in folder: String) throws(FileError) -> [String]
  /// Puts a text in a file's place: the whole of it, or on failure nothing.
  func write(_ text: String, to path: String) throws(FileError)
}

/// What can lie at a path.
public enum FileKind: Hashable, Sendable {
  case file
  case folder
  /// A device, a pipe or a socket.
  case other
}

/// Why a file cannot be used: which, what, and what next.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// As the user wrote it.
  public let path: String
  public let message: String

  public init(_ path: String, _ message: String) {
    self.path = path
    self.message = message
  }

  /// `scenes/rotate.json5: there is no such file; check the path`
  public var description: String { "\(path.printable): \(message)" }
}
