public import AdaptCore

/// Who goes when a person taps beside a popover that presents a controller inside it.
///
/// Rule `popover.nested-outside-tap`. UIKit: `UIPopoverPresentationController`.
public enum NestedOutsideTap {
  public static let rule = Rule(
    "popover.nested-outside-tap", number: Why.rule,
    summary: "A tap beside a popover closes it together with what it presents in its own context; "
      + "under 8.3 and 8.4 only what it presents goes.",
    versions: "8.0–8.2 and 9+: both; 8.3–8.4: the inner one",
    grade: .reported,
    source: "O049 (8.1, 8.3 and 9 observed; 8.0, 8.2, 8.4 and all after 9 are taken over, assumed)",
    reasons: Why.allWords)

  /// Who goes.
  public enum Outcome: Hashable, Sendable {
    /// Only what the popover presents.
    case inner
    /// The popover with what it presents, in one step; its delegate can refuse.
    case both
  }

  /// Returns who goes.
  public static func decide(on system: SystemVersion) -> Decision<Outcome> {
    if system >= 9 { return Decision(.both, because: Why.both) }
    return system >= SystemVersion(8, 3)
      ? Decision(.inner, because: Why.inner) : Decision(.both, because: Why.firstSystems)
  }
}

extension NestedOutsideTap {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 86 }
    case both, inner, firstSystems

    var words: String {
      switch self {
      case .both: "from 9 a tap outside closes the popover and what it presents in one step"
      case .inner: "under 8.3 a tap outside closes only what the popover presents"
      case .firstSystems: "before 8.3 a tap outside closes the popover and what it presents"
      }
    }
  }
}
