public import AdaptCore

/// Whether the delegate of a page controller is asked where the spine lies.
///
/// Rule `pages.spine`. UIKit: `pageViewController(_:spineLocationFor:)`.
public enum SpineQuestion {
  public static let rule = Rule(
    "pages.spine", number: Why.rule,
    summary: "When the interface turns, the delegate of pages that curl is asked for the spine; "
      + "pages that scroll have none.",
    versions: "8+", grade: .documented,
    source: "documentation of pageViewController(_:spineLocationFor:)", reasons: Why.allWords)

  /// - Parameters:
  ///   - old: The interface's orientation before the change.
  ///   - new: The one to come.
  public static func decide(
    _ style: PageTransitionStyle, from old: UIInterfaceOrientation, to new: UIInterfaceOrientation
  ) -> Decision<Bool> {
    switch style {
    case .scroll: Decision(false, because: Why.scroll)
    case .pageCurl:
      old == new ? Decision(false, because: Why.sameWay) : Decision(true, because: Why.turns)
    }
  }
}

extension SpineQuestion {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 199 }
    case scroll, sameWay, turns

    var words: String {
      switch self {
      case .scroll: "pages that scroll have no spine"
      case .sameWay: "the interface keeps its orientation"
      case .turns: "the interface turns, and the spine may lie elsewhere then"
      }
    }
  }
}
