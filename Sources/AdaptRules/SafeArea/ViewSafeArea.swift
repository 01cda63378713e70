public import AdaptCore
public import Foundation

/// How a view's safe area follows from the one of its superview.
///
/// Rule `safe-area.view`. UIKit: `UIView.safeAreaInsets`.
public enum ViewSafeArea {
  public static let rule = Rule(
    "safe-area.view", number: Why.rule,
    summary: "A view's safe area insets are the parts of the view that the superview's unsafe "
      + "edges cover, and what its controller adds.",
    versions: "11+", grade: .documented,
    source: "documentation of UIView.safeAreaInsets and additionalSafeAreaInsets",
    reasons: Why.allWords)

  /// Returns the insets of a view in points, in its own space.
  ///
  /// - Parameters:
  ///   - frame: The view's frame in its superview's space.
  ///   - bounds: The superview's bounds, in the same space.
  ///   - outer: The superview's safe area insets.
  ///   - additional: What the view's controller adds; zero for a view that is no controller's.
  public static func decide(
    frame: CGRect, in bounds: CGRect, outer: UIEdgeInsets, additional: UIEdgeInsets = .zero
  ) -> Decision<UIEdgeInsets> {
    func covered(_ inset: CGFloat, _ distance: CGFloat, _ length: CGFloat) -> CGFloat {
      min(max(0, inset - distance), max(0, length))
    }
    let overlap = UIEdgeInsets(
      top: covered(outer.top, frame.minY - bounds.minY, frame.height),
      left: covered(outer.left, frame.minX - bounds.minX, frame.width),
      bottom: covered(outer.bottom, bounds.maxY - frame.maxY, frame.height),
      right: covered(outer.right, bounds.maxX - frame.maxX, frame.width))
    let result = Decision(overlap, because: overlap == .zero ? Why.clear : .covered)
    guard additional != .zero else { return result }
    return result.map { $0 + additional }.and(Why.additional)
  }
}

extension ViewSafeArea {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 21 }
    case clear, covered, additional

    var words: String {
      switch self {
      case .clear: "the view lies inside its superview's safe area"
      case .covered: "the superview's unsafe edges cover part of the view"
      case .additional: "the controller adds insets of its own"
      }
    }
  }
}
