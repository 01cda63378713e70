public import AdaptCore
public import AdaptJSON

/// What a run of a scenario came to.
public struct ScenarioResult: Sendable {
  public let trace: Trace
  /// The expectations in the order in which they were looked at.
  public let outcomes: [ExpectationOutcome]
  /// The steps that were taken, in order.
  public let steps: [StepRecord]
  /// What the script asked for and could not be done or never came about. After a step that could
  /// not be taken no other is, and what is expected at the end is not looked at.
  public let problems: [ScenarioProblem]
  /// What the script says and the run had no use for, which fails nothing: on another device it may
  /// have.
  public let notes: [ScenarioProblem]
  /// What is presented on top in the end; nil where nothing is, or where it still moves.
  public let top: TopPresentation?
  /// Whether an exception of the app ended the run before its last step.
  public let hasEnded: Bool

  /// The expectations that do not hold.
  public var failures: [ExpectationOutcome] { outcomes.filter { !$0.holds } }

  /// Whether every expectation holds and nothing stood in the script's way.
  public var passed: Bool { problems.isEmpty && outcomes.allSatisfy(\.holds) }

  /// The step during which an event happened; nil for the launch.
  ///
  /// - Complexity: O(log n) in the number of steps.
  public func step(of event: Int) -> StepRecord? {
    // The steps follow one another: the one is sought that is the first to end after the event.
    let step = steps[steps.partitionPoint { $0.events.upperBound > event }...].first
    return step.flatMap { $0.events.contains(event) ? $0 : nil }
  }
}

/// The events that a step led to.
public struct StepRecord: Hashable, Sendable {
  /// The place among the scenario's steps, from 0.
  public let index: Int
  /// Where the step stands in its file; nil when it comes from no file.
  public let position: JSONPosition?
  /// The places of the events in the trace.
  public let events: Range<Int>
}

/// Something that a script asked for and that could not be done.
public struct ScenarioProblem: Hashable, Sendable {
  /// Where the step stands in its file; nil when it comes from no file.
  public let position: JSONPosition?
  /// What is wrong and what to do.
  public let message: String
}

extension ScenarioProblem: CustomStringConvertible {
  /// `12:5: message`, or the message alone.
  public var description: String { [position.map { "\($0): " } ?? "", message.printable].joined() }
}

/// Whether an expectation holds.
public struct ExpectationOutcome: Hashable, Sendable {
  public let expectation: ScenarioExpectation
  /// What was expected, in words.
  public let expected: String
  /// What was found in its place; nil when the expectation holds.
  public let found: String?
  /// Lines of the trace that help to see why, none when the expectation holds.
  public let details: [String]

  public var holds: Bool { found == nil }
}

extension ExpectationOutcome: CustomStringConvertible {
  /// `12:5: expected …; found …`, then the details, each on a line of its own.
  public var description: String {
    let place = expectation.position.map { "\($0): " } ?? ""
    let verdict = found.map { "; found \($0)" } ?? ""
    return (["\(place)expected \(expected)\(verdict)"] + details.map { "  \($0)" })
      .map(\.printable).joined(separator: "\n")
  }
}
