public import AdaptCore
import AdaptDocuments

/// What points to an object that its document does not have.
///
/// Rule `storyboard.dangling-id`.
public enum DanglingID: StoryboardRule {
  public static let rule = Rule(
    "storyboard.dangling-id", number: Why.rule,
    summary: "A segue, outlet, action, constraint or variation names an object by an id that its "
      + "document has.",
    versions: "all", grade: .logged,
    source: "O134 (a segue whose scene is missing); mac-cain13/R.swift warns of the same as a "
      + "corrupt storyboard",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    check.graph.project.documents.flatMap { document in
      let objects = DocumentObjects(document)
      // A negative id is the owner of a xib, or the responder chain.
      return objects.pointers.filter { !objects.ids.contains($0.id) && !$0.id.hasPrefix("-") }
        .map { pointer in
          finding(
            Why.missing, .error, at: pointer.position, of: document, object: pointer.id,
            "\(pointer.what) leads to \(pointer.id.quoted), which is not in the file; a merge may "
              + "have lost it: connect it again or remove it")
        }
    }
  }
}

extension DanglingID {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 126 }
    case missing

    var words: String { "nothing in the document has the id" }
  }
}
