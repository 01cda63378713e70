import AdaptCore
import AdaptScenario
import Testing

@Suite("Runs of storyboards")
struct StoryboardRunTests {
  private func expectFine(_ result: ScenarioResult) {
    for failure in result.failures { Issue.record("\(failure)") }
    for problem in result.problems { Issue.record("\(problem)") }
  }

  @Test("A stand-in plays its part in every callback that a script names")
  func triggers() throws {
    let result = try storyResult(
      """
      controllers: { ListViewController: { title: 'Cakes' } },
      steps: [
        { when: { controller: 'ListViewController', callback: 'viewDidAppear' },
          do: { performSegue: 'detail' } },
        { when: { controller: 'ListViewController', callback: 'prepareForSegue' },
          do: { set: { preferredContentSize: [300, 300] } } },
        { settle: true },
      ],
      expect: [{ stack: 'ListViewController', are: ['ListViewController', 'detail'] }]
      """)
    expectFine(result)
  }

  @Test("Described by class and by number, two instances of one class answer for themselves (R117)")
  func instances() throws {
    let result = try storyResult(
      """
      controllers: {
        reader: { class: 'DetailViewController', unwindActions: ['unwindToList:'] },
        'reader#2': { class: 'DetailViewController', unwindActions: ['unwindToList:'],
          unwinding: { canPerform: { 'unwindToList:': false } } },
      },
      steps: [
        { user: 'tap', named: 'Open' }, { user: 'tap', named: 'Again' },
        { do: [{ performSegue: 'settings', on: 'list' }] },
        { user: 'tap', named: 'Done' },
      ],
      expect: [{ unwoundTo: 'reader' }, { stack: 'list', are: ['list', 'reader'] }]
      """)
    expectFine(result)
  }

  @Test("Where nobody is said to have the method, an unwind ends nowhere, and that is found")
  func unanswered() throws {
    let result = try storyResult(
      """
      steps: [{ user: 'tap', named: 'Settings' }, { user: 'tap', named: 'Done' }],
      expect: [{ unwoundTo: null }, { finding: 'noUnwindDestination' }]
      """)
    expectFine(result)
  }

  @Test("Up to 8 a container may name the destination, and may vend a segue of its own")
  func vended() throws {
    let result = try storyResult(
      """
      ios: '8',
      unwindActions: { list: ['unwindToList:'] },
      controllers: {
        'navigation(list)': { unwinding: { viewController: 'list', segue: 'own' } },
      },
      steps: [
        { when: { controller: 'navigation(list)', callback: 'performSegue' },
          do: { dismiss: 'list' } },
        { user: 'tap', named: 'Settings' },
        { user: 'tap', named: 'Done' },
      ],
      expect: [{ unwoundTo: 'list' }, { presented: [] }]
      """)
    expectFine(result)
  }

  @Test("A name that nothing on screen has is told of with the step's place and the nearest name")
  func misspelt() throws {
    let result = try storyResult("steps: [{ user: 'tap', named: 'Setings' }]")
    #expect(
      result.problems.map(\.message) == [
        "nothing on screen is called 'Setings'; did you mean 'Settings'?"
      ])
  }

  @Test("After a step that could not be taken no other is, and the end is not looked at")
  func stops() throws {
    let result = try storyResult(
      """
      steps: [
        { user: 'tap', named: 'Setings' }, { user: 'tap', named: 'Open' },
        { user: 'tap', named: 'Again' },
      ],
      expect: [{ stack: 'list', are: ['list'] }]
      """)
    #expect(
      result.problems.map(\.message) == [
        "nothing on screen is called 'Setings'; did you mean 'Settings'?",
        "the 2 steps after it are not taken, and what is expected at the end is not asked",
      ])
    #expect(result.problems.allSatisfy { $0.position == result.problems[0].position })
    #expect(result.steps.count == 1)
    #expect(result.outcomes.isEmpty)
    #expect(!result.passed)
  }

  @Test("What is not on screen is told with where it is kept, as long as that is open")
  func whereItIs() throws {
    let open = "{ user: 'tap', named: 'Open' }, { user: 'tap', named: 'Filter' }"
    let lower = try storyResult("steps: [\(open)]").problems.first?.message
    #expect(lower?.hasSuffix("Main.storyboard:43, lower on its stack") ?? false, "\(lower ?? "")")
    let gone = try storyResult("steps: [{ user: 'tap', named: 'Again' }]").problems.first?.message
    #expect(
      gone?.hasSuffix("Main.storyboard:63, in a scene that is not open") ?? false, "\(gone ?? "")")
  }

  @Test("A touch that UIKit would not take is a finding of the run, which goes on")
  func goesOn() throws {
    let result = try storyResult(
      """
      steps: [
        { user: 'tap', named: 'Settings' }, { user: 'tap', named: 'Open' },
        { dismiss: 'list' }, { user: 'tap', named: 'Open' },
      ],
      expect: [{ finding: 'cannotBeTouched' }, { stack: 'list', are: ['list', 'detail'] }]
      """, device: "pad")
    expectFine(result)
  }

  @Test("A touch that is not taken leaves the same fingerprint where no events are kept")
  func fingerprint() throws {
    let text = """
      { device: 'pad', storyboards: ['Main.storyboard'],
        steps: [{ user: 'tap', named: 'Settings' }, { user: 'tap', named: 'Open' }] }
      """
    let digests = try [TraceRecorder.Mode.whole, .digest].map { mode in
      ScenarioRun(try scenario(text, beside: [:]), recording: mode).perform().trace.digest
    }
    #expect(digests[0] == digests[1])
  }

  @Test("A description of an instance that did not come about is a note with its place")
  func missingInstance() throws {
    let result = try storyResult(
      """
      controllers: { 'detail#9': {} },
      steps: [{ user: 'tap', named: 'Open' }, { user: 'tap', named: 'Again' }]
      """)
    expectFine(result)
    #expect(
      result.notes.map(\.description) == [
        "1:69: no 'detail#9' lived in this run, so its description says nothing; the last was "
          + "'detail#2'"
      ])
  }

  @Test(
    "The table of methods means instances by their numbers, and controllers that code makes",
    arguments: [
      "unwindActions: { 'detail#2': ['unwindToList:'] }, steps: [\(steps)],"
        + " expect: [{ unwoundTo: 'detail#2' }]",
      "unwindActions: { own: ['unwindToList:'] }, controllers: { own: {} }, steps: ["
        + "{ push: 'own', on: 'list' }, { performSegue: 'settings', on: 'list' },"
        + " { user: 'tap', named: 'Done' }], expect: [{ unwoundTo: 'own' }]",
    ])
  func methods(rest: String) throws { expectFine(try storyResult(rest)) }

  private static let steps = """
    { user: 'tap', named: 'Open' }, { user: 'tap', named: 'Again' },
    { performSegue: 'settings', on: 'list' }, { user: 'tap', named: 'Done' }
    """

  @Test("A scene without an identifier cannot be made by code, and that is told")
  func withoutIdentifier() throws {
    let result = try storyResult("steps: [{ present: 'FilterViewController', from: 'list' }]")
    #expect(
      result.problems.map(\.message) == [
        "no 'FilterViewController' lives, and code cannot make one: its scene has no identifier"
      ])
  }

  @Test("The header and the controllers name the file and the lines they come from")
  func places() throws {
    let trace = try storyResult("steps: []").trace
    #expect(
      trace.header?.opening
        == "Main.storyboard, entry point navigation(list) (Main.storyboard:7)")
    let list = try #require(trace.node(named: "list"))
    #expect(trace.description(of: list).place == "Main.storyboard:22")
  }

  @Test("A thousand taps through a cycle of scenes end in limits, not in a fault")
  func cycle() throws {
    let taps = Array(repeating: "{ user: 'tap', named: 'Again' }", count: 1_000)
    let result = try storyResult(
      "root: { scene: 'detail' }, steps: [\(taps.joined(separator: ", "))]")
    #expect(!result.trace.findings.contains { $0.severity == .exception })
    #expect(result.steps.count <= 1_000)
  }
}
