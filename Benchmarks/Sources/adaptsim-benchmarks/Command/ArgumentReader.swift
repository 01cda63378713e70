/// Takes arguments one after the other.
struct ArgumentReader {
  private var rest: ArraySlice<String>

  init(_ words: [String]) { rest = words[...] }

  mutating func next() -> String? { rest.popFirst() }

  /// Takes the next word if it is this one.
  mutating func takes(_ word: String) -> Bool {
    guard rest.first == word else { return false }
    rest.removeFirst()
    return true
  }

  mutating func value(for option: String) throws(CommandError) -> String {
    guard let value = rest.popFirst() else { throw .missingValue(option) }
    return value
  }

  mutating func count(for option: String) throws(CommandError) -> Int {
    let value = try value(for: option)
    guard let count = Int(value), (1...1_000_000_000).contains(count) else {
      throw .notACount(option: option, value: value)
    }
    return count
  }

  /// - Parameter kind: What the names name, for a person to read.
  mutating func name(
    for option: String, of names: [String], _ kind: String
  ) throws(CommandError) -> String {
    let value = try value(for: option)
    guard names.contains(value) else {
      throw .unknownName(
        value, suggestion: "write one of \(names.joined(separator: ", "))", of: kind)
    }
    return value
  }

  func error(for word: String) -> CommandError {
    word.hasPrefix("-") ? .unknownOption(word) : .unexpected(word)
  }
}
