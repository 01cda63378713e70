import AdaptCore
import AdaptRules
import Foundation

extension UINavigationController {
  /// Begins to go back with the finger, if a swipe from the edge may; if not, there is a
  /// finding with the reason (rule `stack.edge-swipe`).
  func beginSwipe() {
    var facts = EdgeSwipe.Facts()
    facts.isEnabled = popGesture.isEnabled
    facts.hasItemBelow = stack.count > 1
    facts.isMoving = transition != nil || appearance.state != .appeared
    facts.isBarHidden = barStack.barIsHidden
    facts.showsBack = BarItems.showsBack(leftSide).value
    var answer = EdgeSwipe.decide(facts)
    if facts.isEnabled, facts.hasItemBelow, !facts.isMoving, !popGesture.isBuiltIn {
      facts.decider = askGestureDelegate()
      answer = EdgeSwipe.decide(facts)
    } else if answer.value, let old = topViewController {
      facts.hasAnimator = animator(for: .pop, from: old, to: stack[stack.count - 2]) != nil
      answer = EdgeSwipe.decide(facts)
    }
    if answer.value, let item = shownItem, !barLets(item) {
      answer = Decision(false, because: answer.reasons)
    }
    // Those who were asked may have changed the stack.
    guard answer.value, stack.count > 1, transition == nil else {
      run?.find(.edgeSwipeOff, on: id, because: answer.reasons)
      return
    }
    _ = pop(to: stack.count - 2, animated: true, isSwipe: true)
  }

  /// Whether the stack lets its bar go back, asked for a tap on the button and when a swipe begins
  /// (onegray/UIViewController-BackButtonHandler pull request 5); a hidden bar asks nothing
  /// (Roxasora/RxWebViewController issue 9).
  func barLets(_ item: UINavigationItem) -> Bool {
    let outer = barStack
    guard !outer.barIsHidden else { return true }
    var pops = true
    outer.call(.navigationBarShouldPop, .node(topViewController?.id)) {
      pops = outer.navigationBar(outer.bar, shouldPop: item)
    }
    return pops
  }

  private func askGestureDelegate() -> EdgeSwipe.Decider {
    guard let delegate = popGesture.delegate, let run else { return .nobody }
    let answer = run.ask(.gestureRecognizerShouldBegin, on: id, of: delegate, as: EventValue.flag) {
      delegate.gestureRecognizerShouldBegin(popGesture)
    }
    return .app(answer ?? true)
  }

  /// The swipe that a finger holds; nil when there is none.
  var swipe: Transition? {
    guard isSwiping, let transition, transition.coordinator.isInteractive else { return nil }
    return transition
  }
}
