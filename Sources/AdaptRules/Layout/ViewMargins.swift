public import AdaptCore
public import Foundation

/// The margins a view's content keeps from its edges.
///
/// Rule `margins.view`. UIKit: `UIView.layoutMargins`.
public enum ViewMargins {
  public static let rule = Rule(
    "margins.view", number: Why.rule,
    summary: "A view's margins are its own, 8 points by default, at least the system's minimum "
      + "for a root view, with the safe area added from 11.",
    versions: "8–10: own margins; 11+: safe area added", grade: .documented,
    source: "documentation of layoutMargins, preservesSuperviewLayoutMargins, "
      + "insetsLayoutMarginsFromSafeArea and viewRespectsSystemMinimumLayoutMargins; R141",
    reasons: Why.allWords)

  /// The margin in points on each edge of a view that nobody set.
  public static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// What decides a view's margins; all lengths in points.
  public struct Facts: Hashable, Sendable {
    /// The margins set on the view: `ViewMargins.standard` unless set; zero for a root view.
    public var own = ViewMargins.standard
    /// The system's minimum; zero for a view that is no controller's root or ignores it.
    public var minimum = UIEdgeInsets.zero
    public var safeArea = UIEdgeInsets.zero
    /// Whether the safe area is added. UIKit: `insetsLayoutMarginsFromSafeArea`.
    public var addsSafeArea = true
    /// The superview's margins as far as they reach into the view; zero unless the view preserves
    /// them.
    public var preserved = UIEdgeInsets.zero

    public init() {}
  }

  /// Returns the view's margins in points.
  public static func decide(_ facts: Facts, on system: SystemVersion) -> Decision<UIEdgeInsets> {
    var result = Decision(facts.own, because: Why.own)
    if facts.minimum != .zero {
      let larger = UIEdgeInsets.max(result.value, facts.minimum)
      if larger != result.value {
        result = Decision(larger, because: result.reasons).and(Why.minimum)
      }
    }
    if system >= 11, facts.addsSafeArea, facts.safeArea != .zero {
      result = Decision(result.value + facts.safeArea, because: result.reasons).and(Why.safeArea)
    }
    let larger = UIEdgeInsets.max(result.value, facts.preserved)
    if larger != result.value {
      result = Decision(larger, because: result.reasons).and(Why.preserved)
    }
    return result
  }

  /// Returns how far the superview's margins reach into a view, in points.
  ///
  /// - Parameters:
  ///   - frame: The view's frame in its superview's space.
  ///   - bounds: The superview's bounds, in the same space.
  ///   - outer: The superview's margins.
  public static func overlap(
    frame: CGRect, in bounds: CGRect, outer: UIEdgeInsets
  ) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, outer.top - (frame.minY - bounds.minY)),
      left: max(0, outer.left - (frame.minX - bounds.minX)),
      bottom: max(0, outer.bottom - (bounds.maxY - frame.maxY)),
      right: max(0, outer.right - (bounds.maxX - frame.maxX)))
  }
}

extension ViewMargins {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 23 }
    case own, minimum, safeArea, preserved

    var words: String {
      switch self {
      case .own: "the view's own margins come first"
      case .minimum: "a root view keeps at least the system's margins"
      case .safeArea: "the safe area is added to the margins"
      case .preserved: "the superview's margins reach further into the view"
      }
    }
  }
}
