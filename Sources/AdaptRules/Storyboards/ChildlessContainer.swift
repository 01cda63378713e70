public import AdaptCore
import AdaptDocuments

/// Containers without children.
///
/// Rule `storyboard.childless-container`.
public enum ChildlessContainer: StoryboardRule {
  public static let rule = Rule(
    "storyboard.childless-container", number: Why.rule,
    summary:
      "A navigation, tab bar or split view controller has the children it opens with, or code "
      + "that sets them.",
    versions: "all", grade: .documented,
    source: "documentation of the containers' viewControllers, which are empty then",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    let graph = check.graph
    return graph.scenes.indices.compactMap { scene in
      guard let controller = graph.controller(scene), check.reach.isReachable[scene],
        controller.isNavigation || controller.isTabs || controller.isSplit,
        !graph.outgoing[scene].contains(where: { graph.ways[$0].segue.isContainment })
      else { return nil }
      return finding(
        Why.childless, .note, atScene: scene, in: check,
        "\(check.nameWithKind(scene)) has no children here and is empty unless code sets them; add "
          + "a relationship, or see that code does")
    }
  }
}

extension ChildlessContainer {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 152 }
    case childless

    var words: String { "the container has no relationship" }
  }
}
