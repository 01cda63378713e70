internal import AdaptCore

/// What is wrong in a document, where, and what to do about it.
public struct JSONError: Error, Hashable, Sendable {
  public let position: JSONPosition
  /// What is wrong and, after a semicolon, what to do: `unknown key 'sise'; did you mean 'size'?`
  public let message: String

  /// - Parameter message: May quote the document; it is made printable.
  public init(at position: JSONPosition, _ message: String) {
    self.position = position
    self.message = message.printable
  }

  /// The error with the file's name before it: `devices/mine.json:12:5: message`.
  public func describe(in path: String) -> String { "\(path):\(position): \(message)" }
}

extension JSONError: CustomStringConvertible {
  /// `12:5: message`.
  public var description: String { "\(position): \(message)" }
}
