/// What is known about one decision UIKit makes.
///
/// The decision itself is a function beside the rule; this is what the catalogue prints.
public struct Rule: Hashable, Sendable {
  /// The stable name, such as `adaptation.default`.
  public let id: String
  /// The stable number that a packed reason carries; never reused.
  public let number: UInt8
  /// One sentence that stands alone.
  public let summary: String
  /// The systems the rule tells apart, in words: `8–12: …; 13+: …`.
  public let versions: String
  public let grade: EvidenceGrade
  /// Observations (O040), reports (R013), figures or pages the rule rests on.
  public let source: String
  /// The words of each reason the rule can give, by the reason's place.
  public let reasons: [String]
  /// What a run can choose instead, where sources disagree; nil where there is no choice.
  public let alternative: String?

  public init(
    _ id: String, number: UInt8, summary: String, versions: String, grade: EvidenceGrade,
    source: String, reasons: [String], alternative: String? = nil
  ) {
    self.id = id
    self.number = number
    self.summary = summary
    self.versions = versions
    self.grade = grade
    self.source = source
    self.reasons = reasons
    self.alternative = alternative
  }
}
