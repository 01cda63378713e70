public import AdaptCore

/// Which of its children a container lets an unwind look through, and in which order.
///
/// Rule `unwind.children`. UIKit: `allowedChildrenForUnwinding(from:)`, and up to 8 the search that
/// the built-in containers do.
public enum UnwindChildren {
  public static let rule = Rule(
    "unwind.children", number: Why.rule,
    summary: "All children but the one that contains the source, in their order; a stack from its "
      + "top down. Up to 8 a stack looks at the source as well, and tabs and split views ask the "
      + "child that contains it first.",
    versions: "6–8: the source's child counts; 9+: it is left out", grade: .documented,
    source:
      "O096, O102, O104; documentation of allowedChildrenForUnwinding(from:), and the header's "
      + "words on it, which has every controller ask itself for the child first; TN2298 for "
      + "stacks; that tabs and split views ask their children in turn up to 8 is assumed",
    reasons: Why.allWords)

  /// What kind of container looks through its children.
  public enum Kind: Hashable, Sendable, CaseIterable {
    case plain
    case stack
  }

  /// Returns the places of the children in the order of asking.
  ///
  /// - Parameters:
  ///   - count: How many children there are; of a stack the root is at place 0.
  ///   - containing: The place of the child that is the source or contains it.
  ///   - leavesOut: Whether that child is left out (9+); else it comes where it is.
  /// - Complexity: O(count).
  public static func decide(
    _ kind: Kind, count: Int, containing: Int?, leavesOut: Bool
  ) -> Decision<[Int]> {
    let all = Array(0..<count)
    let ordered =
      switch kind {
      case .plain: all
      case .stack: Array(all.reversed())
      }
    let why: Why = kind == .stack ? .fromTheTop : .inOrder
    guard leavesOut, let containing else { return Decision(ordered, because: why) }
    return Decision(ordered.filter { $0 != containing }, because: why).and(Why.withoutSource)
  }
}

extension UnwindChildren {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 228 }
    case inOrder, fromTheTop, withoutSource

    var words: String {
      switch self {
      case .inOrder: "children are looked through in their order"
      case .fromTheTop: "a stack is looked through from its top"
      case .withoutSource: "the child that contains the source is left out"
      }
    }
  }
}
