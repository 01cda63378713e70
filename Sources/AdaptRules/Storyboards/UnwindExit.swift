public import AdaptCore
import AdaptDocuments

/// Which exit an unwind segue leads to.
///
/// Rule `storyboard.unwind-exit`.
public enum UnwindExit: StoryboardRule {
  public static let rule = Rule(
    "storyboard.unwind-exit", number: Why.rule,
    summary: "An unwind segue leads to the exit of its own scene, and names an action.",
    versions: "6+", grade: .documented, source: "O095 (technote 2298); 59 of 60 in real files",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    let graph = check.graph
    var scenes: [Int: [String: Int]] = [:]
    for scene in graph.scenes.indices {
      for exit in graph.scene(scene).exits {
        scenes[graph.scenes[scene].document, default: [:]][exit] = scene
      }
    }
    return graph.ways.compactMap { way in
      guard way.segue.kind == .unwind else { return nil }
      let owner = scenes[graph.scenes[way.source].document]?[way.segue.destination]
      guard let owner else {
        return finding(
          Why.noExit, .error, at: way, in: check,
          "this unwind leads to no exit; drag it to the exit of \(check.name(way.source))")
      }
      if owner != way.source {
        return finding(
          Why.otherScene, .warning, at: way, in: check,
          "this unwind leads to the exit of another scene, \(check.name(owner)), but UIKit "
            + "searches from its own; drag it to the exit of \(check.name(way.source))")
      }
      guard way.segue.unwindAction?.isEmpty ?? true else { return nil }
      return finding(
        Why.noAction, .error, at: way, in: check,
        "this unwind names no action, so that nobody answers; choose one of the scene to return to")
    }
  }
}

extension UnwindExit {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 138 }
    case noExit, otherScene, noAction

    var words: String {
      switch self {
      case .noExit: "the destination is no exit"
      case .otherScene: "the exit belongs to another scene"
      case .noAction: "the segue names no action"
      }
    }
  }
}
