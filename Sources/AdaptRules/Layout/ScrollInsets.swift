public import AdaptCore

/// What a scroll view keeps its content from, besides its own content inset.
///
/// Rule `layout.scroll-insets`. UIKit: `automaticallyAdjustsScrollViewInsets`,
/// `contentInsetAdjustmentBehavior`.
public enum ScrollInsets {
  public static let rule = Rule(
    "layout.scroll-insets", number: Why.rule,
    summary:
      "From 11 a scroll view adds its safe area on the axes its behaviour says; up to 10 the "
      + "one that is a controller's view, or the first in it, gets the layout guides of a "
      + "container with bars, if the controller adjusts it.",
    versions: "8–10: the guides; 11+: the safe area", grade: .documented,
    source: "documentation and header of automaticallyAdjustsScrollViewInsets and "
      + "contentInsetAdjustmentBehavior",
    reasons: Why.allWords)

  /// When a scroll view adds its safe area. UIKit:
  /// `UIScrollView.ContentInsetAdjustmentBehavior`.
  public enum Behavior: Int, Hashable, Sendable, CaseIterable {
    case automatic
    case scrollableAxes
    case never
    case always
  }

  public struct Facts: Hashable, Sendable {
    public var behavior = Behavior.automatic
    /// The safe area of the scroll view in points (11+).
    public var safeArea = UIEdgeInsets.zero
    /// The layout guides of the controller whose content it is, in points (up to 10).
    public var guides = UIEdgeInsets.zero
    public var scrollsAcross = false
    public var scrollsDown = false
    /// Whether it is the view, or the first view, of a controller in a container with bars that
    /// adjusts scroll views.
    public var isAdjustedContent = false

    public init() {}
  }

  /// Returns the insets in points.
  public static func decide(
    _ facts: Facts, on system: SystemVersion
  ) -> Decision<UIEdgeInsets> {
    guard system >= 11 else {
      return facts.isAdjustedContent
        ? Decision(facts.guides, because: Why.guides) : Decision(.zero, because: Why.notContent)
    }
    let safe = facts.safeArea
    let across = facts.scrollsAcross
    switch facts.behavior {
    case .never: return Decision(.zero, because: Why.never)
    case .always: return Decision(safe, because: Why.always)
    case .scrollableAxes, .automatic:
      let isOld = facts.behavior == .automatic && facts.isAdjustedContent
      let down = facts.scrollsDown || isOld
      let insets = UIEdgeInsets(
        top: down ? safe.top : 0, left: across ? safe.left : 0, bottom: down ? safe.bottom : 0,
        right: across ? safe.right : 0)
      return Decision(insets, because: isOld && !facts.scrollsDown ? Why.asBefore : .axes)
    }
  }
}

extension ScrollInsets {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 10 }
    case guides, notContent, never, always, asBefore, axes

    var words: String {
      switch self {
      case .guides: "the controller adjusts its scroll view to the layout guides"
      case .notContent: "the scroll view is not one that a controller adjusts"
      case .never: "the scroll view never adds its safe area"
      case .always: "the scroll view always adds its safe area"
      case .asBefore: "the controller adjusts its scroll view at top and bottom"
      case .axes: "the scroll view adds its safe area on the axes that scroll"
      }
    }
  }
}
