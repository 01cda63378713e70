import AdaptDocuments

/// A word, a text or a sign of source code.
struct CodeToken: Hashable {
  enum Kind: Hashable {
    /// A name or a keyword; a name in backticks without them.
    case word
    /// A literal text that is written out, without its quotes.
    case text
    /// A literal text that holds more than what is written out.
    case otherText
    case number
    /// A single sign.
    case sign
  }

  let kind: Kind
  let text: String
  let position: SourcePosition

  func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }
  func isWord(_ word: String) -> Bool { kind == .word && text == word }
}
