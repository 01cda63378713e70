public import AdaptCore
import AdaptDocuments

/// Scenes that an app never gets to.
///
/// Rule `storyboard.unreachable-scene`. Follows references into other files, which the warning of
/// Interface Builder does not, and chains: a scene that only unreachable ones lead to is one too.
public enum UnreachableScene: StoryboardRule {
  public static let rule = Rule(
    "storyboard.unreachable-scene", number: Why.rule,
    summary: "A scene can be got to from an entry point, or by an identifier that code may use.",
    versions: "all", grade: .reported,
    source:
      "R130; nttcom/SkyWay-iOS-Sample issue 14 (the editor's warning); openradar 35966241 (it does "
      + "not cross files)",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    let graph = check.graph
    return graph.scenes.indices.compactMap { scene in
      guard !check.reach.isReachable[scene], !graph.isReference(scene),
        graph.controller(scene) != nil,
        !NoInitialScene.isClosed(graph.scenes[scene].document, in: check)
      else { return nil }
      let ways = graph.incoming[scene].map { graph.ways[$0] }.filter { $0.source != scene }
      if let way = ways.first {
        return finding(
          Why.chain, .warning, atScene: scene, in: check,
          "\(check.name(scene)) is unreachable: only unreachable scenes lead to it; make one of "
            + "them reachable, or remove them",
          related: [.init(check.place(of: way), "\(check.name(way.source)) leads to it")])
      }
      if let name = graph.controller(scene)?.storyboardIdentifier, !name.isEmpty {
        return finding(
          Why.unusedIdentifier, .warning, atScene: scene, in: check,
          "the scene \(name.quoted) is unreachable: no segue leads to it, and 'identifiers' does "
            + "not list it; list it, or remove the scene")
      }
      return finding(
        Why.noWay, .warning, atScene: scene, in: check,
        "\(check.name(scene)) is unreachable: no segue leads to it, and it has no identifier; "
          + "connect it or remove it")
    }
  }
}

extension UnreachableScene {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 130 }
    case noWay, chain, unusedIdentifier

    var words: String {
      switch self {
      case .noWay: "nothing leads to the scene"
      case .chain: "only unreachable scenes lead to the scene"
      case .unusedIdentifier: "nothing leads to the scene, and code does not use its identifier"
      }
    }
  }
}
