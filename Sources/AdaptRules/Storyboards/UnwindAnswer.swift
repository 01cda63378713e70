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
      + "no way back); rule unwind.eligibility (the source does not answer itself)",
    reasons: Why.allWords)

  /// How many ways are followed for all unwind segues together; beyond it nothing is claimed of the
  /// ways back, which is told.
  static let workLimit = 20_000_000

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    guard let actions = check.facts.unwindActions else { return [] }
    let graph = check.graph
    let answers = Answers(actions, in: graph)
    let byCode = graph.scenes.indices.filter { scene in
      check.contexts[scene].contains { $0.beginning == .code }
    }
    var known: [Int: WaysBack] = [:]
    var work = 0
    var findings: [StoryboardFinding] = []
    for way in graph.ways {
      // One that names no action is told of by rule `storyboard.unwind-exit`.
      guard way.segue.kind == .unwind, let action = way.segue.unwindAction, !action.isEmpty
      else { continue }
      guard let candidates = answers.scenes[action] else {
        findings.append(nobody(at: way, action, answers.classes[action], in: check))
        continue
      }
      if known[way.source] == nil {
        work += 2 * (graph.ways.count + graph.scenes.count)
        guard work <= workLimit else {
          findings.append(unfinished(at: way, in: check))
          break
        }
        known[way.source] = WaysBack(from: way.source, in: graph, byCode: byCode)
      }
      guard let back = known[way.source] else { continue }
      if let finding = finding(about: candidates, action, at: way, back, in: check) {
        findings.append(finding)
      }
    }
    return findings
  }

  private static func finding(
    about candidates: [Int], _ action: String, at way: StoryboardWay, _ back: WaysBack,
    in check: StoryboardCheck
  ) -> StoryboardFinding? {
    let onWay = candidates.filter { back.any[$0] }
    guard let first = onWay.first else {
      let other = candidates.first { $0 != way.source }
      return notOnWay(at: way, other, action, isByCode: back.isPutByCode, in: check)
    }
    guard onWay.contains(where: { back.kept[$0] }) else {
      return finding(
        Why.replaced, .note, at: way, in: check,
        "\(check.name(first)) answers this unwind only if the segue class on the way here keeps it "
          + "below what it shows; see that it does")
    }
    guard onWay.count > 1 else { return nil }
    let names = onWay.prefix(4).map(check.name).joined(separator: ", ")
    return finding(
      Why.several, .note, at: way, in: check,
      "this unwind can end at \(names)\(onWay.count > 4 ? " and others" : ""), which all have "
        + "\(action.quoted): the nearest answers; give each its own if one is meant",
      related: [.init(check.place(ofScene: first), "\(check.name(first)) has it")])
  }

  /// - Parameter other: A scene that has the action and is not the one that unwinds.
  private static func notOnWay(
    at way: StoryboardWay, _ other: Int?, _ action: String, isByCode: Bool,
    in check: StoryboardCheck
  ) -> StoryboardFinding {
    let source = check.name(way.source)
    if isByCode {
      return finding(
        Why.onlyByCode, .note, at: way, in: check,
        "\(other.map(check.name) ?? "another \(source)") answers this unwind only if code shows "
          + "\(source) above or beside it; see that it does")
    }
    guard let other else {
      return finding(
        Why.onlySource, .warning, at: way, in: check,
        "nobody answers this unwind: only \(source) itself has \(action.quoted), and no scene "
          + "answers its own; write it in the class of the scene to return to")
    }
    return finding(
      Why.notOnWay, .warning, at: way, in: check,
      "nobody answers this unwind: \(check.name(other)) has \(action.quoted), but no way leads "
        + "from it to here; return to a scene that one does")
  }

  /// - Parameter name: A class that has the action and is that of no scene.
  private static func nobody(
    at way: StoryboardWay, _ action: String, _ name: String?, in check: StoryboardCheck
  ) -> StoryboardFinding {
    if let name {
      return finding(
        Why.elsewhere, .note, at: way, in: check,
        "only the class \(name.quoted) answers this unwind, and no checked scene has it; check its "
          + "storyboard too, or list the classes that inherit \(action.quoted)")
    }
    return finding(
      Why.nobody, .warning, at: way, in: check,
      "nobody answers this unwind: no class has \(action.quoted); write it in the class of the "
        + "scene to return to, or list it in 'unwindActions'")
  }

  private static func unfinished(
    at way: StoryboardWay, in check: StoryboardCheck
  ) -> StoryboardFinding {
    finding(
      Why.unfinished, .note, at: way, in: check,
      "whether anybody answers this unwind and those after it was not looked into: \(workLimit) "
        + "ways were followed before; check fewer files at once")
  }
}

/// Who has each unwind action.
private struct Answers {
  /// The scenes, by action.
  private(set) var scenes: [String: [Int]] = [:]
  /// Of the classes that are listed for an action the first by name.
  private(set) var classes: [String: String] = [:]

  init(_ actions: [String: [String]], in graph: StoryboardGraph) {
    for scene in graph.scenes.indices {
      guard let name = graph.controller(scene)?.customClass?.name else { continue }
      for selector in actions[name] ?? [] { scenes[selector, default: []].append(scene) }
    }
    for (name, selectors) in actions.sorted(by: { $0.key < $1.key }) {
      for selector in selectors where classes[selector] == nil { classes[selector] = name }
    }
  }
}

extension UnwindAnswer {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 139 }
    case nobody, notOnWay, several, replaced, elsewhere, onlyByCode, onlySource, unfinished

    var words: String {
      switch self {
      case .nobody: "no class has the action"
      case .notOnWay: "no scene with the action is on a way back"
      case .replaced: "a segue class of the app's may have replaced the scene with the action"
      case .several: "several scenes on the ways back have the action"
      case .elsewhere: "the class that has the action is that of no checked scene"
      case .onlyByCode: "a scene with the action is on a way back only where code puts it there"
      case .onlySource: "only the scene that unwinds has the action, and it does not answer itself"
      case .unfinished: "too many ways were followed before"
      }
    }
  }
}
