/// A part of a JSON5 document, to be laid out in lines.
indirect enum TextNode {
  /// A number, `true`, `false`, `null`, or a string in its quotes.
  case literal(String)
  case array([TextNode])
  case object([(key: String, value: TextNode)])
}

extension TextNode {
  static func string(_ text: String) -> TextNode { .literal(quoted(text)) }
  static func bool(_ value: Bool) -> TextNode { .literal(value ? "true" : "false") }
  static func number(_ value: Int) -> TextNode { .literal("\(value)") }

  /// The shortest figure that reads back as the same number.
  static func number(_ value: Double) -> TextNode {
    let text = "\(value)"
    return .literal(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  static func numbers(_ values: [Double]) -> TextNode { .array(values.map(number)) }

  /// An object of the members that have a value.
  static func members(_ members: [(key: String, value: TextNode?)]) -> TextNode {
    .object(members.compactMap { member in member.value.map { (member.key, $0) } })
  }

  var isEmptyObject: Bool { if case .object(let members) = self { members.isEmpty } else { false } }
}

// MARK: - Lines

extension TextNode {
  /// The columns that a line fills at most, where its parts can be broken.
  private static let width = 100

  /// The text, in one line where it fits after `column` others, else a line for each part.
  func text(indent: Int = 0, column: Int = 0) -> String {
    let short = line
    if column + short.count <= Self.width { return short }
    let margin = String(repeating: " ", count: indent + 2)
    let lines: [String]
    let (open, close): (String, String)
    switch self {
    case .literal: return short
    case .array(let elements):
      (open, close) = ("[", "]")
      lines = elements.map { $0.text(indent: indent + 2, column: indent + 3) }
    case .object(let members):
      (open, close) = ("{", "}")
      lines = members.map { member in
        let key = Self.key(member.key) + ": "
        return key + member.value.text(indent: indent + 2, column: indent + 3 + key.count)
      }
    }
    let body = lines.map { "\(margin)\($0),\n" }.joined()
    return open + "\n" + body + String(repeating: " ", count: indent) + close
  }

  private var line: String {
    switch self {
    case .literal(let text): return text
    case .array(let elements): return "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      guard !members.isEmpty else { return "{}" }
      let parts = members.map { "\(Self.key($0.key)): \($0.value.line)" }
      return "{ " + parts.joined(separator: ", ") + " }"
    }
  }

  /// A key as JSON5 writes it: bare where it is an identifier.
  private static func key(_ name: String) -> String {
    let isBare =
      !name.isEmpty && !(name.utf8.first.map { (48...57).contains($0) } ?? false)
      && name.utf8.allSatisfy { byte in
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
          || byte == 95 || byte == 36
      }
    return isBare ? name : quoted(name)
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\u{2028}", "\u{2029}": result += escaped(scalar)
      case _ where scalar.properties.generalCategory == .control: result += escaped(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
