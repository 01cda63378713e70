extension JSON5Parser {
  /// Reads a number with its sign: decimal with an optional point and exponent, or hexadecimal.
  mutating func number() throws(JSONError) -> JSONNumber {
    let start = position
    let first = offset
    if byte == .plus || byte == .minus { advance() }
    if byte == .letterI || byte == .letterN {
      while let scalar, scalar.continuesJSON5Name { advanceScalar() }
      let literal = text(from: first)
      guard ["NaN", "Infinity"].contains(literal.dropFirst()) else {
        throw error("\(literal.quoted) is no number; write digits", at: start)
      }
      throw notFinite(literal, at: start)
    }
    if byte == .zero {
      advance()
      if byte | 0x20 == .letterX {
        advance()
        try digits("hexadecimal digits such as 0x1F") { $0.hexadecimalValue != nil }
      } else if byte.isDigit {
        throw error("a number does not begin with 0; remove the 0", at: start)
      } else {
        try fraction(hasWhole: true)
      }
    } else {
      try fraction(hasWhole: skipDigits { $0.isDigit })
    }
    if let scalar, scalar.continuesJSON5Name || scalar == "." {
      throw error("found \(ahead) in a number; remove it, or put the text between quotes")
    }
    return try number(text(from: first), at: start)
  }

  private func number(_ literal: String, at start: JSONPosition) throws(JSONError) -> JSONNumber {
    guard literal.utf8.count <= JSONLimits.numberLength else {
      throw error(
        "a number has \(literal.utf8.count) characters; write it with at most "
          + "\(JSONLimits.numberLength)", at: start)
    }
    guard let number = JSONNumber(literal: literal) else {
      throw error("\(literal) is too large for a number; write a smaller one", at: start)
    }
    return number
  }

  private mutating func fraction(hasWhole: Bool) throws(JSONError) {
    if take(.point) {
      let hasDecimals = skipDigits { $0.isDigit }
      guard hasWhole || hasDecimals else {
        throw error("found \(ahead) in place of a digit; write digits")
      }
    } else if !hasWhole {
      throw error("found \(ahead) in place of a digit; write digits")
    }
    if byte | 0x20 == .letterE {
      advance()
      if byte == .plus || byte == .minus { advance() }
      try digits("the digits of the exponent") { $0.isDigit }
    }
  }

  private mutating func digits(_ what: String, _ isDigit: (UInt8) -> Bool) throws(JSONError) {
    guard skipDigits(isDigit) else {
      throw error("found \(ahead) in place of a digit; write \(what)")
    }
  }

  /// Passes digits and says whether there were any.
  private mutating func skipDigits(_ isDigit: (UInt8) -> Bool) -> Bool {
    let first = offset
    while isDigit(byte) { advance() }
    return offset > first
  }
}
