import AdaptCore
import AdaptReport
import AdaptScenario

extension Scenario {
  /// The system that the scenario runs under, as reports name it.
  var systemName: String {
    AdaptReport.systemName(of: platform.system, idiom: device.profile.idiom)
  }
}
