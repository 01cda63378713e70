public import AdaptCore
import AdaptDocuments

/// Which scenes can answer an unwind segue.
///
/// Rule `storyboard.unwind-answer`. The files do not say which class has which action, so that
/// nothing is claimed without a list. A scene can answer when ways lead from it to the one that
/// unwinds, or when it is a child beside such a scene: only what is below or around on screen is
/// asked. Which of several is asked first is for the run to say.
public enum UnwindAnswer: StoryboardRule {
  public static let rule = Rule(
    "storyboard.unwind-answer", number: Why.rule,
    summary: "An unwind segue has one scene on the ways back whose class has its action.",
    versions: "6+", grade: .documented,
    source:
      "O095, O096, R110 (of several the nearest answers), R111, R117 (what was replaced is on "
      + "no way back)",
    reasons: Why.allWords)

  /// How many ways are followed for all unwind segues together; beyond it nothing is claimed of the
  /// ways back.
  static let workLimit = 20_000_000

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    guard let actions = check.facts.unwindActions else { return [] }
    let graph = check.graph
    var answering: [String: [Int]] = [:]
    for scene in graph.scenes.indices {
      guard let name = graph.controller(scene)?.customClass?.name else { continue }
      for selector in actions[name] ?? [] { answering[selector, default: []].append(scene) }
    }
    var before: [Int: [Bool]] = [:]
    var work = 0
    return graph.ways.compactMap { way in
      guard way.segue.kind == .unwind, let action = way.segue.unwindAction else { return nil }
      let unwind = "the unwind segue from \(check.origin(of: way))"
      guard let candidates = answering[action] else {
        return finding(
          Why.nobody, .warning, at: way, in: check,
          "no class has \(action.quoted), so that \(unwind) does nothing; write it in the class of the "
            + "scene to return to, or name it in 'unwindActions'")
      }
      if before[way.source] == nil {
        work += graph.ways.count + graph.scenes.count
        guard work <= workLimit else { return nil }
        before[way.source] = around(way.source, in: graph)
      }
      let onWay = candidates.filter { before[way.source]?[$0] ?? false && $0 != way.source }
      guard let first = onWay.first else {
        return finding(
          Why.notOnWay, .warning, at: way, in: check,
          "\(unwind) finds nobody: \(check.name(candidates[0])) has \(action.quoted), but is not on a "
            + "way that leads here; return to a scene that is")
      }
      guard onWay.count > 1 else { return nil }
      let names = onWay.prefix(4).map(check.name).joined(separator: ", ")
      return finding(
        Why.several, .note, at: way, in: check,
        "\(unwind) can end at \(names)\(onWay.count > 4 ? " and others" : ""), which all have "
          + "\(action.quoted): the nearest on the way back answers",
        related: [.init(check.place(ofScene: first), "\(check.name(first)) has it")])
    }
  }

  /// The scenes on the ways to a scene, and the children beside them.
  private static func around(_ scene: Int, in graph: StoryboardGraph) -> [Bool] {
    let back = graph.leading(to: [scene])
    return graph.reached(from: back.indices.filter { back[$0] }) { $0.segue.isContainment }
  }
}

extension UnwindAnswer {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 139 }
    case nobody, notOnWay, several

    var words: String {
      switch self {
      case .nobody: "no class has the action"
      case .notOnWay: "no scene with the action is on a way back"
      case .several: "several scenes on the ways back have the action"
      }
    }
  }
}
