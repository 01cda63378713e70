import AdaptCore
public import AdaptDocuments

/// Why a file is not read: where, what, and what next.
public struct InterfaceDocumentError: Error, Hashable, Sendable {
  /// What kind of fault it is.
  public enum Kind: Hashable, Sendable {
    /// It is no document of Interface Builder's for iOS, but something that has a name.
    case otherFormat
    /// It is a document for another platform.
    case otherPlatform
    /// Its bytes are no text, or not in the encoding that they claim.
    case encoding
    /// It is no well-formed XML, or ends too early.
    case damaged
    /// It declares entities, which documents never do and which can be made to grow without end.
    case entities
    /// It is larger than what is read.
    case limit
  }

  public let kind: Kind
  /// The path that the file was read under.
  public let path: String
  /// Nil where the fault is that of the whole file.
  public let position: SourcePosition?
  /// What is wrong and, after a semicolon, what to do.
  public let message: String

  /// - Parameter message: May quote the document; it is made printable.
  init(_ kind: Kind, path: String, at position: SourcePosition?, _ message: String) {
    self.kind = kind
    self.path = path
    self.position = position
    self.message = message.printable
  }
}

extension InterfaceDocumentError: CustomStringConvertible {
  /// `Main.storyboard:12:5: </view> closes <label> of 10:3; …`.
  public var description: String {
    let place = position.map { ":\($0)" } ?? ""
    return "\(path.printable)\(place): \(message)"
  }
}
