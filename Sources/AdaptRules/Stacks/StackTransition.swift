public import AdaptCore

/// Which transition leads to a new stack.
///
/// Rule `stack.transition`. UIKit: `setViewControllers(_:animated:)`.
public enum StackTransition {
  public static let rule = Rule(
    "stack.transition", number: Why.rule,
    summary: "A new stack whose top was on top already needs no transition; one whose top was "
      + "further down is popped to, any other is pushed.",
    versions: "8+", grade: .documented, source: "documentation of setViewControllers(_:animated:)",
    reasons: Why.allWords)

  public enum Kind: Hashable, Sendable, CaseIterable {
    case none, push, pop
  }

  /// Where the new top was in the old stack.
  public enum Place: Hashable, Sendable, CaseIterable {
    case top, below, nowhere
  }

  public static func decide(newTop: Place) -> Decision<Kind> {
    switch newTop {
    case .top: Decision(.none, because: Why.sameTop)
    case .below: Decision(.pop, because: Why.below)
    case .nowhere: Decision(.push, because: Why.new)
    }
  }
}

extension StackTransition {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 36 }
    case sameTop, below, new

    var words: String {
      switch self {
      case .sameTop: "the same controller stays on top"
      case .below: "the new top was on the stack already"
      case .new: "the new top was not on the stack"
      }
    }
  }
}
