import AdaptCore
import AdaptRules
import AdaptUIKit
import Testing

@Suite("What a trace keeps of an unwind")
struct UnwindTraceTests {
  private let hooks: Set<Callback> = [
    .allowedChildrenForUnwinding, .childContaining, .canPerformUnwindSegueAction, .prepareForSegue,
    .unwindAction, .performSegue, .unwindTowards, .viewControllerForUnwindSegueAction,
    .segueForUnwinding, .dismissCompletion,
  ]

  private func pushAndPresent(ios: SystemVersion = 12.4) throws -> (UnwindScene, UnwindScreen) {
    let log = UnwindLog()
    let (one, two, three) = (log.screen("1", "back:"), log.screen("2"), log.screen("3"))
    let stack = log.stack("Nav", one, two)
    let scene = try UnwindScene(root: stack, log, ios: ios)
    scene.present(three, on: two)
    return (scene, three)
  }

  @Test("O104: the search is recorded step by step, with lists, the method and the way")
  func recorded() throws {
    let (scene, source) = try pushAndPresent()
    scene.unwind(from: source)
    #expect(
      lines(scene.simulation, from: "unwind", including: hooks) == [
        "3 searches back:", "2 childContaining → nil", "2 allowedChildrenForUnwinding → []",
        "2 canPerformUnwindSegueAction → false", "3 childContaining → nil",
        "3 allowedChildrenForUnwinding → []", "3 canPerformUnwindSegueAction → false",
        "Nav childContaining → 2", "Nav allowedChildrenForUnwinding → [1]",
        "1 childContaining → nil", "1 allowedChildrenForUnwinding → []",
        "1 canPerformUnwindSegueAction → true", "3 finds 1", "3 prepareForSegue",
        "1 unwindAction", "exit performSegue", "3 goes Nav", "Nav unwindTowards",
      ])
  }

  @Test("Each stage says by which rule")
  func reasons() throws {
    let (scene, source) = try pushAndPresent()
    scene.unwind(from: source)
    let rules = scene.simulation.trace.compactMap { event -> [String]? in
      guard case .unwinding(_, _, _, let reasons) = event.kind else { return nil }
      return reasons.compactMap { RuleCatalogue.rule(of: $0)?.id }
    }
    #expect(rules == [["unwind.search"], ["unwind.performer"], ["unwind.way"]])
  }

  @Test("What the unwind leads to names the search as its cause")
  func causes() throws {
    let (scene, source) = try pushAndPresent()
    scene.unwind(from: source)
    let events = scene.simulation.trace.events
    let search = try #require(
      events.first { if case .unwinding(.searches, _, _, _) = $0.kind { true } else { false } })
    for event in events {
      switch event.kind {
      case .listed, .called(.prepareForSegue, _), .called(.unwindAction, _):
        #expect(event.cause == search.sequence)
      default: break
      }
    }
  }

  @Test("Where nobody takes the unwind, the finding names who has a method of a similar name")
  func nobody() throws {
    let log = UnwindLog()
    let (one, two) = (log.screen("1", "unwindToList:"), log.screen("2"))
    let stack = log.stack("Nav", one, two)
    let scene = try UnwindScene(root: stack, log)
    #expect(
      scene.unwind("unwindToLst:", from: two) == [
        "Nav.allowed=[1]", "1.allowed=[]", "1.can=false", "Nav.can=false",
      ])
    #expect(
      lines(scene.simulation, from: "unwind", including: []) == [
        "2 searches unwindToLst:", "2 misses 1 unwindToList:", "2 finding noUnwindDestination",
      ])
    #expect(stack.viewControllers.count == 2)
  }

  @Test("A list of more controllers than a trace keeps is cut, and searched whole")
  func longList() throws {
    let log = UnwindLog()
    let root = log.screen("root")
    let children = (0..<100).map { log.screen("\($0)") }
    for child in children { root.addChild(child) }
    let scene = try UnwindScene(root: root, log)
    scene.unwind(from: children[0])
    let listed = scene.simulation.trace.compactMap { event -> Int? in
      guard case .listed(_, let nodes) = event.kind else { return nil }
      return nodes.count
    }
    #expect(listed.max() == 64)
    #expect(log.lines.filter { $0.hasSuffix("can=false") }.count == 100)
  }
}
