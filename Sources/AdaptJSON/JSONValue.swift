internal import AdaptCore

/// A value of a JSON5 document that knows where it stands.
public struct JSONValue: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case object(JSONObject)
    case array([JSONValue])
    case string(String)
    case number(JSONNumber)
    case bool(Bool)
    case null
  }

  public let content: Content
  /// Where the value's first character stands.
  public let position: JSONPosition

  public init(_ content: Content, at position: JSONPosition) {
    self.content = content
    self.position = position
  }
}

extension JSONValue {
  /// What the value is, for a message: `an object`, `the number 12`, `the string 'full'`.
  public var summary: String {
    switch content {
    case .object: "an object"
    case .array: "a list"
    case .string(let text): "the string \(text.quoted)"
    case .number(let number): "the number \(number.literal)"
    case .bool(let bool): "\(bool)"
    case .null: "null"
    }
  }

  /// An error at this value's place.
  public func error(_ message: String) -> JSONError { JSONError(at: position, message) }
}
