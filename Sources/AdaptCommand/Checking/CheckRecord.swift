import AdaptCore
import AdaptReport

/// A result of a check as it leaves the process. The format of scenarios says what the keys mean.
struct CheckRecord: Encodable {
  let record = "check"
  let version = 1
  let path: String
  /// `passed`, `failed` or `unreadable`.
  let result: String
  var device: String?
  var system: String?
  var sdk: String?
  var orientation: String?
  var expectations: Int?
  var holding: Int?
  let messages: [String]
  var notes: [String]?

  init(_ result: CheckResult) {
    path = result.path
    self.result = result.isPassed ? "passed" : "failed"
    let scenario = result.scenario
    device = scenario.device.name.name
    system = "\(scenario.platform.system)"
    sdk = "\(scenario.platform.sdk)"
    orientation = "\(scenario.orientation)"
    expectations = result.judgement.count
    holding = result.judgement.holding
    messages = result.judgement.complaints
    notes = result.notes.isEmpty ? nil : result.notes
  }

  init(_ error: CommandError, at path: String) {
    self.path = path
    result = "unreadable"
    messages = error.line.split(separator: "\n").map(String.init)
  }
}

/// What a check came to; its last record.
struct CheckEndRecord: Encodable {
  let record = "checkEnd"
  let version = 1
  let passed: Int
  let failed: Int
  let unreadable: Int
  let leftAside: Int

  init(_ tally: CheckTally) {
    passed = tally.passed
    failed = tally.failed
    unreadable = tally.unreadable
    leftAside = tally.leftAside
  }
}

extension CheckRecord { var line: String { RecordLines().line(self) } }
extension CheckEndRecord { var line: String { RecordLines().line(self) } }
