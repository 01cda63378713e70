public import AdaptCore
import AdaptDocuments

/// Storyboard references that lead nowhere.
///
/// Rule `storyboard.reference-target`.
public enum ReferenceTarget: StoryboardRule {
  public static let rule = Rule(
    "storyboard.reference-target", number: Why.rule,
    summary:
      "A storyboard reference leads to a scene: of a file, by an identifier, or to the file's "
      + "entry point.",
    versions: "9+", grade: .logged, source: "O134 (the exception of a missing scene)",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    let graph = check.graph
    var unknown: [Int: Set<String>] = [:]
    var suggestions = NameSuggestions()
    return graph.scenes.indices.compactMap { scene in
      guard let resolution = graph.target(ofReference: scene) else { return nil }
      switch resolution {
      case .scene, .otherBundle, .noController: return nil
      case .noStoryboard(let name):
        // A file that is checked alone refers to others by right; once is enough to say so.
        guard unknown[graph.scenes[scene].document, default: []].insert(name).inserted else {
          return nil
        }
        return finding(
          Why.noFile, .note, atScene: scene, in: check,
          "the storyboard \(name.quoted) is not among the files that are checked; name it too, so that "
            + "the ways through it are known")
      case .noScene(let identifier, let document):
        let file = graph.project.documents[document].name
        return finding(
          Why.noScene, .error, atScene: scene, in: check,
          "no scene of \(file.quoted) has the identifier \(identifier.quoted): UIKit raises an exception; "
            + suggestions(for: identifier, among: identifiers(of: document, in: graph)))
      case .noInitialScene(let document):
        let file = graph.project.documents[document].name
        return finding(
          Why.noInitial, .error, atScene: scene, in: check,
          "\(file.quoted) has no entry point for this reference to lead to; give the reference an "
            + "identifier, or mark a scene as 'Initial View Controller'")
      case .circular:
        return finding(
          Why.circular, .error, atScene: scene, in: check,
          "this reference leads back to itself through others; lead one of them to a scene")
      }
    }
  }

  private static func identifiers(of document: Int, in graph: StoryboardGraph) -> [String] {
    graph.project.documents[document].scenes.compactMap { $0.controller }
      .filter { $0.reference == nil }.compactMap(\.storyboardIdentifier)
  }
}

extension ReferenceTarget {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 149 }
    case noFile, noScene, noInitial, circular

    var words: String {
      switch self {
      case .noFile: "the storyboard is not among the files that are checked"
      case .noScene: "no scene of the storyboard has the identifier"
      case .noInitial: "the storyboard has no entry point"
      case .circular: "the reference leads back to itself"
      }
    }
  }
}
