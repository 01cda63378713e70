import AdaptCore
import AdaptReport

/// A run on its way into a report.
struct ReportedRun {
  let trace: Trace
  let words: ReasonWords
  /// Sentences that the trace does not hold.
  var notes: [String] = []

  init(_ trace: Trace, _ words: ReasonWords) {
    self.trace = trace
    self.words = words
  }

  /// Whether anything was found that is more than worth knowing.
  var hasFindings: Bool { trace.findings.contains { $0.severity != .note } }
}
