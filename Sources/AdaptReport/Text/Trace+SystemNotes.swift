package import AdaptCore

extension Trace {
  /// What a run notes about a system of which no rules are known, as sentences without a full stop.
  ///
  /// - Complexity: O(n) in the number of findings.
  package var systemNotes: [String] {
    guard findings.contains(where: { $0.kind == .systemNewerThanModelled }) else { return [] }
    let text = FindingText(names: NodeNames(self))
    return findings.filter { $0.kind == .systemNewerThanModelled }.map { text.what($0, on: .run) }
  }
}
