public import AdaptCore

/// Which controller becomes the secondary one when a split view expands.
///
/// Rule `split.separate`. UIKit: `separateSecondaryViewController(for:)`.
public enum SplitSeparation {
  public static let rule = Rule(
    "split.separate", number: Why.rule,
    summary: "The delegate's, else what the primary controller gives: a navigation controller with "
      + "more than its root gives its top, whichever that is, and any other controller the "
      + "secondary one of before.",
    versions: "8+, classic style", grade: .documented,
    source: "O090, R096; documentation of splitViewController(_:separateSecondaryFrom:); that the "
      + "one of before comes back: the headers' comment on the method",
    reasons: Why.allWords)

  public enum Source: Hashable, Sendable {
    case delegate
    /// The top of the primary navigation controller's stack.
    case top
    /// What was the secondary controller before the split view collapsed.
    case former
  }

  /// - Parameters:
  ///   - isAnswered: Whether the delegate gave a controller.
  ///   - stack: How many controllers the primary navigation controller has; nil for another.
  public static func decide(isAnswered: Bool, stack: Int?) -> Decision<Source> {
    if isAnswered { return Decision(.delegate, because: Why.delegate) }
    guard let stack else { return Decision(.former, because: Why.noStack) }
    return stack > 1 ? Decision(.top, because: Why.top) : Decision(.former, because: Why.rootOnly)
  }
}

extension SplitSeparation {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 220 }
    case delegate, top, rootOnly, noStack

    var words: String {
      switch self {
      case .delegate: "the delegate gives the secondary controller"
      case .top: "the primary navigation controller gives the top of its stack"
      case .rootOnly: "the primary navigation controller has nothing above its root"
      case .noStack: "the primary controller has no stack"
      }
    }
  }
}
