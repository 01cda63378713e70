public import AdaptCore

/// Whether `viewIsAppearing` exists.
///
/// Rule `appearance.is-appearing`. UIKit: `viewIsAppearing(_:)`.
public enum IsAppearing {
  public static let rule = Rule(
    "appearance.is-appearing", number: Why.rule,
    summary: "From 13 viewIsAppearing is called once per appearance, when the view is in the "
      + "hierarchy with its traits, frame and safe area, before it is laid out.",
    versions: "8–12: absent; 13+", grade: .documented,
    source: "O006, O017; documentation of viewIsAppearing(_:): the view has accurate geometry",
    reasons: Why.allWords)

  /// Returns whether a system calls `viewIsAppearing`.
  public static func decide(on system: SystemVersion) -> Decision<Bool> {
    system < 13 ? Decision(false, because: Why.absent) : Decision(true, because: Why.present)
  }
}

extension IsAppearing {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 121 }
    case absent, present

    var words: String {
      switch self {
      case .absent: "viewIsAppearing does not exist before 13"
      case .present: "viewIsAppearing follows once the view is in the hierarchy"
      }
    }
  }
}
