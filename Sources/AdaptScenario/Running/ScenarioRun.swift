public import AdaptCore
import AdaptJSON
public import AdaptUIKit

/// A run of a scenario: it makes the controllers, takes the steps and looks at what came of them.
///
/// A run belongs to one thread.
public final class ScenarioRun {
  let scenario: Scenario
  let simulation: Simulation
  let cast: ScenarioCast
  private var outcomes: [ExpectationOutcome] = []
  private var records: [StepRecord] = []
  var problems: [ScenarioProblem] = []
  private var memory = RunMemory()
  private var result: ScenarioResult?
  /// What a person was stuck in when it was last looked at; nil where there was a way out.
  private var stuck: TopPresentation?
  /// Where the events begin that the next step of expectations looks at.
  private var firstUnseen = 0

  /// - Parameter recording: How much of the trace is kept; expectations about events need all.
  public init(_ scenario: Scenario, recording: TraceRecorder.Mode = .whole) {
    self.scenario = scenario
    simulation = Simulation(
      device: scenario.device, ios: scenario.system, sdk: scenario.sdk,
      orientation: scenario.orientation, window: scenario.window,
      traits: UITraitCollection(
        userInterfaceStyle: scenario.appearance, layoutDirection: scenario.layoutDirection,
        preferredContentSizeCategory: scenario.textSize),
      recording: recording, choices: scenario.choices, onException: scenario.onException)
    cast = ScenarioCast(scenario, in: simulation)
    cast.lendScenes()
    simulation.opening = scenario.entry.flatMap { scenario.storyboards?.words(of: $0) }
  }

  deinit { cast.letGo() }

  /// What a person can do when all steps are done.
  public var userActions: [UserAction] { simulation.userActions }
  /// What a person cannot touch then, with what is in the way.
  public var blockedActions: [BlockedAction] { simulation.blockedActions }

  /// Performs the scenario from its launch to its last expectation.
  ///
  /// Triggers that no other step comes before are set before the launch. Performed again, the run
  /// returns the same result.
  public func perform() -> ScenarioResult { perform(watching: { _, _ in }) }

  /// Performs the scenario and lets somebody look at the run after its launch and each step.
  ///
  /// - Parameters:
  ///   - goesOn: Whether the steps go on after one that could not be taken.
  ///   - made: Gets each controller and its name when the run makes it, before anything happens to
  ///     it.
  ///   - watch: Gets the place of the step that was taken, nil for the launch, and the simulation.
  package func perform(
    goesOn: Bool = false,
    made: @escaping (UIViewController, String) -> Void = { _, _ in },
    watching watch: (Int?, Simulation) -> Void
  ) -> ScenarioResult {
    if let result { return result }
    cast.made = made
    let early = setFirstTriggers()
    cast.launch(scenario.root, from: scenario.entry)
    watch(nil, simulation)
    if (collectProblems(nil) || goesOn) && takeSteps(from: early, goesOn: goesOn, watch) {
      reportTriggers()
      look(at: scenario.expectations, from: 0)
    } else {
      reportUntaken(after: records.last)
    }
    let result = ScenarioResult(
      trace: simulation.trace, outcomes: outcomes, steps: records, problems: problems,
      notes: missingInstances, top: TopPresentation(cast), hasEnded: simulation.hasEnded)
    self.result = result
    return result
  }

  /// - Returns: Whether all of them could be taken, or as many as came before an exception.
  private func takeSteps(
    from first: Int, goesOn: Bool, _ watch: (Int?, Simulation) -> Void
  ) -> Bool {
    for (index, step) in scenario.steps.enumerated().dropFirst(first) {
      guard !simulation.hasEnded else {
        reportUnreached(from: index)
        break
      }
      let start = simulation.eventCount
      take(step, index)
      records.append(
        StepRecord(
          index: index, position: step.position, events: start..<simulation.eventCount))
      let couldBeTaken = collectProblems(step.position)
      findNoWayOut()
      watch(index, simulation)
      // What follows was meant for a screen that is not there.
      guard couldBeTaken || goesOn else { return false }
    }
    return true
  }
}

extension ScenarioRun {
  /// - Returns: How many there are.
  private func setFirstTriggers() -> Int {
    for (index, step) in scenario.steps.enumerated() {
      guard case .when(let trigger) = step.kind else { return index }
      cast.triggers.set(trigger, step: index)
    }
    return scenario.steps.count
  }

  private func take(_ step: ScenarioStep, _ index: Int) {
    simulation.settlesAfterInput = step.settles
    switch step.kind {
    case .act(let actions):
      simulation.step(actions.map { cast.words(of: $0) }.joined(separator: ", ")) { [cast] in
        cast.perform(actions, by: nil)
      }
    case .rotate(let orientation): simulation.rotate(to: orientation)
    case .resize(let share): simulation.resize(to: share)
    case .changeTraits(let traits): simulation.changeTraits(traits)
    case .enterBackground: simulation.enterBackground()
    case .enterForeground: simulation.enterForeground()
    case .user(.drag(let drag, let name)): self.drag(drag, on: name)
    case .user(.swipeDown(let end)): simulation.swipeDown(end)
    case .user(.tapOutside): simulation.tapOutside()
    case .user(.tap(let title)): simulation.tapAction(title)
    case .user(.tapNamed(let name)): tap(name)
    case .user(.select(let name)): tap(name, .row)
    case .user(.typeInto(let text, let name)): type(text, into: name)
    case .user(.tapAt(let point)): simulation.tap(at: point)
    case .user(.tapGrabber(let name)):
      withSheet(of: name, whose: "grabber could be tapped") { simulation.tapGrabber(of: $0) }
    case .user(.touch(let touch, let name)): self.touch(touch, on: name)
    case .user(.typeText(let text, let place)): simulation.typeText(text, inField: place)
    case .interact(let interaction, let name): interact(interaction, on: name)
    case .advance(let duration): return simulation.advance(by: duration)
    case .turn(let count):
      for _ in 0..<count { guard simulation.turn() else { break } }
      return
    case .settle: return simulation.settle()
    case .when(let trigger): return cast.triggers.set(trigger, step: index)
    case .expect(let expectations):
      look(at: expectations, from: firstUnseen)
      firstUnseen = simulation.eventCount
      return
    }
    // A step that is not waited for still has its own turn.
    if !step.settles { simulation.turn() }
  }

  private func drag(_ drag: ScenarioDrag, on name: String?) {
    withSheet(of: name, whose: "sheet could be dragged") { controller in
      switch drag {
      case .by(let gesture): simulation.dragSheet(gesture, of: controller)
      case .to(let detent): simulation.dragSheet(to: .init(scenarioName: detent), of: controller)
      }
    }
  }

  /// Does something to the sheet of a controller, or of the topmost one where no name is given.
  private func withSheet(
    of name: String?, whose use: String, _ body: (UIViewController?) -> Void
  ) {
    let controller = name.flatMap(cast.livingController)?.outermost
    if let name, controller == nil {
      return cast.note("no controller \(name.quoted) lives whose \(use)")
    }
    body(controller)
  }

  private func interact(_ interaction: ScenarioInteraction, on name: String) {
    if !cast.drivesTransition(name), moveSwipe(interaction, on: name) { return }
    simulation.step("\(interaction.words) \(name)") { [cast] in
      cast.interact(interaction, on: name)
    }
  }

  private func look(at expectations: [ScenarioExpectation], from first: Int) {
    guard !expectations.isEmpty else { return }
    let check = ExpectationCheck(simulation, cast, &memory, from: first)
    outcomes += expectations.map(check.outcome)
  }
}

// MARK: - Stuck screens

extension ScenarioRun {
  /// Records a finding where nothing closes what is on top and its script says that it has no
  /// button for that; once for each way of being stuck.
  private func findNoWayOut() {
    guard !simulation.hasEnded, let top = TopPresentation(cast) else {
      stuck = nil
      return
    }
    guard top.hasCloseButton == false, top.ways.value.isEmpty else {
      stuck = nil
      return
    }
    guard stuck != top else { return }
    stuck = top
    simulation.findNoWayOut(hasControl: false, answer: top.answer)
  }
}
