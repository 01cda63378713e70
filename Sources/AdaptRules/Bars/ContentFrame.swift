public import AdaptCore
public import Foundation

/// Where a container puts a child's view: under its bars or beside them.
///
/// Rule `layout.content-frame`. UIKit: `edgesForExtendedLayout`,
/// `extendedLayoutIncludesOpaqueBars`.
public enum ContentFrame {
  public static let rule = Rule(
    "layout.content-frame", number: Why.rule,
    summary: "A child's view fills its container; it ends at a bar on an edge that its controller "
      + "does not extend to, and at an opaque bar unless its controller includes those.",
    versions: "8+", grade: .documented,
    source: "documentation of edgesForExtendedLayout and extendedLayoutIncludesOpaqueBars",
    reasons: Why.allWords)

  /// Returns the frame of a child's view in the space of its container's view, in points.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the container's view.
  ///   - bars: What the container's bars hide of it.
  ///   - extended: The edges that the child extends to.
  ///   - includesOpaque: Whether it extends under opaque bars too.
  /// - Complexity: O(1).
  public static func decide(
    bounds: CGRect, bars: BarCover, extended: UIRectEdge, includesOpaque: Bool
  ) -> Decision<CGRect> {
    var (isBeside, isBelowOpaque) = (false, false)
    func inset(_ edge: UIRectEdge, _ depth: CGFloat) -> CGFloat {
      guard depth > 0 else { return 0 }
      if !extended.contains(edge) {
        isBeside = true
        return depth
      }
      guard bars.opaque.contains(edge), !includesOpaque else { return 0 }
      isBelowOpaque = true
      return depth
    }
    let insets = UIEdgeInsets(
      top: inset(.top, bars.insets.top), left: inset(.left, bars.insets.left),
      bottom: inset(.bottom, bars.insets.bottom), right: inset(.right, bars.insets.right))
    let frame = bounds.inset(by: insets)
    if isBeside { return Decision(frame, because: Why.notExtended) }
    if isBelowOpaque { return Decision(frame, because: Why.opaque) }
    return Decision(frame, because: bars.insets == .zero ? Why.noBars : .extended)
  }
}

extension ContentFrame {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 26 }
    case noBars, extended, opaque, notExtended

    var words: String {
      switch self {
      case .noBars: "no bar lies over the container's content"
      case .extended: "the content extends under translucent bars"
      case .opaque: "the content ends at an opaque bar"
      case .notExtended: "the controller does not extend its view to the bar's edge"
      }
    }
  }
}
