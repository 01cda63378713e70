public import AdaptCore
import AdaptDocuments

/// Exits that no segue leads to.
///
/// Rule `storyboard.dead-exit`.
public enum DeadExit: StoryboardRule {
  public static let rule = Rule(
    "storyboard.dead-exit", number: Why.rule,
    summary: "A scene that has an exit has an unwind segue that leads to it.", versions: "6+",
    grade: .reported, source: "R111 (dead exits are to be listed)", reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    let graph = check.graph
    var used = [Set<String>](repeating: [], count: graph.project.documents.count)
    for way in graph.ways where way.segue.kind == .unwind {
      used[graph.scenes[way.source].document].insert(way.segue.destination)
    }
    return graph.scenes.indices.flatMap { scene in
      graph.scene(scene).objects
        .filter { $0.kind == .exit && !used[graph.scenes[scene].document].contains($0.id) }
        .map { exit in
          finding(
            Why.unused, .note, at: exit.position, of: graph.document(of: scene), object: exit.id,
            "no segue leads to the exit of \(check.name(scene)); connect a button to it or let it "
              + "be"
          )
        }
    }
  }
}

extension DeadExit {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 145 }
    case unused

    var words: String { "no unwind segue leads to the exit" }
  }
}
