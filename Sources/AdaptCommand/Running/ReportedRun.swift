import AdaptCore
import AdaptReport
import AdaptRules

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

extension ReasonWords {
  /// The words of the catalogue of rules.
  static let catalogue = ReasonWords { reason in
    guard let rule = RuleCatalogue.rule(of: reason), let words = RuleCatalogue.words(of: reason)
    else { return nil }
    return Entry(rule: rule.id, words: words)
  }
}
