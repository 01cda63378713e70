import AdaptCore
import AdaptReport
import AdaptScenario
import AdaptUIKit

/// Whether a later system decides a run differently: found by running it there.
enum LaterSystems {
  /// The systems at which UIKit's decisions may change: 8.3 and the major ones that were released;
  /// after 18 Apple counts by years.
  private static let systems =
    [SystemVersion(8, 3)]
    + (Array(SystemVersion.oldestModelled.major + 1...18) + [26])
    .map { SystemVersion($0) }

  /// A sentence about the first later system under which something is presented in another way,
  /// whether the device ran it or not; nil when there is none.
  static func note(for scenario: Scenario, decided trace: Trace) -> String? {
    guard trace.count <= RepeatedRuns.eventLimit else { return nil }
    let decided = PresentedMoments(trace)
    let later = systems.filter { $0 > scenario.platform.system }
    for (place, system) in later.enumerated() {
      let (change, name) = run(scenario, under: system, since: decided)
      guard let change else { continue }
      // What shows it is a system that the device ran, if one agrees.
      let shown = later[place...].first { candidate in
        scenario.device.ran(candidate)
          && (candidate == system
            || run(scenario, under: candidate, since: decided).change == change)
      }
      return "from \(name) \(change); --ios \(shown ?? system) shows it"
    }
    return nil
  }

  /// Returns what is different under a system, and what the system is called on the device.
  private static func run(
    _ scenario: Scenario, under system: SystemVersion, since decided: PresentedMoments
  ) -> (change: String?, name: String) {
    var later = scenario
    later.system = system
    let trace = ScenarioRun(later).perform().trace
    return (PresentedMoments(trace).firstChange(since: decided), later.systemName)
  }
}
