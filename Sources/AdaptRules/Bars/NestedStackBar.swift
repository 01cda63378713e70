public import AdaptCore

/// Whether a stack shows a navigation bar of its own.
///
/// Rule `bars.nested-stack`. UIKit: none.
public enum NestedStackBar {
  public static let rule = Rule(
    "bars.nested-stack", number: Why.rule,
    summary: "A stack that lies on another one, where a collapsed split view puts it, shows no "
      + "navigation bar of its own: the outer bar shows the items of both, and its button goes back "
      + "in the inner stack first.",
    versions: "8+", grade: .reported,
    source: "element-hq/element-ios pull request 5767: the parent takes over the bar; "
      + "LeoNatan/LNPopupController issue 34: the bar is that of the stack around the stack; how "
      + "the two share the way back is assumed",
    reasons: Why.allWords)

  /// Returns whether the stack's own bar is shown.
  ///
  /// - Parameters:
  ///   - isNested: Whether the stack's parent is a stack.
  ///   - isHidden: Whether the bar is hidden by the app, or by what hides bars.
  /// - Complexity: O(1).
  public static func decide(isNested: Bool, isHidden: Bool) -> Decision<Bool> {
    if isNested { return Decision(false, because: Why.nested) }
    return Decision(!isHidden, because: isHidden ? Why.hidden : .own)
  }
}

extension NestedStackBar {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 250 }
    case nested, hidden, own

    var words: String {
      switch self {
      case .nested: "the bar of the stack around shows the items of this one"
      case .hidden: "the bar is hidden"
      case .own: "no other stack lies around this one"
      }
    }
  }
}
