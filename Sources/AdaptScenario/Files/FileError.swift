import AdaptCore

/// Why a file cannot be used: which, what, and what next.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// As the user wrote it.
  package let path: String
  package let message: String

  package init(_ path: String, _ message: String) {
    self.path = path
    self.message = message
  }

  /// `scenes/rotate.json5: there is no such file; check the path`
  package var description: String { "\(path.isEmpty ? "''" : path.printable): \(message)" }
}
