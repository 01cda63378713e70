public import AdaptCore

/// How many controllers a page controller needs at a time.
///
/// Rule `pages.count`. UIKit: `setViewControllers(_:direction:animated:completion:)`.
public enum PageCount {
  public static let rule = Rule(
    "pages.count", number: Why.rule,
    summary: "Pages that scroll are shown one at a time; pages that curl two around a spine in the "
      + "middle, and else one, with its back where it is double-sided and turns animated.",
    versions: "8+", grade: .documented,
    source: "documentation of UIPageViewController; that another number is an exception: "
      + "NYPL-Simplified/Simplified-iOS issue 781",
    reasons: Why.allWords)

  /// Returns how many controllers have to be given.
  public static func decide(
    _ style: PageTransitionStyle, spine: PageSpineLocation, isDoubleSided: Bool, animated: Bool
  ) -> Decision<Int> {
    switch style {
    case .scroll: return Decision(1, because: Why.scroll)
    case .pageCurl: break
    }
    switch spine {
    case .mid: return Decision(2, because: Why.middle)
    case .none, .min, .max:
      return isDoubleSided && animated
        ? Decision(2, because: Why.backOfPage) : Decision(1, because: Why.oneSided)
    }
  }
}

extension PageCount {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 197 }
    case scroll, middle, backOfPage, oneSided

    var words: String {
      switch self {
      case .scroll: "pages that scroll are shown one at a time"
      case .middle: "two pages lie beside a spine in the middle"
      case .backOfPage: "the turn shows the back of a double-sided page too"
      case .oneSided: "one page lies beside a spine at the edge"
      }
    }
  }
}
