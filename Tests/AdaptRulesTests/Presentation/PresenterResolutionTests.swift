import AdaptCore
import AdaptRules
import Testing

struct PresenterResolutionTests {
  @Test(
    "A context style takes the nearest parent with a context, other styles the outermost (O112)",
    arguments: [
      (UIModalPresentationStyle.currentContext, [false, true, true], 1),
      (.overCurrentContext, [false, true, false], 1), (.currentContext, [true, false], 0),
      (.currentContext, [false, false, false], 2), (.overCurrentContext, [false], 0),
      (.fullScreen, [true, true, false], 2), (.formSheet, [true, false], 1),
      (.custom, [true, false], 1), (.popover, [true], 0), (.overFullScreen, [true, true], 1),
    ])
  func resolution(style: UIModalPresentationStyle, contexts: [Bool], place: Int) {
    let decision = PresenterResolution.decide(style: style, depth: contexts.count) { contexts[$0] }
    #expect(decision.value == place)
  }

  @Test("A style that needs no context asks nobody for one")
  func asksNobody() {
    let decision = PresenterResolution.decide(style: .pageSheet, depth: 3) { _ in
      Issue.record("asked for a context")
      return true
    }
    #expect(decision.value == 2)
  }
}
