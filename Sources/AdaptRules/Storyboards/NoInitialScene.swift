public import AdaptCore
import AdaptDocuments

/// Storyboards without an entry point.
///
/// Rule `storyboard.no-initial-scene`. A document whose scenes are made by their identifiers needs
/// none; of one that the app seems to open with that is told as a note.
public enum NoInitialScene: StoryboardRule {
  public static let rule = Rule(
    "storyboard.no-initial-scene", number: Why.rule,
    summary: "A storyboard has an entry point, or scenes that are made by identifier.",
    versions: "all", grade: .documented,
    source: "documentation of instantiateInitialViewController(), which returns nil; R130",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    check.graph.project.documents.indices.compactMap { place in
      let document = check.graph.project.documents[place]
      guard document.kind == .storyboard, !document.scenes.isEmpty,
        document.settings.initialController == nil
      else { return nil }
      let position = document.settings.position
      guard check.isEntered[place] else {
        return finding(
          Why.closed, .warning, at: position, of: document, object: nil,
          "nothing opens this storyboard: it has no entry point, and no scene is made by "
            + "identifier; mark the first scene as 'Initial View Controller'")
      }
      guard StoryboardCheck.isMain(document.name) else { return nil }
      return finding(
        Why.byIdentifier, .note, at: position, of: document, object: nil,
        "this storyboard has no entry point, only scenes that are made by identifier; mark one as "
          + "'Initial View Controller' if the app opens with this file")
    }
  }

  /// Whether a document has no way in at all, which is told once and not for each scene; that its
  /// entry point is not in the file is told by rule `storyboard.dangling-id`.
  static func isClosed(_ document: Int, in check: StoryboardCheck) -> Bool {
    check.graph.project.initialScene(of: document) == nil && !check.isEntered[document]
  }
}

extension NoInitialScene {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 129 }
    case closed, byIdentifier

    var words: String {
      switch self {
      case .closed: "nothing leads into the document"
      case .byIdentifier: "the document is entered by the identifiers of its scenes"
      }
    }
  }
}
