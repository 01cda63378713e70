public import AdaptCore
import AdaptDocuments

/// Container views that nothing is embedded in.
///
/// Rule `storyboard.empty-container-view`.
public enum EmptyContainerView: StoryboardRule {
  public static let rule = Rule(
    "storyboard.empty-container-view", number: Why.rule,
    summary: "A container view has an embed segue, or a class whose code fills it.", versions: "6+",
    grade: .assumed, source: "O093 (what an embed segue makes); 11 in real files, filled by code",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    let graph = check.graph
    return graph.scenes.indices.flatMap { scene in
      graph.parts[scene].views.compactMap { part -> StoryboardFinding? in
        guard part.view.content == .container,
          !part.view.segues.contains(where: { $0.kind == .embed })
        else { return nil }
        let hasCode =
          graph.controller(scene)?.customClass != nil || part.view.customClass != nil
        return finding(
          hasCode ? Why.leftToCode : Why.empty, hasCode ? .note : .warning,
          at: part.view.position, of: graph.document(of: scene), object: part.view.id,
          "a container view of \(check.name(scene)) stays empty"
            + (hasCode
              ? " unless code fills it; embed a scene, or see that code does"
              : ": nothing is embedded, and no class has code to fill it; embed a scene"))
      }
    }
  }
}

extension EmptyContainerView {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 151 }
    case empty, leftToCode

    var words: String {
      switch self {
      case .empty: "no segue and no code fills the container view"
      case .leftToCode: "no segue fills the container view, so that only code can"
      }
    }
  }
}
