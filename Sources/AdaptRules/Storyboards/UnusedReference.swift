public import AdaptCore
import AdaptDocuments

/// Storyboard references that no segue leads to.
///
/// Rule `storyboard.unused-reference`. Of one that has a storyboard identifier of its own nothing
/// is said: code may mean it.
public enum UnusedReference: StoryboardRule {
  public static let rule = Rule(
    "storyboard.unused-reference", number: Why.rule,
    summary: "A segue leads to every storyboard reference.", versions: "9+", grade: .assumed,
    source: "a reference is made by segues only; 15 of 91 in real files are left over",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    let graph = check.graph
    var used = [Set<String>](repeating: [], count: graph.project.documents.count)
    for way in graph.ways { used[graph.scenes[way.source].document].insert(way.segue.destination) }
    return graph.scenes.indices.compactMap { scene in
      let document = graph.scenes[scene].document
      guard let controller = graph.controller(scene), let reference = controller.reference,
        !used[document].contains(controller.id), controller.storyboardIdentifier ?? "" == "",
        graph.project.documents[document].settings.initialController != controller.id
      else { return nil }
      let words = [reference.storyboardName, reference.identifier].compactMap { $0?.quoted }
      return finding(
        Why.unused, .note, atScene: scene, in: check,
        "no segue leads to this reference"
          + (words.isEmpty ? "" : " to \(words.joined(separator: ", "))")
          + "; lead one to it or remove it")
    }
  }
}

extension UnusedReference {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 150 }
    case unused

    var words: String { "no segue leads to the reference" }
  }
}
