import AdaptCore
import AdaptScenario

/// Tells from the events of a run where it was at rest.
struct RestWatch {
  private let scenario: Scenario
  private var wasSettled = true
  private var open: Set<NodeID> = []
  private var reachedLimit = false

  init(_ scenario: Scenario) { self.scenario = scenario }

  /// Whether the run is at rest after a step: it was waited for, no transition is under way, and
  /// no limit cut it short.
  ///
  /// - Parameter step: The place of the step; nil for the launch.
  mutating func isAtRest(after step: Int?, _ events: some Sequence<Event>) -> Bool {
    for event in events { note(event) }
    if let step { note(scenario.steps[step]) }
    return wasSettled && open.isEmpty && !reachedLimit
  }

  private mutating func note(_ event: Event) {
    switch event.kind {
    case .transitionBegan: open.insert(event.subject)
    case .transitionEnded: open.remove(event.subject)
    case .finding(let finding) where finding.kind == .didNotSettle: reachedLimit = true
    default: break
    }
  }

  private mutating func note(_ step: ScenarioStep) {
    switch step.kind {
    case .act, .rotate, .resize, .changeTraits, .enterBackground, .enterForeground, .user,
      .interact:
      wasSettled = step.settles
    case .advance, .turn: wasSettled = false
    case .settle: wasSettled = true
    case .when, .expect: break
    }
  }
}
