public import AdaptCore
import AdaptDocuments

/// Segues that are to go back and make another scene instead.
///
/// Rule `storyboard.shown-again`. A segue leads to a scene that is on every way to where it begins:
/// one is there already, below or around. Rows of tables show things like those that they are in,
/// and scenes show others of themselves: of both nothing is said.
public enum ShownAgain: StoryboardRule {
  public static let rule = Rule(
    "storyboard.shown-again", number: Why.rule,
    summary: "A segue that is to go back is an unwind segue: every other makes another of the "
      + "scene that it leads to, and the two pile up.",
    versions: "all", grade: .logged,
    source: "nlharri/rsnt-really-simple-note-taking-ios issue 1 (each way back makes another "
      + "controller, and none is ever freed); anitab-org/powerup-iOS pull request 15 (pushes back "
      + "to a map become unwind segues)",
    reasons: Why.allWords)

  /// The ways that make a scene again which is there already, each with that scene.
  static func ways(in check: StoryboardCheck) -> [(way: StoryboardWay, scene: Int)] {
    let graph = check.graph
    // What the app's segue classes and code show may have replaced everything.
    let begins = graph.ways.compactMap { keeps($0) ? nil : $0.target }
    let entries = graph.scenes.indices.filter { check.reach.entries[$0] != nil }
    let ways = SceneDominators(graph, from: entries + begins, where: keeps)
    return check.performed.compactMap { way in
      guard let target = way.target, target != way.source, shows(way),
        ways.isOnEveryWay(target, to: way.source)
      else { return nil }
      return (way, target)
    }
  }

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    ways(in: check).map { way, target in
      let isFirst = isFirst(target, in: check)
      return finding(
        isFirst ? Why.first : .below, isFirst ? .warning : .note, at: way, in: check,
        "\(check.origin(of: way)) makes another \(check.name(target)) on top of the one that is "
          + "there already, as every segue but an unwind segue does; use one if this is to go back",
        related: [
          .init(check.place(ofScene: target), "\(check.name(target)) is on every way here")
        ])
    }
  }

  private static func keeps(_ way: StoryboardWay) -> Bool {
    way.segue.isContainment
      || way.segue.customClass == nil && way.segue.kind != .custom
        && way.segue.kind != .replace
  }

  /// Whether a way puts a scene over another, at the touch of something that is no row.
  private static func shows(_ way: StoryboardWay) -> Bool {
    guard way.segue.customClass == nil, way.origin.what != "cell" else { return false }
    switch way.segue.kind {
    case .show, .push, .present, .modal, .popover, .popoverOfPad: return true
    case .relationship, .embed, .showDetail, .unwind, .custom, .replace, .unknown: return false
    }
  }

  /// Whether an app begins with a scene, or it is a container: one is enough of those.
  private static func isFirst(_ scene: Int, in check: StoryboardCheck) -> Bool {
    if check.reach.entries[scene] == .initial { return true }
    if check.graph.controller(scene)?.isContainer ?? false { return true }
    return check.graph.incoming[scene].map { check.graph.ways[$0] }.contains {
      $0.segue.kind == .relationship(.root) && check.reach.entries[$0.source] == .initial
    }
  }
}

extension ShownAgain {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 187 }
    case first, below

    var words: String {
      switch self {
      case .first: "the segue makes another of the app's first scene, or of a container"
      case .below: "the segue makes another of a scene that is on every way to where it begins"
      }
    }
  }
}
