public import AdaptCore
import AdaptDocuments

/// What points to an object that its document does not have, or that is of another kind.
///
/// Rule `storyboard.dangling-id`.
public enum DanglingID: StoryboardRule {
  public static let rule = Rule(
    "storyboard.dangling-id", number: Why.rule,
    summary: "A segue, outlet, action, constraint or variation names an object by an id that its "
      + "document has, and that is of the kind it needs.",
    versions: "all", grade: .logged,
    source: "O134 (a segue whose scene is missing); mac-cain13/R.swift warns of the same as a "
      + "corrupt storyboard; what an object of another kind does is assumed",
    reasons: Why.allWords)

  static let holdsForLaunchScreens = true

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    check.documents.flatMap { document in
      let objects = DocumentObjects(document)
      // A negative id is the owner of a xib, or the responder chain.
      return objects.pointers.filter { !$0.id.hasPrefix("-") }.compactMap { pointer in
        objects.complaint(about: pointer).map { complaint in
          finding(
            objects.elements[pointer.id] == nil ? Why.missing : Why.otherKind, .error,
            at: pointer.position, of: document, object: pointer.id, complaint.words)
        }
      }
    }
  }
}

extension DanglingID {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 126 }
    case missing, otherKind

    var words: String {
      switch self {
      case .missing: "nothing in the document has the id"
      case .otherKind: "the object with the id is of another kind"
      }
    }
  }
}
