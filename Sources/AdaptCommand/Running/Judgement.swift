import AdaptCore
import AdaptJSON
import AdaptReport
import AdaptScenario

extension Judgement {
  init(_ result: ScenarioResult, of scenario: Scenario, path: String) {
    let path = path.printable
    func place(_ position: JSONPosition?) -> String {
      position.map { "\(path):\($0): " } ?? "\(path): "
    }
    var lines: [String] = []
    for outcome in result.failures {
      lines.append(
        "\(place(outcome.expectation.position))expected \(outcome.expected); "
          + "found \(outcome.found ?? "")")
      lines += outcome.details.map { "  \($0)" }
    }
    lines += result.problems.map { $0.line(in: path) }
    let expectations = scenario.allExpectations
    let expected = Set(
      Finding.Kind.allCases.filter { kind in expectations.contains { $0.speaks(of: kind) } })
    var surprises: [String] = []
    for event in result.trace {
      guard case .finding(let finding) = event.kind,
        finding.severity.fails(expectsNothing: expectations.isEmpty),
        !expected.contains(finding.kind)
      else { continue }
      surprises.append(
        "\(place(result.step(of: event.sequence)?.position))found \(finding.severity) "
          + "'\(finding.kind.name)', which nothing expects; add { finding: "
          + "\"\(finding.kind.name)\" } to 'expect' if it is meant")
    }
    self.init(
      count: expectations.count, holding: result.outcomes.count { $0.holds },
      failures: lines.map(\.printable), surprises: surprises)
  }
}

extension ScenarioExpectation {
  /// Whether the expectation says that there is, or is not, a finding of the kind.
  fileprivate func speaks(of finding: Finding.Kind) -> Bool {
    func speaks(_ pattern: EventPattern) -> Bool {
      pattern.word == .fact(.finding) && pattern.value ?? finding.name == finding.name
    }
    switch kind {
    case .finding(let kind, _, _, _): return kind == finding
    case .findings: return true
    case .trace(let patterns, _), .order(let patterns): return patterns.contains(where: speaks)
    case .count(let pattern, _): return speaks(pattern)
    case .callbacks, .style, .covers, .detent, .anchor, .arrow, .waysOut, .frame, .size, .traits,
      .presented, .presenter, .stack, .container, .visible, .state, .orientation, .released,
      .unwound:
      return false
    }
  }
}

extension Finding.Severity {
  fileprivate func fails(expectsNothing: Bool) -> Bool {
    switch self {
    case .note: false
    case .warning, .ignored: expectsNothing
    case .exception, .limit: true
    }
  }
}
