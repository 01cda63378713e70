/// Why a decision came out as it did: a rule's number and the place of the words in that rule.
///
/// A reason is two bytes, so that deciding allocates nothing and a digest does not depend on
/// wording. The catalogue of rules turns it into words.
public struct Reason: Hashable, Sendable {
  public let code: UInt16

  @inlinable
  public init(code: UInt16) { self.code = code }

  /// - Parameters:
  ///   - rule: The rule's number, at least 1.
  ///   - place: The place of the words in the rule's `reasons`, from 0.
  @inlinable
  public init(rule: UInt8, place: UInt8) { code = UInt16(rule) << 8 | UInt16(place) }

  /// The number of the rule that gave the reason.
  public var rule: UInt8 { UInt8(code >> 8) }
  /// The place of the words among the rule's reasons.
  public var place: Int { Int(code & 0xFF) }
}

/// The reasons one rule can give. A rule's file lists them with their words.
///
/// The cases' raw values are their places, so that the words can change and a saved reason cannot.
public protocol RuleReason: RawRepresentable, CaseIterable, Sendable where RawValue == UInt8 {
  /// The number of the rule the reasons belong to.
  static var rule: UInt8 { get }
  /// The words, a clause that can follow "because".
  var words: String { get }
}

extension RuleReason {
  @inlinable
  public var reason: Reason { Reason(rule: Self.rule, place: rawValue) }

  /// The words of all reasons, by place.
  public static var allWords: [String] { allCases.map(\.words) }
}
