import AdaptCore
import AdaptRules

/// Stacks on stacks, as a collapsed split view makes them: one bar serves them all.
extension UINavigationController {
  /// The stack that this one lies on, or has just left; nil where there is none.
  var outerStack: UINavigationController? { parentLink as? UINavigationController }

  /// The outermost of the stacks on one another: its bar is the one shown.
  var barStack: UINavigationController {
    var stack = self
    while let outer = stack.outerStack { stack = outer }
    return stack
  }

  /// The stack on top of this one that no other lies on.
  var innermostStack: UINavigationController {
    var stack = self
    while let inner = stack.stack.last as? UINavigationController { stack = inner }
    return stack
  }

  /// Whether the stack's own bar is shown (rule `bars.nested-stack`).
  var showsBar: Bool {
    NestedStackBar.decide(isNested: outerStack != nil, isHidden: barIsHidden).value
  }

  /// The items of the stack's bar, with those of the stacks on it, the first one's first.
  ///
  /// - Complexity: O(n) in the controllers on all of them.
  var barItems: [UINavigationItem] {
    stack.flatMap { ($0 as? UINavigationController)?.barItems ?? [$0.navigationItem] }
  }

  /// The item that the bar over the stack shows.
  var shownItem: UINavigationItem? { barStack.innermostStack.topViewController?.navigationItem }

  /// The stack that the button back goes back in: the innermost one that has something below its
  /// top; nil where none has.
  var backStack: UINavigationController? {
    var stack = barStack.innermostStack
    while stack.stack.count < 2 {
      guard let outer = stack.outerStack else { return nil }
      stack = outer
    }
    return stack
  }

  /// Whether the stack, or one on it, moves.
  var isMovingInside: Bool {
    var stack = self
    while stack.transition == nil {
      guard let inner = stack.stack.last as? UINavigationController else { return false }
      stack = inner
    }
    return true
  }
}
