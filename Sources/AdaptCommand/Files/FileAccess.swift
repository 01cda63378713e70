package import AdaptScenario

/// The files that the command may use.
package protocol FileAccess {
  /// What lies at a path, links followed; nil when nothing does.
  func kind(of path: String) -> FileKind?
  /// Whether the path itself is a link.
  func isLink(_ path: String) -> Bool
  /// Which file a path leads to; nil when it leads to none.
  func identity(of path: String) -> FileIdentity?
  /// Opens a regular file for reading.
  func open(_ path: String) throws(FileError) -> InputFile
  /// Returns what a folder holds, in the order of the names' characters.
  func entries(in folder: String) throws(FileError) -> [FolderEntry]
  /// Puts a text in a file's place: the whole of it, or on failure nothing.
  func write(_ text: String, to path: String) throws(FileError)
}

extension FileAccess {
  /// Returns the content of a regular file of at most `limit` bytes.
  func bytes(at path: String, atMost limit: Int) throws(FileError) -> [UInt8] {
    try open(path).rest(atMost: limit)
  }
}

extension LocalFiles: FileAccess {}
