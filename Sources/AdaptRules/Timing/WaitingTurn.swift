public import AdaptCore

/// What becomes of something other than a presentation that comes while a transition runs.
///
/// Rule `timing.waiting-turn`. UIKit: `UINavigationController`.
public enum WaitingTurn {
  public static let rule = Rule(
    "timing.waiting-turn", number: Why.rule,
    summary: "A call to change a stack whose transition runs, and a change of the window's size or "
      + "traits while anything moves, wait for the end of the transition.",
    versions: "8+; of the window's changes no source tells", grade: .assumed,
    source: "O075 for stacks (logged); ours for the window", reasons: Why.allWords)

  /// What comes in the middle of a transition.
  public enum Newcomer: Hashable, Sendable, CaseIterable {
    /// A call to push, to pop or to replace a stack.
    case stack
    /// A rotation, a resize, or a change of the window's traits.
    case environment
  }

  /// Returns whether the newcomer waits for the end of the transition.
  public static func decide(_ newcomer: Newcomer) -> Decision<Bool> {
    switch newcomer {
    case .stack: Decision(true, because: Why.stack)
    case .environment: Decision(true, because: Why.environment)
    }
  }
}

extension WaitingTurn {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 162 }
    case stack, environment

    var words: String {
      switch self {
      case .stack: "the stack is in a transition; the call is made again when it ends"
      case .environment: "something moves; the change is looked at again when it has come to rest"
      }
    }
  }
}
