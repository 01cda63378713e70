public import AdaptCore
import AdaptDocuments

/// Tab bars with more tabs than have room.
///
/// Rule `storyboard.many-tabs`; how many have room is rule `tabs.more`.
public enum ManyTabs: StoryboardRule {
  public static let rule = Rule(
    "storyboard.many-tabs", number: Why.rule,
    summary:
      "A tab bar has as many tabs as have room in compact width; the others wait under More, "
      + "which is a stack.",
    versions: "all", grade: .documented,
    source: "rule tabs.more; R100; grgcombs/IntelligentSplitViewController issue 11 (a split view "
      + "under More raises)",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    let graph = check.graph
    return graph.scenes.indices.flatMap { scene -> [StoryboardFinding] in
      let tabs = graph.outgoing[scene].map { graph.ways[$0] }.filter {
        $0.segue.kind == .relationship(.tab)
      }
      let narrow = UITraitCollection(userInterfaceIdiom: .phone, horizontalSizeClass: .compact)
      let row = MoreTabs.decide(count: tabs.count, at: .bottom, in: narrow).value
      guard row.hasMore else { return [] }
      let first = finding(
        Why.more, .note, atScene: scene, in: check,
        "\(check.name(scene)) has \(tabs.count) tabs: in compact width the last "
          + "\(tabs.count - row.own), from \(check.destination(of: tabs[row.own])) on, are under "
          + "More; put first what is used most")
      let splits = tabs.dropFirst(row.own).filter {
        $0.target.flatMap(graph.controller)?.isSplit ?? false
      }
      return [first]
        + splits.map { way in
          finding(
            Why.splitUnderMore, .warning, at: way, in: check,
            "choosing the tab of \(check.destination(of: way)) raises an exception in compact "
              + "width, where it is under More: no stack takes a split view controller; move it "
              + "among the first \(row.own)")
        }
    }
  }
}

extension ManyTabs {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 153 }
    case more, splitUnderMore

    var words: String {
      switch self {
      case .more: "the bar has no room for every tab in compact width"
      case .splitUnderMore: "what is under More is pushed, and a split view controller cannot be"
      }
    }
  }
}
