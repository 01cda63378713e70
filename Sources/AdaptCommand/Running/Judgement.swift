import AdaptCore
import AdaptJSON
import AdaptReport
import AdaptScenario

/// What a scenario expected and a run did not do, in lines that can be printed as they are.
struct Judgement {
  /// How much the scenario expects.
  let count: Int
  /// How much of it holds.
  let holding: Int
  /// Expectations that do not hold and what stood in the script's way, a line each with its place
  /// in the file before it.
  let failures: String
  /// Findings that nobody expected, as lines of the same form: of a file that expects something
  /// the exceptions and limits, of another all above a note.
  let surprises: String

  var complaints: String { failures + surprises }
  var isGood: Bool { complaints.isEmpty }
}

extension Judgement {
  /// Writes, below a report, what does not hold and how much does.
  ///
  /// Of a scenario that expects nothing the report has told the findings already.
  func write(to output: inout some TextOutputStream, color: TextColor) {
    let lines = count > 0 ? complaints : failures
    if !lines.isEmpty { output.write("\n" + lines) }
    guard count > 0 else { return }
    let verb = count == 1 ? "expectation holds" : "expectations hold"
    output.write(color.paint("\(holding) of \(count) \(verb).", isGood ? .decision : .error) + "\n")
  }
}

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
    for problem in result.problems { lines.append(place(problem.position) + problem.message) }
    failures = lines.map { $0.printable + "\n" }.joined()

    let expectations = scenario.allExpectations
    count = expectations.count
    holding = result.outcomes.count { $0.holds }
    let expected = Set(
      Finding.Kind.allCases.filter { kind in expectations.contains { $0.speaks(of: kind) } })
    var surprises = ""
    for event in result.trace {
      guard case .finding(let finding) = event.kind,
        finding.severity.fails(expectsNothing: expectations.isEmpty),
        !expected.contains(finding.kind)
      else { continue }
      surprises +=
        "\(place(result.step(of: event.sequence)?.position))found \(finding.severity) "
        + "'\(finding.kind.name)', which nothing expects; add { finding: "
        + "\"\(finding.kind.name)\" } to 'expect' if it is meant\n"
    }
    self.surprises = surprises
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
      .presented, .presenter, .stack, .container, .visible, .state, .orientation, .released:
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
