/// How we know what a rule says, from the firmest to the weakest.
public enum EvidenceGrade: String, Hashable, Sendable, CaseIterable {
  /// Apple's documentation, headers or sessions say so.
  case documented
  /// A harness ran on UIKit and its figures are published.
  case measured
  /// Published logs, crash stacks or tests that ran on UIKit show it.
  case logged
  /// Somebody reports it; nothing contradicts it.
  case reported
  /// No source settles it; we chose.
  case assumed
}
