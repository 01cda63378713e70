/// How far the source of a device's figure is trusted.
public enum SourceConfidence: String, Hashable, Sendable, CaseIterable {
  /// Apple's own text, or measured more than once.
  case high = "A"
  /// One careful third party, or two that agree.
  case good = "B"
  /// A single third party, or an estimate.
  case fair = "C"
  /// Our own arithmetic on sourced figures.
  case inferred = "I"
}
