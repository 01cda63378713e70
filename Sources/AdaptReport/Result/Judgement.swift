/// What a file expected of its run and did not find, and what stood in the script's way, in lines
/// that can be printed as they are.
///
/// It is not part of the trace, so it is saved beside it.
public struct Judgement: Hashable, Sendable {
  /// How much the file expects.
  public let count: Int
  /// How much of it holds.
  public let holding: Int
  /// Expectations that do not hold and what stood in the script's way, a line each with its place
  /// in the file before it.
  public let failures: [String]
  /// Findings that nobody expected, as lines of the same form: of a file that expects something
  /// the exceptions and limits, of another all above a note.
  public let surprises: [String]

  public init(count: Int, holding: Int, failures: [String], surprises: [String]) {
    self.count = count
    self.holding = holding
    self.failures = failures
    self.surprises = surprises
  }
}

extension Judgement {
  /// A judgement of a run that nothing was expected of, by what stood in its script's way.
  public init(inTheWay problems: [String]) {
    self.init(count: 0, holding: 0, failures: problems, surprises: [])
  }

  /// All that speaks against the run.
  public var complaints: [String] { failures + surprises }
  /// What a report of the trace has not told: where nothing is expected it told the findings.
  public var untold: [String] { count > 0 ? complaints : failures }
  public var isGood: Bool { failures.isEmpty && surprises.isEmpty }

  /// Writes, below a report, what does not hold and how much does.
  public func write(to output: inout some TextOutputStream, color: TextColor) {
    if !untold.isEmpty { output.write("\n" + untold.map { $0 + "\n" }.joined()) }
    guard count > 0 else { return }
    let verb = count == 1 ? "expectation holds" : "expectations hold"
    output.write(color.paint("\(holding) of \(count) \(verb).", isGood ? .decision : .error) + "\n")
  }
}
