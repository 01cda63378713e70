import AdaptCore
import AdaptRules
import Testing

struct AppearanceTransitionsTests {
  @Test(
    "Every call in every state has a result (O064, O065, O132)",
    arguments: [
      (.disappeared, .beginAppearing, .appearing, .viewWillAppear),
      (.disappeared, .beginDisappearing, .disappeared, nil),
      (.disappeared, .end, .disappeared, nil),
      (.appearing, .beginAppearing, .appearing, nil),
      (.appearing, .beginDisappearing, .disappearing, .viewWillDisappear),
      (.appearing, .end, .appeared, .viewDidAppear),
      (.appeared, .beginAppearing, .appeared, nil),
      (.appeared, .beginDisappearing, .disappearing, .viewWillDisappear),
      (.appeared, .end, .appeared, nil),
      (.disappearing, .beginAppearing, .appearing, .viewWillAppear),
      (.disappearing, .beginDisappearing, .disappearing, nil),
      (.disappearing, .end, .disappeared, .viewDidDisappear),
    ] as [(AppearanceState, AppearanceTransitions.Call, AppearanceState, Callback?)])
  func table(
    before: AppearanceState, call: AppearanceTransitions.Call, after: AppearanceState,
    callback: Callback?
  ) {
    let step = AppearanceTransitions.decide(call, in: before).value
    #expect(step.state == after)
    #expect(step.callback == callback)
  }

  @Test(
    "A row of calls gives the callbacks that tests on UIKit saw (O065)",
    arguments: [
      ([.beginAppearing], [.viewWillAppear]),
      ([.beginAppearing, .end], [.viewWillAppear, .viewDidAppear]),
      (
        [.beginAppearing, .beginDisappearing, .end],
        [.viewWillAppear, .viewWillDisappear, .viewDidDisappear]
      ),
      (
        [.beginAppearing, .beginDisappearing, .beginAppearing, .end],
        [.viewWillAppear, .viewWillDisappear, .viewWillAppear, .viewDidAppear]
      ),
    ] as [([AppearanceTransitions.Call], [Callback])])
  func rows(calls: [AppearanceTransitions.Call], callbacks: [Callback]) {
    var state = AppearanceState.disappeared
    var told: [Callback] = []
    for call in calls {
      let step = AppearanceTransitions.decide(call, in: state).value
      state = step.state
      if let callback = step.callback { told.append(callback) }
    }
    #expect(told == callbacks)
  }

  @Test("viewIsAppearing exists from 13 (O006)")
  func isAppearing() {
    #expect(!IsAppearing.decide(on: 12.4).value)
    #expect(IsAppearing.decide(on: 13).value)
  }

  @Test(
    "Appearance reaches visible children of a container that does not forward by hand (O036, O082, R106)"
  )
  func forwarding() {
    #expect(AppearanceForwarding.decide(isAutomatic: true, childIsVisible: true).value)
    #expect(!AppearanceForwarding.decide(isAutomatic: true, childIsVisible: false).value)
    #expect(!AppearanceForwarding.decide(isAutomatic: false, childIsVisible: true).value)
  }
}
