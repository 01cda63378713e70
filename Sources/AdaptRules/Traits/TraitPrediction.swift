public import AdaptCore

/// Whether entering the hierarchy counts as a change of traits.
///
/// Rule `traits.prediction`. UIKit: `traitCollectionDidChange(_:)`.
public enum TraitPrediction {
  public static let rule = Rule(
    "traits.prediction", number: Why.rule,
    summary: "Entering the hierarchy is a change of traits up to 12; from 13 only where the "
      + "prediction made at creation was wrong.",
    versions: "8–12: always; 13+: on a real difference", grade: .documented,
    source: "WWDC 2019 session 214; O008, R065", reasons: Why.allWords)

  /// Returns whether `traitCollectionDidChange` is called when an object enters the hierarchy.
  ///
  /// - Parameters:
  ///   - predicted: The traits the object had until now.
  ///   - actual: The traits it gets in the hierarchy.
  public static func decide(
    predicted: UITraitCollection, actual: UITraitCollection, on system: SystemVersion
  ) -> Decision<Bool> {
    if system < 13 { return Decision(true, because: Why.always) }
    return predicted == actual
      ? Decision(false, because: Why.right) : Decision(true, because: Why.wrong)
  }
}

extension TraitPrediction {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 4 }
    case always, right, wrong

    var words: String {
      switch self {
      case .always:
        "up to 12 traits are unspecified outside the hierarchy, so entering changes them"
      case .right: "the traits predicted at creation are the ones found"
      case .wrong: "the traits predicted at creation differ from the ones found"
      }
    }
  }
}
