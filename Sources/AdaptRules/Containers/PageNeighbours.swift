public import AdaptCore

/// Which neighbours of the shown page the data source is asked for when a finger turns it.
///
/// Rule `pages.neighbours`. UIKit: `UIPageViewControllerDataSource`.
public enum PageNeighbours {
  public static let rule = Rule(
    "pages.neighbours", number: Why.rule,
    summary: "Pages that scroll ask for both neighbours at the first gesture and keep them; after "
      + "a turn they ask for the one beyond. Pages that curl ask for the one they turn to.",
    versions: "8+; pages that curl are assumed", grade: .logged,
    source: "wisdomskyduan.blogspot.com, UIPageViewController Test Note (9.1)",
    reasons: Why.allWords)

  /// When neighbours may be asked for.
  public enum Moment: Hashable, Sendable {
    /// A finger begins to turn the page in a direction.
    case begins(PageNavigationDirection)
    /// A turn in a direction has ended on the new page.
    case turned(PageNavigationDirection)
  }

  /// Returns the directions that are asked for, in this order, as far as they are not known.
  public static func decide(
    _ style: PageTransitionStyle, at moment: Moment
  ) -> Decision<[PageNavigationDirection]> {
    switch (style, moment) {
    case (.scroll, .begins): Decision([.forward, .reverse], because: Why.both)
    case (.scroll, .turned(let direction)): Decision([direction], because: Why.beyond)
    case (.pageCurl, .begins(let direction)): Decision([direction], because: Why.needed)
    case (.pageCurl, .turned): Decision([], because: Why.whenNeeded)
    }
  }
}

extension PageNeighbours {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 198 }
    case both, beyond, needed, whenNeeded

    var words: String {
      switch self {
      case .both: "a scroll may go either way, so that both neighbours are needed"
      case .beyond: "the page that was left is the neighbour on one side; the other is asked for"
      case .needed: "a curl goes one way and asks for that page"
      case .whenNeeded: "a curl asks for a page when it is turned to"
      }
    }
  }
}
