import AdaptCore
import AdaptReport

/// A run on its way into a report.
struct ReportedRun {
  let trace: Trace
  let words: ReasonWords
  /// Sentences that the trace does not hold.
  var notes: [String] = []
  /// What a file expects of the run, or what stood in the script's way; nil where no file was asked
  /// and nothing did.
  var judgement: Judgement?

  /// What a person can do at the end; nil where that was not asked for.
  var actions: ActionList?

  init(_ trace: Trace, _ words: ReasonWords) {
    self.trace = trace
    self.words = words
  }

  init(_ saved: SavedTrace) {
    self.init(saved.trace, saved.words)
    notes = saved.notes
    judgement = saved.judgement
  }

  /// Whether the run does what its file expects; without expectations, whether nothing was found
  /// that is more than worth knowing, and nothing stood in the script's way.
  var isFine: Bool {
    if let judgement, judgement.count > 0 { return judgement.isGood }
    return judgement?.failures.isEmpty ?? true
      && !trace.findings.contains { $0.severity != .note }
  }
}
