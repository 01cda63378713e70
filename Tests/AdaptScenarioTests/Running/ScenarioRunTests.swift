import AdaptCore
import AdaptScenario
import Testing

@Suite("A run of a scenario")
struct ScenarioRunTests {
  @Test("Two runs of a scenario leave the same trace")
  func repeats() throws {
    let scenario = try scenario(
      script("{ present: 'compose' }, { rotate: true }, { user: 'swipeDown' }, { dismiss: 'list' }")
    )
    let runs = (0..<2).map { _ in ScenarioRun(scenario) }
    let digests = runs.map { $0.perform().trace.digest }
    #expect(digests[0] == digests[1])
    #expect(runs[0].perform().trace.digest == digests[0])
  }

  @Test("A controller is the same instance as long as it lives, and a new one after that")
  func instances() throws {
    let result = try result(
      of: script(
        """
        { present: 'compose' }, { dismiss: 'list' }, { expect: [{ released: 'compose' }] },
        { present: 'compose' }
        """, expect: "{ presented: ['compose'] }, { count: 'compose viewDidLoad', is: 2 }"))
    #expect(result.passed, "\(result.failures)")
  }

  @Test("A controller that is not shown yet is kept as an app's variable keeps it (O047)")
  func kept() throws {
    let result = try result(
      of: script(
        """
        { call: 'presentationController', on: 'compose' },
        { present: 'compose', style: 'fullScreen' }
        """,
        expect: "{ style: 'compose', is: 'formSheet' }, { finding: 'styleFrozen' }",
        more: "ios: '13',"))
    #expect(result.passed, "\(result.failures)")
  }

  @Test("Presenting a controller that is presented already is UIKit's exception (O129)")
  func presentedTwice() throws {
    let result = try result(
      of: script(
        "{ present: 'compose' }, { present: 'compose', from: 'compose' }, { rotate: true }",
        expect: "{ finding: 'presentsItself' }"))
    #expect(result.failures.isEmpty, "\(result.failures)")
    #expect(result.hasEnded)
    #expect(
      result.problems.map(\.description) == [
        "5:66: the exception presentsItself ended the run before this step; "
          + "write onException: \"record\" to go on after exceptions"
      ])
  }

  @Test("A fresh instance is presented over the one that lives")
  func fresh() throws {
    let result = try result(
      of: script(
        "{ present: 'compose' }, { present: 'compose', fresh: true }",
        expect: "{ presented: ['compose', 'compose'] }, { findings: 'none' }"))
    #expect(result.passed, "\(result.failures)")
  }

  @Test("A run goes on after an exception where the scenario says so")
  func recordsExceptions() throws {
    let result = try result(
      of: script(
        """
        { do: [{ present: 'list', from: 'list' }, { present: 'compose', from: 'list' }] },
        { rotate: true }
        """, expect: "{ findings: ['presentsItself', 'afterException'] }, { presented: [] }",
        more: "onException: 'record',"))
    #expect(result.passed, "\(result.failures) \(result.problems)")
    #expect(!result.hasEnded)
  }

  @Test("Events belong to the step they came from")
  func stepsOfEvents() throws {
    let result = try result(of: script("{ present: 'compose' },\n{ dismiss: 'list' }"))
    let events = result.trace.events
    let presenting = try #require(
      events.first { if case .presenting = $0.kind { true } else { false } })
    let dismissing = try #require(
      events.first { if case .dismissing = $0.kind { true } else { false } })
    #expect(result.step(of: presenting.sequence)?.position?.line == 5)
    #expect(result.step(of: dismissing.sequence)?.position?.line == 6)
    #expect(result.step(of: 0) == nil)
  }

  @Test("A step that is not waited for leaves its transition running")
  func unsettled() throws {
    let result = try result(
      of: script(
        """
        { present: 'compose', settle: false }, { expect: [{ state: 'compose', is: 'appearing' }] },
        { advance: 10 }, { expect: [{ state: 'compose', is: 'appeared' }] }
        """))
    #expect(result.passed, "\(result.failures)")
  }

  @Test("An expectation in the middle looks at the events since the one before")
  func windows() throws {
    let result = try result(
      of: script(
        """
        { expect: [{ count: 'list viewDidAppear', is: 1 }] },
        { present: 'compose' },
        { expect: [{ count: 'list viewDidAppear', is: 0 }, { count: 'compose viewDidAppear', is: 1 }] }
        """, expect: "{ count: 'list viewDidAppear', is: 1 }"))
    #expect(result.passed, "\(result.failures)")
  }
}

@Suite("Triggers")
struct TriggerTests {
  @Test("Code acts in the call that is counted and in no other")
  func counts() throws {
    let result = try result(
      of: script(
        """
        { when: { controller: 'list', callback: 'viewWillLayoutSubviews', nth: 2 },
          do: { call: 'presentationController', on: 'compose' } },
        { rotate: true }, { rotate: true }
        """))
    #expect(result.problems.isEmpty)
  }

  @Test("A trigger before all steps acts at launch already")
  func atLaunch() throws {
    // The view is in no window yet when it loads (R050).
    let result = try result(
      of: script(
        "{ when: { controller: 'list', callback: 'viewDidLoad' }, do: { present: 'compose' } }",
        expect: "{ finding: 'viewNotInWindow', on: 'list' }, { presented: [] }"))
    #expect(result.passed, "\(result.failures)")
  }

  @Test("A trigger that never acts is told")
  func neverMet() throws {
    let result = try result(
      of: script(
        "{ when: { controller: 'compose', callback: 'viewDidLoad' }, do: { rotate: true } }"
          .replacing("{ rotate: true }", with: "{ pop: true }")))
    #expect(
      result.problems.map(\.description) == [
        "5:1: the trigger never acted; check its callback and the steps that follow it"
      ])
  }

  @Test("A controller that presents from its own callback without end stops at a limit")
  func endless() throws {
    let result = try result(
      of: script(
        """
        { when: { controller: 'compose', callback: 'viewDidAppear', times: 1000 },
          do: { present: 'compose', fresh: true } },
        { present: 'compose' }
        """))
    let findings = result.trace.findings.map(\.kind)
    #expect(findings.contains(.nestedTooDeep) || findings.contains(.didNotSettle))
  }

  @Test("Callbacks that call each other by hand stop at a depth")
  func nested() throws {
    let result = try result(
      of: script(
        """
        { when: { controller: 'list', callback: 'viewWillAppear', times: 1000 },
          do: { call: 'viewDidAppear', on: 'list' } },
        { when: { controller: 'list', callback: 'viewDidAppear', times: 1000 },
          do: { call: 'viewWillAppear', on: 'list' } }
        """))
    #expect(
      result.problems.map(\.description) == [
        "triggers acted 10000 times, or 32 deep inside each other, and were stopped there; "
          + "lower their 'times'"
      ])
  }

  @Test("What cannot be done is a problem with its place")
  func noNavigation() throws {
    let two = try result(of: script("{ push: 'compose', on: 'list' },\n{ push: 'compose' }"))
    #expect(
      two.problems.map(\.description) == [
        "5:1: 'list' is in no navigation controller; name one that is under 'on'",
        "5:1: the step after it is not taken",
      ])
    #expect(
      try result(of: script("{ push: 'compose' }")).problems.map(\.description) == [
        "5:1: the topmost controller is in no navigation controller; name one that is under 'on'"
      ])
    let interaction = try self.interaction()
    #expect(
      interaction == [
        "5:1: no transition of 'list' waits for a finger; "
          + "list it under 'interactive' of its animator"
      ])
  }

  private func interaction() throws -> [String] {
    try result(of: script("{ interaction: 'finish', on: 'list' }")).problems.map(\.description)
  }
}
