internal import AdaptCore

extension JSON5Parser {
  /// Reads a text between quotes of either kind.
  mutating func string() throws(JSONError) -> String {
    let start = position
    let quote = byte
    advance()
    var result: [UInt8] = []
    var run = offset
    while true {
      guard !isAtEnd, byte != .lineFeed, byte != .carriageReturn else {
        throw error(
          "a text that begins at \(start) is not closed; add \(quote == .quote ? "\"" : "'")")
      }
      if byte == quote || byte == .backslash {
        result += slice(from: run)
        if take(quote) { return String(decoding: result, as: UTF8.self) }
        try escape(into: &result)
        run = offset
      } else {
        advance()
      }
    }
  }

  /// Reads the name of a member: a text between quotes, or an identifier.
  mutating func name() throws(JSONError) -> String {
    if byte == .quote || byte == .apostrophe { return try string() }
    var result = ""
    while let scalar {
      let start = position
      var next = scalar
      if scalar == "\\" {
        advance()
        guard take(.letterU) else {
          throw error("a key has only escapes such as \\u0061", at: start)
        }
        guard let escaped = Unicode.Scalar(try hexadecimal(digits: 4)) else {
          throw error("the escape is no character; put the key between quotes", at: start)
        }
        next = escaped
      } else if scalar.continuesJSON5Name {
        advanceScalar()
      } else {
        break
      }
      guard result.isEmpty ? next.beginsJSON5Name : next.continuesJSON5Name else {
        throw error(
          "a key cannot hold \(String(Character(next)).quoted); put it between quotes", at: start)
      }
      result.unicodeScalars.append(next)
    }
    guard !result.isEmpty else { throw error("found \(ahead) in place of a key; write a key") }
    return result
  }

  private mutating func escape(into result: inout [UInt8]) throws(JSONError) {
    let start = position
    advance()
    guard let escaped = scalar else { throw error("the document ends in an escape; complete it") }
    advanceScalar()
    switch escaped {
    case "b": result.append(0x08)
    case "t": result.append(0x09)
    case "n": result.append(0x0A)
    case "v": result.append(0x0B)
    case "f": result.append(0x0C)
    case "r": result.append(0x0D)
    case "x": result += utf8(try hexadecimal(digits: 2))
    case "u": result += utf8(try unicodeEscape(since: start))
    case "\r": _ = take(.lineFeed)
    case "\n", "\u{2028}", "\u{2029}": break
    case "0" where !byte.isDigit: result.append(0)
    case "0"..."9": throw error("an escape cannot be a digit; write \\x and two digits", at: start)
    default: result += utf8(escaped.value)
    }
  }

  private func utf8(_ scalar: UInt32) -> [UInt8] {
    Array(String(Character(Unicode.Scalar(scalar) ?? "\u{FFFD}")).utf8)
  }

  /// Reads what follows `\u`, the second half of a surrogate pair included.
  private mutating func unicodeEscape(since start: JSONPosition) throws(JSONError) -> UInt32 {
    let first = try hexadecimal(digits: 4)
    guard (0xD800...0xDFFF).contains(first) else { return first }
    if first < 0xDC00, take(.backslash), take(.letterU) {
      let second = try hexadecimal(digits: 4)
      if (0xDC00...0xDFFF).contains(second) {
        return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
      }
    }
    throw error("the escape is half a character; write both halves of the pair", at: start)
  }

  private mutating func hexadecimal(digits: Int) throws(JSONError) -> UInt32 {
    var result: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = byte.hexadecimalValue else {
        throw error("found \(ahead) in an escape; write \(digits) hexadecimal digits")
      }
      result = result << 4 | UInt32(digit)
      advance()
    }
    return result
  }
}
