import AdaptCore
import AdaptScenario
import AdaptUIKit

/// Whether a later system decides a run differently: found by running it there.
enum LaterSystems {
  /// The longest run, in events, that is done again for the sake of a note.
  private static let eventLimit = 100_000

  /// The major systems that were released; after 18 Apple counts by years.
  private static let majors = Array(SystemVersion.oldestModelled.major...18) + [26]

  /// A sentence about the first later system under which something is presented in another way;
  /// nil when none is.
  static func note(for scenario: Scenario, decided trace: Trace) -> String? {
    guard trace.count <= eventLimit else { return nil }
    let decided = PresentedMoments(trace)
    for system in majors.map({ SystemVersion($0) })
    where system > scenario.platform.system && scenario.device.ran(system) {
      var later = scenario
      later.system = system
      let result = ScenarioRun(later).perform()
      guard let change = PresentedMoments(result.trace).firstChange(since: decided) else {
        continue
      }
      let name = result.trace.header?.systemName ?? "iOS \(system)"
      return "from \(name) \(change); --ios \(system) shows it"
    }
    return nil
  }
}
