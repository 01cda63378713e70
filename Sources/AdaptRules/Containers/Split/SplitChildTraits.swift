public import AdaptCore

/// The horizontal size class that an expanded split view states for its columns.
///
/// Rule `split.child-traits`. UIKit: `overrideTraitCollection(forChild:)`.
public enum SplitChildTraits {
  public static let rule = Rule(
    "split.child-traits", number: Why.rule,
    summary: "The primary and the supplementary column of an expanded split view are compact in "
      + "width; the secondary one has the split view's own width class.",
    versions: "8+", grade: .assumed,
    source: "commonly stated; no source that can be cited was found", reasons: Why.allWords)

  /// Returns the class that is stated; unspecified where the column inherits.
  public static func decide(
    _ column: SplitColumn, isCollapsed: Bool
  ) -> Decision<UIUserInterfaceSizeClass> {
    guard !isCollapsed else { return Decision(.unspecified, because: Why.collapsed) }
    switch column {
    case .primary, .supplementary: return Decision(.compact, because: Why.narrow)
    case .secondary, .compact: return Decision(.unspecified, because: Why.inherits)
    }
  }
}

extension SplitChildTraits {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 223 }
    case collapsed, narrow, inherits

    var words: String {
      switch self {
      case .collapsed: "the one controller of a collapsed split view inherits its width"
      case .narrow: "a column beside the secondary one is narrow"
      case .inherits: "the secondary column inherits the split view's width"
      }
    }
  }
}
