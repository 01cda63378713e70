import AdaptCore
import AdaptRules
import Testing

struct TransitionOrderTests {
  /// The steps as the observations write them: A is under, B over it, "pc" between them.
  static func words(
    _ steps: [TransitionOrder.Step], arriving: String, leaving: String
  ) -> [String] {
    steps.map { step in
      switch step.participant {
      case .arriving: "\(arriving).\(step.callback)"
      case .leaving: "\(leaving).\(step.callback)"
      case .presentation: "pc.\(step.callback)"
      }
    }
  }

  static func controllers(
    _ steps: [TransitionOrder.Step], arriving: String, leaving: String
  ) -> [String] {
    words(steps.filter { $0.participant != .presentation }, arriving: arriving, leaving: leaving)
  }

  @Test(
    "Presenting over a presenter that stays tells only the presented controller (O001, O003, O004)")
  func presentKeeping() {
    let order = PresentOrder.decide(removesPresenter: false, on: 17).value
    #expect(
      Self.words(order.begin + order.complete, arriving: "B", leaving: "A") == [
        "pc.presentationTransitionWillBegin", "B.viewWillAppear", "B.viewIsAppearing",
        "pc.presentationTransitionDidEnd", "B.viewDidAppear",
      ])
  }

  @Test("Presenting full screen interleaves both (O002)")
  func presentRemoving() {
    let order = PresentOrder.decide(removesPresenter: true, on: 17).value
    #expect(
      Self.controllers(order.begin + order.complete, arriving: "B", leaving: "A") == [
        "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
        "A.viewDidDisappear",
      ])
  }

  @Test("Dismissing full screen interleaves both, the presenter first at the end (O002)")
  func dismissRemoved() {
    let order = DismissOrder.decide(removedPresenter: true, on: 17).value
    #expect(
      Self.controllers(order.begin + order.complete, arriving: "A", leaving: "B") == [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
        "B.viewDidDisappear",
      ])
  }

  @Test("A cancelled swipe tells a sheet that it appears, again with viewIsAppearing (O017)")
  func cancelledSwipe() {
    let order = DismissOrder.decide(removedPresenter: false, on: 17).value
    #expect(
      Self.controllers(order.begin + order.cancel, arriving: "A", leaving: "B") == [
        "B.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
      ])
  }

  @Test("A run can let the presented controller hear of a dismissal first")
  func dismissStart() {
    var choices = RuleChoices()
    for removed in [true, false] {
      choices.dismissalStart = .presentationControllerFirst
      let first = DismissOrder.decide(removedPresenter: removed, on: 17, choices: choices).value
      #expect(
        first.begin.prefix(2).map(\.callback) == [
          .dismissalTransitionWillBegin, .viewWillDisappear,
        ])
      choices.dismissalStart = .viewControllerFirst
      let second = DismissOrder.decide(removedPresenter: removed, on: 17, choices: choices).value
      #expect(
        second.begin.prefix(2).map(\.callback) == [
          .viewWillDisappear, .dismissalTransitionWillBegin,
        ])
      #expect(first.complete == second.complete)
    }
  }

  @Test("A push tells the leaving controller first, also at the end (O067)")
  func push() {
    let order = PushOrder.decide(on: 17).value
    #expect(
      Self.words(order.begin + order.complete, arriving: "B", leaving: "A") == [
        "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "A.viewDidDisappear",
        "B.viewDidAppear",
      ])
  }

  @Test("A cancelled pop takes the previous controller back, then the top one (O072, R082)")
  func cancelledPop() {
    let order = PushOrder.decide(on: 12.4).value
    #expect(
      Self.words(order.begin + order.cancel, arriving: "A", leaving: "B") == [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear",
        "B.viewWillAppear", "B.viewDidAppear",
      ])
  }

  @Test("No order holds viewIsAppearing before 13, and each appearance has one from 13 (O006)")
  func isAppearing() {
    for system: SystemVersion in [12.4, 13] {
      for order in Self.orders(on: system) {
        for steps in [order.begin, order.complete, order.cancel] {
          let callbacks = steps.map(\.callback)
          let appearances = callbacks.count { $0 == .viewWillAppear }
          #expect(
            callbacks.count { $0 == .viewIsAppearing } == (system < 13 ? 0 : appearances))
        }
      }
    }
  }

  @Test("Both ends of every order are legal for both controllers (O064)")
  func legal() throws {
    for order in Self.orders(on: 17) {
      for ending in [order.complete, order.cancel] {
        for participant in [TransitionOrder.Participant.arriving, .leaving] {
          let steps = (order.begin + ending).filter { $0.participant == participant }
          guard !steps.isEmpty else { continue }
          var state =
            participant == .arriving ? AppearanceState.disappeared : AppearanceState.appeared
          for callback in steps.map(\.callback) where callback != .viewIsAppearing {
            let call: AppearanceTransitions.Call =
              switch callback {
              case .viewWillAppear: .beginAppearing
              case .viewWillDisappear: .beginDisappearing
              default: .end
              }
            let step = AppearanceTransitions.decide(call, in: state).value
            #expect(step.callback == callback)
            state = step.state
          }
          #expect(state == .appeared || state == .disappeared)
        }
      }
    }
  }

  static func orders(on system: SystemVersion) -> [TransitionOrder] {
    [true, false].flatMap { removes in
      [
        PresentOrder.decide(removesPresenter: removes, on: system).value,
        DismissOrder.decide(removedPresenter: removes, on: system).value,
      ]
    } + [PushOrder.decide(on: system).value]
  }

  @Test("Of two tabs the arriving one is told first and last (O078)")
  func tabs() {
    let order = TabOrder.decide(on: 12).value
    #expect(
      Self.words(order.begin + order.complete, arriving: "B", leaving: "A") == [
        "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidAppear",
      ])
  }

  @Test("A cancelled change of tabs has no did-call of the way it went (O083)")
  func cancelledTabs() {
    let order = TabOrder.decide(on: 17).value
    #expect(
      Self.words(order.begin + order.cancel, arriving: "B", leaving: "A") == [
        "B.viewWillAppear", "A.viewWillDisappear", "B.viewIsAppearing", "B.viewWillDisappear",
        "B.viewDidDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
      ])
  }

  // Both orders, finished and cancelled, as the log that the rule names has them.
  @Test("Pages that scroll and pages that curl end in different orders")
  func pages() {
    let scroll = PageOrder.decide(.scroll, on: 12).value
    let curl = PageOrder.decide(.pageCurl, on: 12).value
    let begin = ["B.viewWillAppear", "A.viewWillDisappear"]
    func words(_ steps: [TransitionOrder.Step]) -> [String] {
      Self.words(steps, arriving: "B", leaving: "A")
    }
    #expect(words(scroll.begin) == begin)
    #expect(words(curl.begin) == begin)
    #expect(words(scroll.complete) == ["B.viewDidAppear", "A.viewDidDisappear"])
    #expect(words(curl.complete) == ["A.viewDidDisappear", "B.viewDidAppear"])
    #expect(
      words(scroll.cancel) == [
        "A.viewWillAppear", "A.viewDidAppear", "B.viewWillDisappear", "B.viewDidDisappear",
      ])
    #expect(
      words(curl.cancel) == [
        "B.viewWillDisappear", "A.viewWillAppear", "B.viewDidDisappear", "A.viewDidAppear",
      ])
  }
}
