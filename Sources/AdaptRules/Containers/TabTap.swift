public import AdaptCore

/// What a person's tap on a tab leads to.
///
/// Rule `tabs.tap`. UIKit: `tabBarController(_:shouldSelect:)`.
public enum TabTap {
  public static let rule = Rule(
    "tabs.tap", number: Why.rule,
    summary: "A tap asks the delegate first; on another tab it selects, on the selected one it "
      + "pops a navigation controller to its root, and the delegate hears of both. Code asks nobody.",
    versions: "8+", grade: .documented,
    source: "O079, R101; documentation of tabBarController(_:didSelect:), and of the class "
      + "UITabBarController: a tap shows the tab's root, whichever tab was selected",
    reasons: Why.allWords)

  /// What a tap leads to.
  public enum Outcome: Hashable, Sendable {
    /// The delegate refuses, and hears nothing more.
    case refused
    case selects
    /// The tab is selected already; its stack goes back to the root.
    case popsToRoot
    /// The tab is selected already, and nothing changes.
    case stays
  }

  /// - Parameters:
  ///   - isSelected: Whether the tab is selected already.
  ///   - answer: The delegate's; nil when it is not asked or does not implement the question.
  ///   - depth: How many controllers lie in the tab's navigation controller; 0 without one.
  public static func decide(
    isSelected: Bool, answer: Bool?, depth: Int
  ) -> Decision<Outcome> {
    if answer == false { return Decision(.refused, because: Why.refused) }
    guard isSelected else { return Decision(.selects, because: Why.other) }
    return depth > 1
      ? Decision(.popsToRoot, because: Why.deepStack) : Decision(.stays, because: Why.atRoot)
  }
}

extension TabTap {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 194 }
    case refused, other, deepStack, atRoot

    var words: String {
      switch self {
      case .refused: "the delegate does not let the tab be selected"
      case .other: "the tap is on a tab that is not selected"
      case .deepStack: "the tap is on the selected tab, whose stack is not at its root"
      case .atRoot: "the tap is on the selected tab, which is where it begins"
      }
    }
  }
}
