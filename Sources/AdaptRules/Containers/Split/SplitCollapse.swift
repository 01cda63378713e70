public import AdaptCore

/// Whether one controller of a split view stands for all.
///
/// Rule `split.collapsed`. UIKit: `UISplitViewController.isCollapsed`.
public enum SplitCollapse {
  public static let rule = Rule(
    "split.collapsed", number: Why.rule,
    summary: "A split view is collapsed while its own width is compact; traits that its parent "
      + "states for it count. Before it has traits it is expanded.",
    versions: "8+", grade: .logged, source: "R095, O123, O125; WWDC 2014 session 216",
    reasons: Why.allWords)

  /// - Parameter width: The split view's own horizontal size class.
  public static func decide(width: UIUserInterfaceSizeClass) -> Decision<Bool> {
    switch width {
    case .compact: Decision(true, because: Why.compact)
    case .regular: Decision(false, because: Why.regular)
    case .unspecified: Decision(false, because: Why.unknown)
    }
  }
}

extension SplitCollapse {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 211 }
    case compact, regular, unknown

    var words: String {
      switch self {
      case .compact: "the split view's width is compact"
      case .regular: "the split view's width is regular"
      case .unknown: "the split view has no width yet"
      }
    }
  }
}
