public import AdaptCore
public import Foundation

/// Whether a container passes a change of size on to a child.
///
/// Rule `layout.child-size`. UIKit: `viewWillTransition(to:with:)`.
public enum ChildSizeTransition {
  public static let rule = Rule(
    "layout.child-size", number: Why.rule,
    summary: "A container tells a child of a new size only if the child's view is in the hierarchy "
      + "and has another size now.",
    versions: "8+", grade: .reported,
    source: "O057, R058, R059; O058 and R058 read one log, in which the covered screen of a "
      + "stack was told of the first of two resizes: R058 holds that covered screens are not "
      + "reached, as here, O058 that they are where the size differs from their view's",
    reasons: Why.allWords)

  /// Returns whether the child is told of the size it will have.
  ///
  /// - Parameters:
  ///   - target: The size in points that the container plans for the child.
  ///   - current: The size of the child's view now.
  ///   - isInHierarchy: Whether the child's view lies in the container's view.
  public static func decide(
    target: CGSize, current: CGSize, isInHierarchy: Bool
  ) -> Decision<Bool> {
    if !isInHierarchy { return Decision(false, because: Why.detached) }
    return target == current
      ? Decision(false, because: Why.same) : Decision(true, because: Why.changes)
  }
}

extension ChildSizeTransition {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 25 }
    case changes, same, detached

    var words: String {
      switch self {
      case .changes: "the child's size changes"
      case .same: "the child's view has the planned size already"
      case .detached: "the child's view is not in the hierarchy"
      }
    }
  }
}
