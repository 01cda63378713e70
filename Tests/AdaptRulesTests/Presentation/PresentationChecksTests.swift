import AdaptCore
import AdaptRules
import Testing

struct PresentationChecksTests {
  typealias Answer = PresentationChecks.Answer

  @Test(
    "Each obstacle alone has its own answer",
    arguments: [
      (PresentationObstacles(), Answer.proceeds),
      (.styleIsNone, .raises(.presentedStyleNone)),  // R039
      (.isPresented, .raises(.activeController)),  // O129
      (.hasParent, .raises(.presentedHasParent)),  // O129
      (.curlsWithoutCovering, .raises(.partialCurlNotCovering)),
      (.presenterOutsideWindow, .dropped(.viewNotInWindow)),  // O126, R037, R056
      (.presenterIsScheduled, .dropped(.presentationInProgress)),  // O128
      (.presenterDismisses, .dropped(.dismissalInProgress)),  // R048
      (.presenterPresents, .dropped(.alreadyPresenting)),  // O127, R018, R050
      (.askerIsLeaving, .dropped(.presenterLeaving)),  // O014
      (.transitionHasBegun, .waits),  // O029
      (.askerIsDetached, .proceeds),
    ] as [(PresentationObstacles, Answer)])
  func single(obstacle: PresentationObstacles, answer: Answer) {
    #expect(PresentationChecks.decide(obstacle).value == answer)
  }

  @Test(
    "Asked in the turn of a dismissal, a presenter is busy; the note says it still presents (R048)")
  func sameTurn() {
    let obstacles: PresentationObstacles = [.presenterDismisses, .presenterPresents]
    let decision = PresentationChecks.decide(obstacles)
    #expect(decision.value == .dropped(.dismissalInProgress))
    #expect(
      decision.reasons.map(RuleCatalogue.words(of:)) == [
        "a dismissal by the presenter is about to begin",
        "the presenter already presents a controller",
      ])
  }

  @Test("Asked one turn later, the request waits for the dismissal, checks included (R048, O029)")
  func nextTurn() {
    let obstacles: PresentationObstacles = [.transitionHasBegun, .presenterPresents, .isPresented]
    #expect(PresentationChecks.decide(obstacles).value == .waits)
  }

  @Test("A view outside the window does not wait: a call from viewDidLoad is dropped (O126)")
  func outsideWindowDuringTransition() {
    let obstacles: PresentationObstacles = [.transitionHasBegun, .presenterOutsideWindow]
    #expect(PresentationChecks.decide(obstacles).value == .dropped(.viewNotInWindow))
  }

  @Test("Exceptions come before dropped requests, in their order")
  func exceptionsFirst() {
    var obstacles: PresentationObstacles = [
      .styleIsNone, .isPresented, .hasParent, .curlsWithoutCovering, .presenterOutsideWindow,
      .presenterPresents,
    ]
    let kinds: [Finding.Kind] = [
      .presentedStyleNone, .activeController, .presentedHasParent, .partialCurlNotCovering,
    ]
    let order: [PresentationObstacles] = [
      .styleIsNone, .isPresented, .hasParent, .curlsWithoutCovering,
    ]
    for (kind, obstacle) in zip(kinds, order) {
      #expect(PresentationChecks.decide(obstacles).value == .raises(kind))
      obstacles.remove(obstacle)
    }
    #expect(PresentationChecks.decide(obstacles).value == .dropped(.viewNotInWindow))
  }

  @Test("A page curl is allowed for full screen only", arguments: UIModalPresentationStyle.allCases)
  func curl(style: UIModalPresentationStyle) {
    #expect(PresentationExceptions.coversForCurl(style) == (style == .fullScreen))
  }

  @Test(
    "A dismissal waits or is dropped by what is going on",
    arguments: [
      (PresentationObstacles(), PresentationBusy.Answer.proceeds), (.transitionHasBegun, .waits),
      (.presenterIsScheduled, .dropped(.presentationInProgress)),
      ([.askerIsLeaving, .transitionHasBegun], .dropped(.alreadyLeaving)),
      (.presenterPresents, .proceeds),
    ] as [(PresentationObstacles, PresentationBusy.Answer)])
  func busy(obstacles: PresentationObstacles, answer: PresentationBusy.Answer) {
    #expect(PresentationBusy.decide(obstacles).value == answer)
  }
}
