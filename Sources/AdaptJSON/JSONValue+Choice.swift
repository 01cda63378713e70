internal import AdaptCore

extension JSONValue {
  /// Returns the value that a string names.
  ///
  /// - Parameters:
  ///   - what: What is named, for the message: `presentation style`.
  ///   - choices: The names and what they stand for, in the order in which a message lists them.
  public func choice<Value>(
    of what: String, among choices: [(name: String, value: Value)]
  ) throws(JSONError) -> Value {
    guard case .string(let name) = content else {
      throw mismatch("the name of a \(what)", hint: "put it between quotes")
    }
    guard let choice = choices.first(where: { $0.name == name }) else {
      throw error(
        "no \(what) \(name.quoted); \(nameSuggestion(for: name, among: choices.map(\.name)))")
    }
    return choice.value
  }

  /// Returns the case of an enumeration that a string names by its raw value.
  public func choice<Value>(
    of what: String, _ type: Value.Type = Value.self
  ) throws(JSONError) -> Value where Value: CaseIterable & RawRepresentable<String> {
    try choice(of: what, among: Value.allCases.map { ($0.rawValue, $0) })
  }

  /// Returns the case of an enumeration that a string names as Swift does: `"landscapeLeft"`.
  public func caseName<Value>(
    of what: String, _ type: Value.Type = Value.self
  ) throws(JSONError) -> Value where Value: CaseIterable {
    try choice(of: what, among: Value.allCases.map { ("\($0)", $0) })
  }
}
