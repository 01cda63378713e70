public import AdaptCore

/// What becomes of something other than a presentation that comes while a transition runs.
///
/// Rule `timing.waiting-turn`. UIKit: `UINavigationController`.
public enum WaitingTurn {
  public static let rule = Rule(
    "timing.waiting-turn", number: Why.rule,
    summary: "A call to change a stack, tabs or pages whose transition runs, and a change of the "
      + "window's size or traits while anything moves, wait for the end of the transition.",
    versions: "8+; of tabs, pages and the window's changes no source tells", grade: .assumed,
    source: "O075 for stacks (logged); ours for the rest", reasons: Why.allWords)

  /// What comes in the middle of a transition.
  public enum Newcomer: Hashable, Sendable, CaseIterable {
    /// A call to push, to pop or to replace a stack.
    case stack
    /// A call to select another tab, or to replace tabs.
    case tabs
    /// A call to show other pages.
    case pages
    /// A rotation, a resize, or a change of the window's traits.
    case environment
  }

  /// Returns whether the newcomer waits for the end of the transition.
  public static func decide(_ newcomer: Newcomer) -> Decision<Bool> {
    switch newcomer {
    case .stack: Decision(true, because: Why.stack)
    case .tabs: Decision(true, because: Why.tabs)
    case .pages: Decision(true, because: Why.pages)
    case .environment: Decision(true, because: Why.environment)
    }
  }
}

extension WaitingTurn {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 162 }
    case stack, environment, tabs, pages

    var words: String {
      switch self {
      case .stack: "the stack is in a transition; the call is made again when it ends"
      case .tabs: "the tabs are in a transition; the call is made again when it ends"
      case .pages: "a page is being turned; the call is made again when the turn ends"
      case .environment: "something moves; the change is looked at again when it has come to rest"
      }
    }
  }
}
