public import AdaptCore
public import AdaptScenario
import AdaptUIKit

/// A run of a scenario with everything that can be seen of it, after the run is gone.
public struct FinishedRun: Sendable {
  public let scenario: Scenario
  public let result: ScenarioResult
  /// The events of the whole run.
  public let events: [Event]
  /// The launch and each step that was taken, in order.
  public let moments: [Moment]
  /// The names of controllers that lived on although the run is gone.
  public let leftBehind: [String]

  public var trace: Trace { result.trace }

  /// Whether the app raised an exception, whatever the run did then.
  var hasException: Bool { trace.findings.contains { $0.severity == .exception } }

  /// Performs a scenario and looks at it after each step.
  public init(_ scenario: Scenario) {
    let camera = MomentCamera()
    result = Self.perform(scenario, camera)
    self.scenario = scenario
    events = result.trace.events
    moments = Self.withRest(camera.moments, of: self.events, scenario, result)
    leftBehind = camera.living
  }

  /// The run is gone when this returns.
  private static func perform(_ scenario: Scenario, _ camera: MomentCamera) -> ScenarioResult {
    ScenarioRun(scenario).perform(goesOn: true, made: camera.notice) { camera.take($1, step: $0) }
  }

  private static func withRest(
    _ moments: [Moment], of events: [Event], _ scenario: Scenario, _ result: ScenarioResult
  ) -> [Moment] {
    var watch = RestWatch(scenario)
    var moments = moments
    for index in moments.indices {
      let isAtRest = watch.isAtRest(after: moments[index].step, events[moments[index].events])
      moments[index].isAtRest = isAtRest
    }
    if result.hasEnded, !moments.isEmpty { moments[moments.count - 1].isAtRest = false }
    return moments
  }
}

extension FinishedRun {
  /// The moment before another, and that one, for every step that was taken.
  public var steps: [(before: Moment, after: Moment)] {
    zip(moments, moments.dropFirst()).map { (before: $0, after: $1) }
  }

  /// The step of a moment; nil for the launch.
  public func step(of moment: Moment) -> ScenarioStep? { moment.step.map { scenario.steps[$0] } }

  /// What a report calls a node.
  public func name(_ node: NodeID) -> String {
    trace.description(of: node).name ?? node.description
  }
}
