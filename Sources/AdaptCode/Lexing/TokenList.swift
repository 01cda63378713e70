/// The words and signs of a file, which can be looked at beyond their ends.
struct TokenList {
  private let tokens: [CodeToken]

  /// How far back the beginning of a call is looked for, in words and signs.
  private static let callLength = 64

  init(_ tokens: [CodeToken]) { self.tokens = tokens }

  var count: Int { tokens.count }

  subscript(_ index: Int) -> CodeToken? { tokens.indices.contains(index) ? tokens[index] : nil }

  func isSign(_ sign: String, at index: Int) -> Bool { self[index]?.isSign(sign) ?? false }
  func isWord(_ word: String, at index: Int) -> Bool { self[index]?.isWord(word) ?? false }

  /// The name at a place; nil where something else stands.
  func word(at index: Int) -> String? {
    guard let token = self[index], token.kind == .word else { return nil }
    return token.text
  }

  /// The text that is written out at a place; nil where something else stands.
  func text(at index: Int) -> String? {
    guard let token = self[index], token.kind == .text else { return nil }
    return token.text
  }

  /// Returns the place behind the bracket that closes the one at `index`, or the end.
  ///
  /// - Parameter brackets: What opens and what closes.
  func end(of brackets: (String, String), at index: Int) -> Int {
    var depth = 0
    var next = index
    while let token = self[next] {
      if token.isSign(brackets.0) { depth += 1 }
      if token.isSign(brackets.1) { depth -= 1 }
      next += 1
      if depth == 0 { break }
    }
    return next
  }

  /// Returns the place of the bracket that the one at `index` closes; nil where none does within
  /// the length of a call.
  func beginning(of brackets: (String, String), at index: Int) -> Int? {
    var depth = 0
    var next = index
    while let token = self[next], index - next < Self.callLength {
      if token.isSign(brackets.1) { depth += 1 }
      if token.isSign(brackets.0) { depth -= 1 }
      if depth == 0 { return next }
      next -= 1
    }
    return nil
  }
}
