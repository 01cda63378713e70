public import AdaptCore
import AdaptDocuments

/// Which scenes can answer an unwind segue.
///
/// Rule `storyboard.unwind-answer`. The files do not say which class has which action, so that
/// nothing is claimed without a list or the code. A scene can answer when ways lead from it to the
/// one that unwinds, or when it is a child beside such a scene: only what is below or around on
/// screen is asked. Which of several is asked first is for the run to say.
public enum UnwindAnswer: StoryboardRule {
  public static let rule = Rule(
    "storyboard.unwind-answer", number: Why.rule,
    summary: "An unwind segue has one scene on the ways back whose class has its action.",
    versions: "6+", grade: .documented,
    source:
      "O095, O096, R110 (of several the nearest answers), R111, R117 (what was replaced is on "
      + "no way back); rule unwind.eligibility (the source does not answer itself)",
    reasons: Why.allWords)

  /// How many ways are followed for all actions together; beyond it nothing is claimed of the ways
  /// back, which is told.
  static let workLimit = 5_000_000

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    guard let actions = check.unwindActions else { return [] }
    let graph = check.graph
    let answers = Answers(actions, in: graph)
    let surroundings = Surroundings(check)
    var findings: [StoryboardFinding] = []
    var work = 0
    // Action by action, so that what is known of one is needed for it alone.
    for (action, ways) in unwinds(in: graph) {
      guard let candidates = answers.scenes[action] else {
        findings += ways.map { nobody(at: $0, action, answers.classes[action], in: check) }
        continue
      }
      guard work <= workLimit else {
        findings.append(unfinished(at: ways[0], in: check))
        break
      }
      let any = WaysBack(to: candidates, in: graph, itself: surroundings.itself) { _ in true }
      let kept = WaysBack(
        to: candidates, in: graph, itself: surroundings.keptItself, where: \.keepsSource)
      work += any.work + kept.work
      for way in ways {
        guard !any[way.source].isEmpty else {
          let other = candidates.first { $0 != way.source }
          let isByCode = surroundings.isPutByCode[way.source]
          findings.append(notOnWay(at: way, other, action, isByCode: isByCode, in: check))
          continue
        }
        let finding = finding(
          about: any[way.source], isKept: !kept[way.source].isEmpty, action, at: way, in: check)
        if let finding { findings.append(finding) }
      }
    }
    return findings
  }

  /// The unwind segues by their actions, in the order of the files. One that names none is told of
  /// by rule `storyboard.unwind-exit`.
  private static func unwinds(
    in graph: StoryboardGraph
  ) -> [(action: String, ways: [StoryboardWay])] {
    var unwinds: [(action: String, ways: [StoryboardWay])] = []
    var places: [String: Int] = [:]
    for way in graph.ways where way.segue.kind == .unwind {
      guard let action = way.segue.unwindAction, !action.isEmpty else { continue }
      if let place = places[action] {
        unwinds[place].ways.append(way)
      } else {
        places[action] = unwinds.count
        unwinds.append((action, [way]))
      }
    }
    return unwinds
  }

  /// - Parameters:
  ///   - onWay: The scenes with the action that are on a way back.
  ///   - isKept: Whether one of them is there for certain.
  private static func finding(
    about onWay: [Int], isKept: Bool, _ action: String, at way: StoryboardWay,
    in check: StoryboardCheck
  ) -> StoryboardFinding? {
    let first = onWay[0]
    guard isKept else {
      return finding(
        Why.replaced, .note, at: way, in: check,
        "\(check.name(first)) answers this unwind only if the segue class on the way here keeps it "
          + "below what it shows; see that it does")
    }
    // What the code gives every controller is meant for whichever is nearest.
    let isOfAll = check.facts.code?.members(of: "UIViewController")?.methods.contains(action)
    guard onWay.count > 1, isOfAll != true else { return nil }
    var names: [String] = []
    for name in onWay.prefix(WaysBack.named).map(check.name) where !names.contains(name) {
      names.append(name)
    }
    let ends = names.count > 1 ? names.joined(separator: ", ") : "several scenes called \(names[0])"
    let others = names.count > 1 && onWay.count > WaysBack.named ? " and others" : ""
    return finding(
      Why.several, .note, at: way, in: check,
      "this unwind can end at \(ends)\(others), which all have \(action.quoted): the nearest "
        + "answers; give each its own if one is meant",
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
    guard check.demands?.knowsAllClasses ?? true else {
      return finding(
        Why.notInCode, .note, at: way, in: check,
        "nobody answers this unwind, as far as the code was read: no class in it has \(action.quoted); "
          + "read the rest too, or list the class in 'unwindActions'")
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
      "whether anybody answers this unwind, and those of other actions after it, was not looked "
        + "into: \(workLimit) ways were followed before; check fewer files at once")
  }
}

/// What is the same for all actions, by the places of scenes.
private struct Surroundings {
  /// Whether another of the scene is below or beside it; and whether it is so for certain.
  let itself: [Bool]
  let keptItself: [Bool]
  /// Whether code may make the scene, or one that leads to it, so that anything may be below.
  let isPutByCode: [Bool]

  init(_ check: StoryboardCheck) {
    let graph = check.graph
    itself = graph.scenesBelowThemselves { _ in true }
    keptItself = graph.scenesBelowThemselves(where: \.keepsSource)
    isPutByCode = graph.reached(
      from: graph.scenes.indices.filter { scene in
        check.contexts[scene].contains { $0.beginning == .code }
      })
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
      guard let controller = graph.controller(scene), controller.reference == nil else { continue }
      let name = controller.customClass?.name ?? controller.systemClass
      for selector in Set(actions[name] ?? []) { scenes[selector, default: []].append(scene) }
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
    case notInCode

    var words: String {
      switch self {
      case .nobody: "no class has the action"
      case .notOnWay: "no scene with the action is on a way back"
      case .replaced: "a segue class of the app's may have replaced the scene with the action"
      case .several: "several scenes on the ways back have the action"
      case .elsewhere: "the class that has the action is that of no checked scene"
      case .onlyByCode: "a scene with the action is on a way back only where code puts it there"
      case .onlySource: "only the scene that unwinds has the action, and it does not answer itself"
      case .notInCode: "no class of the code that was read has the action"
      case .unfinished: "too many ways were followed before"
      }
    }
  }
}
