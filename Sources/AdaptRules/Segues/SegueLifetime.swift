public import AdaptCore

/// How long a segue lives.
///
/// Rule `segue.lifetime`. UIKit: `UIStoryboardSegue`.
public enum SegueLifetime {
  public static let rule = Rule(
    "segue.lifetime", number: Why.rule,
    summary:
      "A segue is gone when it was performed; from 9 one that presents lives as long as what "
      + "it presents, so that it can be a delegate of that.",
    versions: "8: until performed; 9+: while presented", grade: .documented,
    source: "O091, O094 (session 215 of 2015)", reasons: Why.allWords)

  /// Returns whether the segue is kept while its destination is presented.
  ///
  /// - Parameter presents: Whether the segue is one of those that present, its class aside.
  public static func decide(presents: Bool, on system: SystemVersion) -> Decision<Bool> {
    guard presents else { return Decision(false, because: Why.performed) }
    return system >= 9
      ? Decision(true, because: Why.presented) : Decision(false, because: Why.early)
  }
}

extension SegueLifetime {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 247 }
    case performed, presented, early

    var words: String {
      switch self {
      case .performed: "the segue has been performed and presents nothing"
      case .presented: "what the segue presents keeps it"
      case .early: "up to 8 nothing keeps a segue that was performed"
      }
    }
  }
}
