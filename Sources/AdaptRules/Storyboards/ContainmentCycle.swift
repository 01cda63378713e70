public import AdaptCore
import AdaptDocuments

/// Children that contain their own containers.
///
/// Rule `storyboard.containment-cycle`. Relationships and embeds are made with the container, so
/// that a cycle of them makes scenes without end.
public enum ContainmentCycle: StoryboardRule {
  public static let rule = Rule(
    "storyboard.containment-cycle", number: Why.rule,
    summary: "No scene is made inside itself, through relationships and embed segues.",
    versions: "all", grade: .documented, source: "O093: both are made with their container",
    reasons: Why.allWords)

  private enum Mark {
    case untouched, onPath, done
  }

  /// One finding for each scene from which a child leads back up.
  ///
  /// - Complexity: O(n) in the scenes and the ways.
  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    let graph = check.graph
    var marks = [Mark](repeating: .untouched, count: graph.scenes.count)
    var findings: [StoryboardFinding] = []
    for start in graph.scenes.indices where marks[start] == .untouched {
      var path: [(scene: Int, next: Int, told: Bool)] = [(start, 0, false)]
      marks[start] = .onPath
      while let top = path.last {
        guard top.next < graph.outgoing[top.scene].count else {
          marks[top.scene] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let way = graph.ways[graph.outgoing[top.scene][top.next]]
        guard way.segue.isContainment, let target = way.target else { continue }
        switch marks[target] {
        case .done: break
        case .untouched:
          marks[target] = .onPath
          path.append((target, 0, false))
        case .onPath:
          guard !top.told else { continue }
          path[path.count - 1].told = true
          findings.append(
            finding(
              Why.endless, .error, at: way, in: check,
              "\(check.name(top.scene)) makes \(check.name(target)), "
                + (target == top.scene ? "itself" : "which it is inside of")
                + ", without end: the app runs out of memory; lead the segue elsewhere"))
        }
      }
    }
    return findings
  }
}

extension ContainmentCycle {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 155 }
    case endless

    var words: String { "a scene is made inside itself" }
  }
}
