public import AdaptCore
import AdaptDocuments

/// Storyboards without an entry point.
///
/// Rule `storyboard.no-initial-scene`. A document whose scenes are made by their identifiers needs
/// none, which is told as a note.
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
      let entered = document.scenes.indices.contains { scene in
        let place = check.graph.place(of: .init(document: place, scene: scene))
        return check.reach.isReachable[place]
      }
      guard entered else {
        return finding(
          Why.closed, .warning, at: position, of: document, object: nil,
          "no way leads into this storyboard: it has no entry point, and no scene has an identifier; "
            + "mark the first scene as 'Initial View Controller'")
      }
      return finding(
        Why.byIdentifier, .note, at: position, of: document, object: nil,
        "this storyboard has no entry point; its scenes are made by identifier only")
    }
  }

  /// Whether a document has no way in at all, which is told once and not for each scene.
  static func isClosed(_ document: Int, in check: StoryboardCheck) -> Bool {
    check.graph.project.documents[document].settings.initialController == nil
      && !check.graph.project.documents[document].scenes.indices.contains {
        check.reach.isReachable[check.graph.place(of: .init(document: document, scene: $0))]
      }
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
