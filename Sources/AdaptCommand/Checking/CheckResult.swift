import AdaptReport
import AdaptScenario

/// What came of checking one scenario in one way.
struct CheckResult {
  let path: String
  let scenario: Scenario
  /// The device, the system and what else was asked for, in words; empty for a file as it is.
  let surroundings: [String]
  let judgement: Judgement
  /// What is worth knowing of the run whether it passes or not.
  let notes: [String]

  var isPassed: Bool { judgement.isGood }
}

/// How many results there were of each sort.
struct CheckTally {
  var passed = 0
  var failed = 0
  var unreadable = 0
  /// The documents in folders that are no scenarios.
  var leftAside = 0

  /// Whether there was any scenario, or something that could not be read.
  var hasScenarios: Bool { passed + failed + unreadable > 0 }
}
