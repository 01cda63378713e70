import AdaptDocuments

/// Takes source code apart into words, texts and signs; comments and blanks go.
///
/// A text of one line ends with its line at the latest, so that a quote which is none, in a regular
/// expression for example, misleads no further than that.
struct CodeLexer {
  private let bytes: [UInt8]
  private let dialect: CodeDialect
  private var index = 0
  private var line = 1
  /// Where the line begins, and how many bytes of it so far go on with a scalar.
  private var lineStart = 0
  private var continuations = 0
  private var tokens: [CodeToken] = []

  /// How many texts inside texts are followed.
  private static let nesting = 32

  static func tokens(of bytes: [UInt8], in dialect: CodeDialect) -> [CodeToken] {
    var lexer = CodeLexer(bytes: bytes, dialect: dialect)
    lexer.run()
    return lexer.tokens
  }

  private init(bytes: [UInt8], dialect: CodeDialect) {
    self.bytes = bytes
    self.dialect = dialect
  }

  private mutating func run() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      index = 3
      lineStart = 3
    }
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): advance()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): takeText(hashes: 0)
      case UInt8(ascii: "#") where dialect == .swift: takeHashes()
      case UInt8(ascii: "/") where dialect == .swift && isExpressionStart: takeExpression(hashes: 0)
      case UInt8(ascii: "'") where dialect == .objectiveC: skipCharacter()
      case UInt8(ascii: "`"): takeQuotedName()
      case _ where byte.isDigit: takeNumber()
      case _ where byte.isNameByte: takeWord()
      default: takeSign()
      }
    }
  }
}

// MARK: - Going forward

extension CodeLexer {
  private func peek(_ ahead: Int = 0) -> UInt8? {
    index + ahead < bytes.count ? bytes[index + ahead] : nil
  }

  private var position: SourcePosition {
    SourcePosition(line: line, column: index - lineStart - continuations + 1)
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") {
        line += 1
        lineStart = index
        continuations = 0
      } else if byte & 0xC0 == 0x80 {
        continuations += 1
      }
    }
  }

  /// In C a comment goes on where its line ends with a backslash.
  private mutating func skipLine() {
    while let byte = peek(), byte != UInt8(ascii: "\n") {
      let goesOn =
        dialect == .objectiveC && byte == UInt8(ascii: "\\") && peek(1) == UInt8(ascii: "\n")
      advance(goesOn ? 2 : 1)
    }
  }

  /// Swift's comments nest.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        if depth == 0 || dialect == .swift { depth += 1 }
        advance(2)
      } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && peek() != nil
  }

  /// `'a'` and `'\''`.
  private mutating func skipCharacter() {
    advance()
    while let byte = peek(), byte != UInt8(ascii: "\n") {
      advance(byte == UInt8(ascii: "\\") ? 2 : 1)
      if byte == UInt8(ascii: "'") { return }
    }
  }
}

// MARK: - Words and signs

extension CodeLexer {
  private mutating func add(
    _ kind: CodeToken.Kind, _ text: some Sequence<UInt8>, _ at: SourcePosition
  ) {
    tokens.append(
      CodeToken(kind: kind, text: String(decoding: Array(text), as: UTF8.self), position: at))
  }

  private mutating func take(_ kind: CodeToken.Kind, while isPart: (UInt8) -> Bool) {
    let (start, place) = (index, position)
    while let byte = peek(), isPart(byte) { advance() }
    add(kind, bytes[start..<index], place)
  }

  /// C++ has quotes between the digits of a number: `1'000`.
  private mutating func takeNumber() {
    take(.number) { $0.isDigit || $0.isNameByte }
    while dialect == .objectiveC, peek() == UInt8(ascii: "'"), peek(1)?.isDigit ?? false {
      advance()
      take(.number) { $0.isDigit || $0.isNameByte }
    }
  }

  private mutating func takeWord() {
    take(.word) { $0.isDigit || $0.isNameByte }
    if dialect == .objectiveC, peek() == UInt8(ascii: "\""), tokens.last?.text == "R" {
      skipRawText()
    }
  }

  /// The rest of C++'s `R"mark(…)mark"`.
  private mutating func skipRawText() {
    advance()
    var end = [UInt8(ascii: ")")]
    while let byte = peek(), byte != UInt8(ascii: "("), end.count <= 16 {
      end.append(byte)
      advance()
    }
    end.append(UInt8(ascii: "\""))
    while peek() != nil, !end.enumerated().allSatisfy({ peek($0) == $1 }) { advance() }
    advance(end.count)
  }

  private mutating func takeSign() {
    let place = position
    add(.sign, CollectionOfOne(bytes[index]), place)
    advance()
  }

  private mutating func takeQuotedName() {
    let place = position
    advance()
    let start = index
    while let byte = peek(), byte.isDigit || byte.isNameByte { advance() }
    add(.word, bytes[start..<index], place)
    if peek() == UInt8(ascii: "`") { advance() }
  }
}

// MARK: - Texts

extension CodeLexer {
  /// A row of `#` begins a text, a regular expression, or is a sign like others.
  private mutating func takeHashes() {
    var count = 0
    while peek(count) == UInt8(ascii: "#") { count += 1 }
    switch peek(count) {
    case UInt8(ascii: "\""): takeText(hashes: count)
    case UInt8(ascii: "/"): takeExpression(hashes: count)
    default:
      add(.sign, CollectionOfOne(UInt8(ascii: "#")), position)
      advance(count)
    }
  }

  /// Whether a slash begins a regular expression: where a value may begin, no blank follows, and
  /// another slash is on the line.
  private var isExpressionStart: Bool {
    guard let next = peek(1), next != UInt8(ascii: " "), let before = tokens.last,
      bytes[(index + 1)...].prefix(while: { $0 != UInt8(ascii: "\n") })
        .contains(UInt8(ascii: "/"))
    else { return false }
    return ["=", "(", ",", ":", "[", "{"].contains(where: before.isSign)
      || before.isWord("return") || before.isWord("in")
  }

  /// Goes past a regular expression, which without `#` ends with its line at the latest.
  private mutating func takeExpression(hashes: Int) {
    tokens.append(CodeToken(kind: .otherText, text: "", position: position))
    advance(hashes + 1)
    while let byte = peek() {
      if byte == UInt8(ascii: "/"), has(hashes, at: 1) { return advance(1 + hashes) }
      if byte == UInt8(ascii: "\n"), hashes == 0 { return }
      advance(byte == UInt8(ascii: "\\") && peek(1) != UInt8(ascii: "\n") ? 2 : 1)
    }
  }

  private mutating func takeText(hashes: Int) {
    let place = position
    let start = index
    let isWhole = skipText(hashes: hashes, nesting: 0)
    let quotes = hashes + 1
    guard isWhole, index - start >= 2 * quotes else {
      tokens.append(CodeToken(kind: .otherText, text: "", position: place))
      return
    }
    add(.text, bytes[(start + quotes)..<(index - quotes)], place)
  }

  /// Goes past a text, with those that are written inside its interpolations.
  ///
  /// - Returns: Whether it is of one line, ends, and says what it says without an escape.
  private mutating func skipText(hashes: Int, nesting: Int) -> Bool {
    advance(hashes)
    // Nothing but the end of the line may follow the quotes of a text of several lines.
    let isLong =
      dialect == .swift && peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
      && (peek(3).map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? true)
    let quotes = isLong ? 3 : 1
    advance(quotes)
    var isPlain = !isLong
    while let byte = peek() {
      if byte == UInt8(ascii: "\""), closes(quotes: quotes, hashes: hashes) {
        advance(quotes + hashes)
        return isPlain
      }
      if byte == UInt8(ascii: "\n"), !isLong { return false }
      guard byte == UInt8(ascii: "\\"), has(hashes, at: 1) else {
        advance()
        continue
      }
      isPlain = false
      let isInterpolation = dialect == .swift && peek(1 + hashes) == UInt8(ascii: "(")
      // The end of the line stays where it is: it ends a text that lacks its quote.
      if !isInterpolation, peek(1 + hashes) == UInt8(ascii: "\n") {
        advance(dialect == .objectiveC ? 2 : 1)
        continue
      }
      advance(2 + hashes)
      if isInterpolation, nesting < Self.nesting {
        skipInterpolation(isLong: isLong, nesting: nesting + 1)
      }
    }
    return false
  }

  private mutating func skipInterpolation(isLong: Bool, nesting: Int) {
    var depth = 1
    while let byte = peek(), depth > 0 {
      if byte == UInt8(ascii: "\n"), !isLong { return }
      if byte == UInt8(ascii: "\"") {
        _ = skipText(hashes: 0, nesting: nesting)
        continue
      }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      advance()
    }
  }

  private func closes(quotes: Int, hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") } && has(hashes, at: quotes)
  }

  private func has(_ hashes: Int, at offset: Int) -> Bool {
    (0..<hashes).allSatisfy { peek(offset + $0) == UInt8(ascii: "#") }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether a name goes on with it; every byte of a scalar outside of ASCII does.
  fileprivate var isNameByte: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
      || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }
}
