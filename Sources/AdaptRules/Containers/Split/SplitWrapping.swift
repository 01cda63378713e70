public import AdaptCore

/// Whether a split view puts a navigation controller around what a column is given.
///
/// Rule `split.wrapping`. UIKit: `UISplitViewController.setViewController(_:for:)`.
public enum SplitWrapping {
  public static let rule = Rule(
    "split.wrapping", number: Why.rule,
    summary: "A column that is given a controller without a navigation controller gets one around "
      + "it; a controller whose first child is one is taken as it is in the primary and the "
      + "secondary column, and the compact column takes everything as it is.",
    versions: "14+, column styles", grade: .documented,
    source: "O125; documentation of setViewController(_:for:)", reasons: Why.allWords)

  /// - Parameters:
  ///   - isStack: Whether the controller is a navigation controller.
  ///   - firstChildIsStack: Whether its first child is one.
  public static func decide(
    _ column: SplitColumn, isStack: Bool, firstChildIsStack: Bool
  ) -> Decision<Bool> {
    guard !isStack else { return Decision(false, because: Why.isStack) }
    switch column {
    case .compact: return Decision(false, because: Why.compact)
    case .primary where firstChildIsStack, .secondary where firstChildIsStack:
      return Decision(false, because: Why.holdsStack)
    case .primary, .supplementary, .secondary: return Decision(true, because: Why.wraps)
    }
  }
}

extension SplitWrapping {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 224 }
    case isStack, compact, holdsStack, wraps

    var words: String {
      switch self {
      case .isStack: "the controller is a navigation controller"
      case .compact: "the compact column takes any controller"
      case .holdsStack: "the controller's first child is a navigation controller"
      case .wraps: "each column has a navigation controller"
      }
    }
  }
}
