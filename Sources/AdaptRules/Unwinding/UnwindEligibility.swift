public import AdaptCore

/// Whether an unwind may end at a controller that says nothing about it.
///
/// Rule `unwind.eligibility`. UIKit: `canPerformUnwindSegueAction(_:from:sender:)`.
public enum UnwindEligibility {
  public static let rule = Rule(
    "unwind.eligibility", number: Why.rule,
    summary: "A controller takes an unwind if it has the method that the segue names and is not "
      + "the source.",
    versions: "6+", grade: .documented,
    source: "documentation of canPerformUnwindSegueAction(_:from:sender:); O096, R110",
    reasons: Why.allWords)

  public static func decide(hasMethod: Bool, isSource: Bool) -> Decision<Bool> {
    if isSource { return Decision(false, because: Why.isSource) }
    return hasMethod
      ? Decision(true, because: Why.hasMethod) : Decision(false, because: Why.lacksMethod)
  }
}

extension UnwindEligibility {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 229 }
    case hasMethod, lacksMethod, isSource

    var words: String {
      switch self {
      case .hasMethod: "it has the method that the segue names"
      case .lacksMethod: "it does not have the method that the segue names"
      case .isSource: "it is the source"
      }
    }
  }
}
