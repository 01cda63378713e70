import AdaptCore
import AdaptRules
import Testing

@Suite("Rules of stacks")
struct StackRulesTests {
  @Test("The documented transitions to a new stack")
  func transitions() {
    #expect(StackTransition.decide(newTop: .top).value == .none)
    #expect(StackTransition.decide(newTop: .below).value == .pop)
    #expect(StackTransition.decide(newTop: .nowhere).value == .push)
  }

  @Test("R086: the bar at the bottom is there if and only if no controller of the stack hides it")
  func bottomBar() {
    for own in [true, false] {
      for below in [true, false] {
        #expect(StackBottomBar.decide(own: own, below: below).value == (own || below))
      }
    }
  }

  @Test("Asking for the coordinator begins what waits, on screen only")
  func coordinator() {
    #expect(StackCoordinator.decide(isWaiting: true, isOnScreen: true).value)
    #expect(!StackCoordinator.decide(isWaiting: true, isOnScreen: false).value)
    #expect(!StackCoordinator.decide(isWaiting: false, isOnScreen: true).value)
  }

  @Test("A swipe from the edge goes back where the bar shows a button back (O072)")
  func swipe() {
    #expect(EdgeSwipe.decide(EdgeSwipe.Facts()).value)
    let changes: [(inout EdgeSwipe.Facts) -> Void] = [
      { $0.isEnabled = false }, { $0.hasItemBelow = false }, { $0.isMoving = true },
      { $0.isBarHidden = true }, { $0.showsBack = false }, { $0.hasAnimator = true },
    ]
    for change in changes {
      var facts = EdgeSwipe.Facts()
      change(&facts)
      #expect(!EdgeSwipe.decide(facts).value)
    }
  }

  @Test("A delegate of the app's decides alone whether the swipe begins, but for the first screen")
  func delegate() {
    var facts = EdgeSwipe.Facts()
    facts.isBarHidden = true
    for (decider, begins) in [(.nobody, true), (.app(true), true), (.app(false), false)]
      as [(EdgeSwipe.Decider, Bool)]
    {
      facts.decider = decider
      #expect(EdgeSwipe.decide(facts).value == begins)
    }
    facts.decider = .nobody
    facts.hasItemBelow = false
    #expect(!EdgeSwipe.decide(facts).value)
  }
}
