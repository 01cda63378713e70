internal import AdaptCore

/// An object whose keys are known: what it may hold was checked before the first question.
public struct JSONObjectReader: Hashable, Sendable {
  /// What the object describes, with its article: `a device profile`.
  public let what: String
  public let position: JSONPosition
  private let object: JSONObject
  private let keys: [String]

  fileprivate init(what: String, position: JSONPosition, object: JSONObject, keys: [String]) {
    self.what = what
    self.position = position
    self.object = object
    self.keys = keys
  }

  /// Returns the value under one of the known keys; an error when the object lacks it.
  public func required(_ key: String) throws(JSONError) -> JSONValue {
    guard let value = optional(key) else {
      throw JSONError(at: position, "\(what) has no \(key.quoted); add it")
    }
    return value
  }

  /// Returns the value under one of the known keys; nil when the object lacks it.
  public func optional(_ key: String) -> JSONValue? {
    precondition(keys.contains(key), "\(what) is read with the keys \(keys), without \(key)")
    return object[key]
  }
}

extension JSONValue {
  /// Returns the object for reading by key.
  ///
  /// - Parameters:
  ///   - what: What the object describes, with its article: `a device profile`.
  ///   - keys: The keys it may have.
  /// - Throws: An error at a value that is no object, and at the first key that is not known,
  ///   with the nearest known one.
  public func object(_ what: String, keys: [String]) throws(JSONError) -> JSONObjectReader {
    guard case .object(let object) = content else {
      throw mismatch(what, hint: "put it between { and }")
    }
    for member in object.members where !keys.contains(member.name) {
      throw JSONError(
        at: member.namePosition,
        "unknown key \(member.name.quoted) in \(what); "
          + nameSuggestion(for: member.name, among: keys))
    }
    return JSONObjectReader(what: what, position: position, object: object, keys: keys)
  }
}
