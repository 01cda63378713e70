import AdaptCore
import AdaptRules

/// The findings of a trace, counted by what expectations ask for.
final class FindingIndex {
  private struct Key: Hashable {
    var kind: Finding.Kind
    var name: String?
    var rule: String?
  }

  /// What was found, in order.
  let kinds: [Finding.Kind]
  /// The kinds in words, the list cut where it gets long; `none` when there are none.
  private(set) lazy var words = listed()
  /// The first lines, for whoever looks for another one.
  let examples: [String]
  private let findings: [(subject: NodeID, finding: Finding)]
  private let names: EventLines
  private lazy var counts = count()
  private static let exampleLimit = 5
  private static let listLimit = 24

  /// - Parameter first: The place in the trace from which on findings are looked at.
  init(_ trace: Trace, from first: Int) {
    let names = EventLines(trace)
    findings = trace.events(from: first).compactMap { event in
      guard case .finding(let finding) = event.kind else { return nil }
      return (event.subject, finding)
    }
    self.names = names
    kinds = findings.map(\.finding.kind)
    examples = findings.prefix(Self.exampleLimit).map {
      "\(names.name($0.subject)) finding \($0.finding.kind.name)"
    }
  }

  /// How many findings of a kind are about something of a name, and because of a rule.
  ///
  /// - Complexity: O(1), after the first time.
  func count(_ kind: Finding.Kind, about name: String?, because rule: String?) -> Int {
    counts[Key(kind: kind, name: name, rule: rule)] ?? 0
  }

  private func listed() -> String {
    guard !kinds.isEmpty else { return "none" }
    let shown = kinds.prefix(Self.listLimit).map(\.name).joined(separator: ", ")
    let rest = kinds.count - Self.listLimit
    return rest > 0 ? "\(shown), … \(rest) more" : shown
  }

  private func count() -> [Key: Int] {
    var counts: [Key: Int] = [:]
    for (subject, finding) in findings {
      let about = Set([subject, finding.object, finding.other].compactMap { $0.map(names.name) })
      let rules = Set(finding.reasons.compactMap { RuleCatalogue.rule(of: $0)?.id })
      for name in [nil] + about.map(Optional.some) {
        for rule in [nil] + rules.map(Optional.some) {
          counts[Key(kind: finding.kind, name: name, rule: rule), default: 0] += 1
        }
      }
    }
    return counts
  }
}
