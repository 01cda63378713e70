import AdaptCore
import AdaptRules
import AdaptUIKit
import Foundation

/// Compares what a scenario expects with what a run shows at a moment.
struct ExpectationCheck {
  let simulation: Simulation
  let cast: ScenarioCast
  let trace: Trace
  let memory: RunMemory
  let index: EventIndex
  let filtered: FilteredLines
  let findings: FindingIndex

  /// - Parameter first: The place in the trace from which on events are looked at.
  init(
    _ simulation: Simulation, _ cast: ScenarioCast, _ memory: inout RunMemory, from first: Int
  ) {
    self.simulation = simulation
    self.cast = cast
    trace = simulation.trace
    memory.update(trace)
    self.memory = memory
    index = EventIndex(EventLines(trace).lines(from: first))
    filtered = FilteredLines(index)
    findings = FindingIndex(trace, from: first)
  }

  var lines: [EventLine] { index.lines }

  /// What was found, or that the expectation holds.
  struct Verdict {
    var expected: String
    var found: String?
    var details: [String] = []

    init(_ expected: String, found: String?, details: [String] = []) {
      self.expected = expected
      self.found = found
      self.details = details
    }

    /// Holds when both are the same.
    init<Value: Equatable>(
      _ what: String, _ expected: Value, _ found: Value, in words: (Value) -> String
    ) {
      self.init(
        "\(what) \(words(expected))", found: expected == found ? nil : words(found))
    }
  }

  func outcome(_ expectation: ScenarioExpectation) -> ExpectationOutcome {
    let verdict = verdict(expectation.kind)
    return ExpectationOutcome(
      expectation: expectation, expected: verdict.expected, found: verdict.found,
      details: verdict.details)
  }

  private func verdict(_ kind: ScenarioExpectation.Kind) -> Verdict {
    switch kind {
    case .trace(let patterns, let filter): whole(patterns, filter)
    case .order(let patterns): order(patterns)
    case .count(let pattern, let count): self.count(pattern, count)
    case .callbacks(let name, let callbacks, let filter): calls(to: name, callbacks, filter)
    case .finding(let kind, let name, let rule, let count): finding(kind, name, rule, count)
    case .findings(let kinds):
      Verdict(
        "the findings \(list(kinds.map(\.name)))",
        found: kinds == findings.kinds ? nil : findings.words)
    case .style(let name, let style, let rule): self.style(of: name, style, rule)
    case .covers(let name, let covers): self.covers(name, covers)
    case .detent(let name, let detent): self.detent(of: name, detent)
    case .anchor(let name, let anchor, let tolerance): self.anchor(of: name, anchor, tolerance)
    case .arrow(let name, let arrow): self.arrow(of: name, arrow)
    case .waysOut(let ways): waysOut(ways)
    case .frame(let name, let frame, let tolerance): self.frame(of: name, frame, tolerance)
    case .size(let name, let size, let tolerance): self.size(of: name, size, tolerance)
    case .traits(let name, let traits): self.traits(of: name, traits)
    case .presented(let names):
      Verdict("the presented controllers", names, cast.presentedChain.map(name(of:)), in: list)
    case .presenter(let name, let presenter): self.presenter(of: name, presenter)
    case .stack(let name, let names): stack(of: name, names)
    case .container(let expectation): container(expectation)
    case .visible(let name, let isVisible):
      Verdict(
        name, isVisible, cast.livingController(name)?.viewIfLoaded?.window != nil
      ) { $0 ? "in the window" : "not in the window" }
    case .state(let name, let state):
      Verdict(name, state, self.state(of: name)) { "\($0)" }
    case .orientation(let orientation):
      Verdict("the interface in", orientation, simulation.orientation) { "\($0)" }
    case .released(let name, let isReleased): released(name, isReleased)
    case .unwound(let name): unwound(to: name)
    }
  }
}
