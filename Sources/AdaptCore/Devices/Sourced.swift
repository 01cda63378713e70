/// A figure together with where it comes from.
public struct Sourced<Value: Hashable & Sendable>: Hashable, Sendable {
  public let value: Value
  /// The codes of the sources, `DIM, SST`; a profile's `sources` say what they stand for.
  public let source: String
  public let confidence: SourceConfidence
  /// The systems the figure is known for; nil for a figure that no system changes.
  public let systems: SystemRange?
  /// Whether the figure was asked for a system outside `systems`, and is the nearest known.
  public let isExtended: Bool

  package init(
    _ value: Value, source: String, confidence: SourceConfidence, systems: SystemRange? = nil,
    isExtended: Bool = false
  ) {
    self.value = value
    self.source = source
    self.confidence = confidence
    self.systems = systems
    self.isExtended = isExtended
  }

  /// The systems, sources and confidence as a report shows them: `14.0–now; DIM, SST; A`.
  public var provenance: String {
    let parts = [systems.map { "\($0)" }, source, confidence.rawValue]
    let known = parts.compactMap { $0 }.joined(separator: "; ")
    return isExtended ? "\(known); extended" : known
  }

  /// Returns another figure that rests on the same sources.
  public func map<Other>(_ transform: (Value) -> Other) -> Sourced<Other> {
    Sourced<Other>(
      transform(value), source: source, confidence: confidence, systems: systems,
      isExtended: isExtended)
  }
}
