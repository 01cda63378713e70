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
    var known: [Int: WaysBack] = [:]
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
      if known[way.source] == nil {
        work += 2 * (graph.ways.count + graph.scenes.count)
        guard work <= workLimit else { return nil }
        known[way.source] = WaysBack(from: way.source, in: graph)
      }
      guard let back = known[way.source] else { return nil }
      let onWay = candidates.filter { back.any[$0] && $0 != way.source }
      guard let first = onWay.first else {
        return finding(
          Why.notOnWay, .warning, at: way, in: check,
          "\(unwind) finds nobody: \(check.name(candidates[0])) has \(action.quoted), but is not on a "
            + "way that leads here; return to a scene that is")
      }
      let kept = onWay.filter { back.kept[$0] }
      guard !kept.isEmpty else {
        return finding(
          Why.replaced, .note, at: way, in: check,
          "\(unwind) finds \(check.name(first)) only if the segue class on the way here keeps it below "
            + "or beside what it shows; one that replaces it leaves nobody to answer")
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
}

/// The scenes that are below or around a scene on screen.
private struct WaysBack {
  /// By any way.
  let any: [Bool]
  /// By ways that keep where they begin: all but those of the app's segue classes, and replacing ones.
  let kept: [Bool]

  init(from scene: Int, in graph: StoryboardGraph) {
    any = Self.around(graph.leading(to: [scene]), in: graph)
    kept = Self.around(
      graph.leading(to: [scene]) { way in
        way.segue.isContainment
          || way.segue.customClass == nil && way.segue.kind != .custom && way.segue.kind != .replace
      }, in: graph)
  }

  /// Scenes, and the children beside them.
  private static func around(_ back: [Bool], in graph: StoryboardGraph) -> [Bool] {
    graph.reached(from: back.indices.filter { back[$0] }) { $0.segue.isContainment }
  }
}

extension UnwindAnswer {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 139 }
    case nobody, notOnWay, several, replaced

    var words: String {
      switch self {
      case .nobody: "no class has the action"
      case .notOnWay: "no scene with the action is on a way back"
      case .replaced: "a segue class of the app's may have replaced the scene with the action"
      case .several: "several scenes on the ways back have the action"
      }
    }
  }
}
