package import AdaptCore

extension Trace {
  /// What a finding says, as the list of a report says it, without its time and its rules.
  ///
  /// - Parameter event: An event of the trace; empty for one that is no finding.
  /// - Complexity: O(nodes).
  package func words(ofFinding event: Event) -> String {
    guard case .finding(let finding) = event.kind else { return "" }
    return FindingText(names: NodeNames(self)).what(finding, on: event.subject)
  }
}
