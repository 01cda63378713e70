public import AdaptCore

/// Whether a view's subviews become those of its document again.
///
/// Rule `documents.reset`.
public enum DocumentReset {
  public static let rule = Rule(
    "documents.reset", number: Why.rule,
    summary: "When the size classes of a view change, and any of its subviews is not installed in "
      + "some of them, all of its subviews become those that the document has for the new ones: "
      + "one that code took out is back. What code added stays.",
    versions: "8+", grade: .reported,
    source: "openradar 23105634, which quotes Apple; that views of code stay is chosen",
    reasons: Why.allWords)

  /// - Parameters:
  ///   - variesSubviews: Whether a variation of the view puts subviews in or takes them out.
  ///   - classesChanged: Whether the size classes are others than those that were applied last.
  public static func decide(variesSubviews: Bool, classesChanged: Bool) -> Decision<Bool> {
    guard classesChanged else { return Decision(false, because: Why.sameClasses) }
    guard variesSubviews else { return Decision(false, because: Why.allInstalled) }
    return Decision(true, because: Why.reset)
  }
}

extension DocumentReset {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 201 }
    case sameClasses, allInstalled, reset

    var words: String {
      switch self {
      case .sameClasses: "the size classes are those that the subviews were put in for"
      case .allInstalled: "every subview is installed in every size class"
      case .reset: "a subview is not installed in some size class"
      }
    }
  }
}
