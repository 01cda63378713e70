public import AdaptCore
public import AdaptDocuments

/// What is odd in a document and was read all the same.
///
/// Rule `storyboard.damaged`. The reader tells; here it gets the form of a finding.
public enum DamagedDocument {
  public static let rule = Rule(
    "storyboard.damaged", number: Why.rule,
    summary: "The figures, words and ids of a document are such as Interface Builder writes.",
    versions: "all", grade: .measured, source: "the form of 1366 storyboards and 342 xibs",
    reasons: Why.allWords)

  /// Returns the finding for something odd.
  ///
  /// - Parameter message: What is odd, and what was taken in its place.
  public static func finding(
    _ message: String, at position: SourcePosition, of document: InterfaceDocument
  ) -> StoryboardFinding {
    StoryboardFinding(
      rule, because: Why.odd.reason, .warning,
      at: StoryboardFinding.Place(document.path, position), object: nil, message)
  }
}

extension DamagedDocument {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 158 }
    case odd

    var words: String { "the document says what Interface Builder does not write" }
  }
}
