public import AdaptCore

/// What becomes of the secondary controller when a split view collapses.
///
/// Rule `split.merge`. UIKit: `collapseSecondaryViewController(_:for:)`.
public enum SplitMerge {
  public static let rule = Rule(
    "split.merge", number: Why.rule,
    summary: "A delegate that says it has dealt with the secondary controller has the last word, "
      + "and nothing is done with it; else the primary controller deals with it: a navigation "
      + "controller pushes it, another lets it go. The split view keeps one that is not pushed, to "
      + "have it back when it expands.",
    versions: "8+, classic style; the column styles merge their stacks in the same way",
    grade: .documented,
    source:
      "O086, O090, R092, R095; documentation of splitViewController(_:collapseSecondary:onto:)",
    reasons: Why.allWords)

  public enum Outcome: Hashable, Sendable {
    case pushed
    case leftOut
  }

  /// - Parameters:
  ///   - isHandled: The delegate's answer; nil when it does not implement the method.
  ///   - isStack: Whether the primary controller is a navigation controller.
  public static func decide(isHandled: Bool?, isStack: Bool) -> Decision<Outcome> {
    if isHandled == true { return Decision(.leftOut, because: Why.handled) }
    return isStack
      ? Decision(.pushed, because: Why.pushed) : Decision(.leftOut, because: Why.noStack)
  }
}

extension SplitMerge {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 219 }
    case handled, pushed, noStack

    var words: String {
      switch self {
      case .handled: "the delegate says that it has dealt with the secondary controller"
      case .pushed: "the primary navigation controller pushes the secondary controller"
      case .noStack: "the primary controller has no stack that could take the secondary one"
      }
    }
  }
}
