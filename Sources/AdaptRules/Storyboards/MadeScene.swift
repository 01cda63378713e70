import AdaptCode
public import AdaptCore
import AdaptDocuments

/// Scenes that code makes by identifiers which none has.
///
/// Rule `storyboard.made-scene`. Needs the app's code. Names that are not written out where they
/// are used, as constants are not, are not looked at.
public enum MadeScene: StoryboardRule {
  public static let rule = Rule(
    "storyboard.made-scene", number: Why.rule,
    summary:
      "A scene that code makes is in the storyboard, and a cell that it takes is a prototype or "
      + "registered.",
    versions: "all", grade: .logged,
    source:
      "O134, R124 (the storyboard has no scene with the identifier); Karumi/BothamUI issue 57, "
      + "rcdilorenzo/Cell-Expander issue 3 (a cell that nobody registered)",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    // Another target's storyboard may have the same name and the scene.
    guard check.facts.hasAllDocuments else { return [] }
    let graph = check.graph
    var identifiers: [String: [String]] = [:]
    for scene in graph.scenes.indices where !graph.isReference(scene) {
      guard let name = graph.controller(scene)?.storyboardIdentifier else { continue }
      identifiers[graph.document(of: scene).name, default: []].append(name)
    }
    let all = identifiers.values.joined().sorted()
    let known = Set(all)
    let storyboards = Set(graph.project.documents.map(\.name))
    var suggestions = NameSuggestions()
    return (check.facts.code?.uses ?? []).compactMap { use in
      guard case .makes(let storyboard) = use.kind else { return nil }
      if let storyboard {
        // One that is not among the files is nobody's to judge.
        let names = identifiers[storyboard] ?? []
        guard storyboards.contains(storyboard), !names.contains(use.name) else { return nil }
        return finding(
          Why.noScene, .error, at: use,
          "\(storyboard.quoted) has no scene with the identifier \(use.name.quoted): making it raises "
            + "NSInvalidArgumentException; " + suggestions(for: use.name) { names.sorted() })
      }
      guard !known.contains(use.name) else { return nil }
      return finding(
        Why.noSceneAnywhere, .warning, at: use,
        "no scene of the checked files has the identifier \(use.name.quoted): making it raises "
          + "NSInvalidArgumentException; " + suggestions(for: use.name) { all })
    }
  }
}

extension MadeScene {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 174 }
    case noScene, noSceneAnywhere

    var words: String {
      switch self {
      case .noScene: "the storyboard has no scene with the identifier"
      case .noSceneAnywhere: "no storyboard has a scene with the identifier"
      }
    }
  }
}
