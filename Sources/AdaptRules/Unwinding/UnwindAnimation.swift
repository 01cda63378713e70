public import AdaptCore

/// Whether the steps of an unwind are animated.
///
/// Rule `unwind.animation`.
public enum UnwindAnimation {
  public static let rule = Rule(
    "unwind.animation", number: Why.rule,
    summary: "The dismissal is animated unless the segue says otherwise; what containers do under "
      + "it is not.",
    versions: "6+", grade: .assumed,
    source:
      "the header's words on UIStoryboardSegue.perform() for the segue's setting; that a stack "
      + "does not animate beneath a dismissal is chosen, since both would move at once",
    reasons: Why.allWords)

  /// Decides for what a container does on the way.
  ///
  /// - Parameters:
  ///   - animates: Whether animations are enabled while the segue is performed.
  ///   - dismisses: Whether the unwind dismisses something above the container.
  public static func decide(animates: Bool, dismisses: Bool) -> Decision<Bool> {
    guard animates else { return Decision(false, because: Why.notAnimated) }
    return dismisses ? Decision(false, because: Why.beneath) : Decision(true, because: Why.alone)
  }
}

extension UnwindAnimation {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 232 }
    case notAnimated, beneath, alone

    var words: String {
      switch self {
      case .notAnimated: "animations are off while the segue is performed"
      case .beneath: "it happens beneath a dismissal"
      case .alone: "nothing is dismissed above it"
      }
    }
  }
}
