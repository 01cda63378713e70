/// Reads one document from bytes that are UTF-8 without NUL, from front to back.
struct JSON5Parser {
  private let bytes: [UInt8]
  private(set) var offset = 0
  private var line = 1
  private var column = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// Reads the only value of the document.
  mutating func document() throws(JSONError) -> JSONValue {
    try skipBlanks()
    let value = try value(depth: 0)
    try skipBlanks()
    guard isAtEnd else { throw error("\(ahead) follows the end of the document; remove it") }
    return value
  }
}

// MARK: - Walking

extension JSON5Parser {
  /// Where the next character stands.
  var position: JSONPosition { JSONPosition(line: line, column: column) }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The next byte; 0, which no document holds, at the end.
  var byte: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// The next character, for a message.
  var ahead: String {
    guard let scalar else { return "the end of the document" }
    return String(Character(scalar)).quoted
  }

  func error(_ message: String, at position: JSONPosition? = nil) -> JSONError {
    JSONError(at: position ?? self.position, message)
  }

  /// Passes one byte.
  mutating func advance() {
    let passed = bytes[offset]
    offset += 1
    let endsLine = passed == .lineFeed || passed == .carriageReturn && byte != .lineFeed
    if endsLine {
      line += 1
      column = 1
    } else if passed & 0xC0 != 0x80 {
      // Each character counts by its first byte.
      column += 1
    }
  }

  mutating func skip(to end: Int) {
    while offset < end { advance() }
  }

  /// Passes a byte if it is the next one.
  mutating func take(_ wanted: UInt8) -> Bool {
    guard byte == wanted, !isAtEnd else { return false }
    advance()
    return true
  }

  func text(from start: Int) -> String { String(decoding: bytes[start..<offset], as: UTF8.self) }

  func slice(from start: Int) -> ArraySlice<UInt8> { bytes[start..<offset] }

  /// The next character; nil at the end.
  var scalar: Unicode.Scalar? {
    guard !isAtEnd else { return nil }
    let first = bytes[offset]
    guard first >= 0x80 else { return Unicode.Scalar(first) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for next in bytes[(offset + 1)...].prefix(length - 1) {
      value = value << 6 | UInt32(next & 0x3F)
    }
    return Unicode.Scalar(value)
  }

  /// Passes the next character, whose bytes may be several.
  mutating func advanceScalar() {
    advance()
    while byte & 0xC0 == 0x80 { advance() }
  }
}

// MARK: - Blanks

extension JSON5Parser {
  /// Passes white space and comments.
  mutating func skipBlanks() throws(JSONError) {
    while let scalar {
      if scalar == "/" {
        try skipComment()
      } else if scalar.isJSON5Blank {
        advanceScalar()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(JSONError) {
    let start = position
    advance()
    if take(.slash) {
      while let scalar, !scalar.endsJSON5Line { advanceScalar() }
    } else if take(.asterisk) {
      while !isAtEnd {
        if take(.asterisk) {
          if take(.slash) { return }
        } else {
          advance()
        }
      }
      throw error("a comment is not closed; end it with */", at: start)
    } else {
      throw error("'/' begins no comment; write // or /*", at: start)
    }
  }
}

// MARK: - Values

extension JSON5Parser {
  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    let start = position
    switch byte {
    case .leftBrace, .leftBracket:
      guard depth < JSONLimits.depth else {
        throw error(
          "objects and lists lie more than \(JSONLimits.depth) deep; bring them nearer to the top")
      }
      let content: JSONValue.Content =
        byte == .leftBrace ? .object(try object(depth: depth)) : .array(try array(depth: depth))
      return JSONValue(content, at: start)
    case .quote, .apostrophe: return JSONValue(.string(try string()), at: start)
    case .plus, .minus, .point, .zero ... .nine:
      return JSONValue(.number(try number()), at: start)
    default: return JSONValue(try word(), at: start)
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONObject {
    let start = position
    advance()
    var object = JSONObject()
    while true {
      try skipBlanks()
      if take(.rightBrace) { return object }
      guard !isAtEnd else { throw notClosed("an object", with: "}", since: start) }
      let namePosition = position
      let name = try name()
      if let first = object.member(name) {
        throw error(
          "the key \(name.quoted) is given twice, first at \(first.namePosition); remove one",
          at: namePosition)
      }
      try skipBlanks()
      guard take(.colon) else {
        throw error("found \(ahead) after the key \(name.quoted); write ':' and a value")
      }
      try skipBlanks()
      let value = try value(depth: depth + 1)
      object.append(JSONObject.Member(name: name, namePosition: namePosition, value: value))
      try skipBlanks()
      if take(.comma) || byte == .rightBrace { continue }
      guard !isAtEnd else { throw notClosed("an object", with: "}", since: start) }
      throw error("found \(ahead) after a member; write ',' or '}'")
    }
  }

  private mutating func array(depth: Int) throws(JSONError) -> [JSONValue] {
    let start = position
    advance()
    var elements: [JSONValue] = []
    while true {
      try skipBlanks()
      if take(.rightBracket) { return elements }
      guard !isAtEnd else { throw notClosed("a list", with: "]", since: start) }
      elements.append(try value(depth: depth + 1))
      try skipBlanks()
      if take(.comma) || byte == .rightBracket { continue }
      guard !isAtEnd else { throw notClosed("a list", with: "]", since: start) }
      throw error("found \(ahead) after an element; write ',' or ']'")
    }
  }

  private func notClosed(
    _ what: String, with end: String, since start: JSONPosition
  ) -> JSONError {
    error("\(what) that begins at \(start) is not closed; add '\(end)'")
  }

  private mutating func word() throws(JSONError) -> JSONValue.Content {
    let start = position
    let first = offset
    while let scalar, scalar.continuesJSON5Name { advanceScalar() }
    guard offset > first else { throw error("found \(ahead) in place of a value; write a value") }
    let word = text(from: first)
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case "NaN", "Infinity": throw notFinite(word, at: start)
    default:
      throw error("\(word.quoted) is no value; put text between quotes", at: start)
    }
  }

  func notFinite(_ literal: String, at start: JSONPosition) -> JSONError {
    error("\(literal) is not finite; write a finite number", at: start)
  }
}
