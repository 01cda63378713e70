public import AdaptCore

/// The unsafe edges that a container's content starts from.
///
/// Rule `safe-area.bars`. UIKit: `UIView.safeAreaInsets` of a container's child.
public enum ContentSafeArea {
  public static let rule = Rule(
    "safe-area.bars", number: Why.rule,
    summary: "For a container's content each edge is unsafe as far as the container's own safe "
      + "area says or its bar reaches, whichever is more.",
    versions: "11+ as safe area; before that the layout guides carry the figures",
    grade: .documented,
    source: "documentation of UIView.safeAreaInsets (navigation bars, tab bars and toolbars count) "
      + "and of topLayoutGuide and bottomLayoutGuide",
    reasons: Why.allWords)

  /// Returns the unsafe edges of the container's view as its content sees them, in points.
  ///
  /// - Parameters:
  ///   - container: The unsafe edges of the container's view itself.
  ///   - bars: What its bars hide of it.
  public static func decide(
    container: UIEdgeInsets, bars: BarCover
  ) -> Decision<UIEdgeInsets> {
    let insets = UIEdgeInsets.max(container, bars.insets)
    return Decision(insets, because: insets == container ? Why.inherited : .bars)
  }
}

extension ContentSafeArea {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 27 }
    case inherited, bars

    var words: String {
      switch self {
      case .inherited: "no bar reaches further than the container's unsafe edges"
      case .bars: "a bar reaches over the content"
      }
    }
  }
}
