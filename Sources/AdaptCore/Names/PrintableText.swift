extension String {
  /// The text on one line, with nothing in it that a terminal obeys or an eye cannot see: such
  /// characters are written as `\u{1B}`.
  ///
  /// Names and steps come from files, and must neither steer a terminal nor break a column. A text
  /// that is printable stays what it is.
  ///
  /// - Complexity: O(n) in the length of the text.
  package var printable: String {
    // Most texts are plain, and told to be so by their bytes.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isUnprintable {
        result += scalar.escaped
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text with the characters for what is written as `\u{1B}`: of a printable text the one that
  /// it stands for.
  package var unescaped: String {
    guard contains("\\u{") else { return self }
    var result = ""
    var rest = self[...]
    while let start = rest.firstRange(of: "\\u{") {
      result += rest[..<start.lowerBound]
      let digits = rest[start.upperBound...].prefix { $0.isHexDigit }
      let end = rest[digits.endIndex...]
      if end.first == "}", let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
        result.unicodeScalars.append(scalar)
        rest = end.dropFirst()
      } else {
        result += rest[start]
        rest = rest[start.upperBound...]
      }
    }
    return result + rest
  }

  /// The printable form of a text of several lines, whose line feeds stay.
  package var printableLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
      .joined(separator: "\n")
  }
}

extension Unicode.Scalar {
  /// Whether the character has no shape of its own, turns the text around it, or ends the line.
  package var isUnprintable: Bool {
    if (0x20..<0x7F).contains(value) { return false }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
      return true
    default: break
    }
    switch value {
    // What holds an emoji together, and says in which of two shapes a character is wanted.
    case 0x200D, 0xFE00...0xFE0F: return false
    default: return properties.generalCategory == .format || properties.isDefaultIgnorableCodePoint
    }
  }

  /// `\u{1B}`, as Swift writes it.
  package var escaped: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
