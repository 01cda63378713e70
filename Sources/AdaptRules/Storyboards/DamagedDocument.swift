public import AdaptCore
import AdaptDocuments

/// What is odd in a document and was read all the same.
///
/// Rule `storyboard.damaged`. The reader tells; here it gets the form of a finding.
public enum DamagedDocument: StoryboardRule {
  public static let rule = Rule(
    "storyboard.damaged", number: Why.rule,
    summary: "The figures, words and ids of a document are such as Interface Builder writes.",
    versions: "all", grade: .measured, source: "the form of 1366 storyboards and 342 xibs",
    reasons: Why.allWords)

  static let holdsForLaunchScreens = true

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    check.documents.flatMap { document in
      document.problems.map {
        finding(Why.odd, .warning, at: $0.position, of: document, object: nil, $0.message)
      }
    }
  }
}

extension DamagedDocument {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 158 }
    case odd

    var words: String { "the document says what Interface Builder does not write" }
  }
}
