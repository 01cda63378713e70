public import AdaptCore

/// Which controllers of a tab controller have an item of their own, and which wait under More.
///
/// Rule `tabs.more`. UIKit: `UITabBarController.moreNavigationController`.
public enum MoreTabs {
  public static let rule = Rule(
    "tabs.more", number: Why.rule,
    summary: "A bar at the bottom has room for five items, in a pad's regular width for eight; "
      + "with more controllers its last item is More. A floating bar has room for all.",
    versions: "8+; the eight of a pad and the floating bar are assumed", grade: .documented,
    source: "documentation of UITabBarController for five; R100", reasons: Why.allWords)

  /// The controllers that have items of their own are the first ones.
  public struct Row: Hashable, Sendable {
    /// How many controllers have an item of their own.
    public let own: Int
    /// Whether the last item of the bar is More.
    public let hasMore: Bool

    public init(own: Int, hasMore: Bool) {
      self.own = own
      self.hasMore = hasMore
    }
  }

  /// - Parameters:
  ///   - count: How many controllers there are, at least zero.
  ///   - edge: Where the bar lies (rule `tabs.bar-edge`).
  ///   - traits: Those of the tab controller.
  public static func decide(
    count: Int, at edge: TabBarEdge.Edge, in traits: UITraitCollection
  ) -> Decision<Row> {
    switch edge {
    case .top: return Decision(Row(own: count, hasMore: false), because: Why.floating)
    case .bottom: break
    }
    let isWidePad =
      traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
    let room = isWidePad ? 8 : 5
    if count <= room { return Decision(Row(own: count, hasMore: false), because: Why.allFit) }
    return Decision(
      Row(own: room - 1, hasMore: true), because: isWidePad ? Why.overEight : .overFive)
  }
}

extension MoreTabs {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 192 }
    case allFit, overFive, overEight, floating

    var words: String {
      switch self {
      case .allFit: "the bar has room for every controller"
      case .overFive: "the bar has room for five items, the last of which is More"
      case .overEight: "a pad's bar has room for eight items, the last of which is More"
      case .floating: "a floating bar scrolls, so that every controller has its item"
      }
    }
  }
}
