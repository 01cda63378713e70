public import AdaptCore
public import Foundation

/// Where a popover lies.
///
/// Rule `geometry.popover`. UIKit: `UIPopoverPresentationController`.
public enum PopoverGeometry {
  public static let rule = Rule(
    "geometry.popover", number: Why.rule,
    summary: "A popover has its content's preferred size or 320 × 480, stays 10 points inside the "
      + "window below the status bar, and lies on the first side of its anchor that has room.",
    versions: "8+", grade: .assumed,
    source: "O040 (320 × 480 on 375 × 667 and 768 × 1024 under 9, 320 × 374 on 736 × 414), O041 "
      + "(320 × 493, 333 × 374, 388 × 667 under 13, not modelled); margins of 10: documentation "
      + "of popoverLayoutMargins; the sides and the arrow's height of 13 are chosen",
    reasons: Why.allWords)

  /// The size in points of a popover without a preferred size.
  public static let standard = CGSize(width: 320, height: 480)
  /// The distance in points from the window's edges.
  static let margin: CGFloat = 10
  /// The height in points of the arrow between anchor and popover.
  static let arrowHeight: CGFloat = 13

  /// Where a popover lies and how its arrow points.
  public struct Placement: Hashable, Sendable {
    /// The popover's frame in the container's space, in points, without the arrow.
    public let frame: CGRect
    /// One direction.
    public let arrow: UIPopoverArrowDirection
  }

  /// Returns where a popover lies, in the container's space, in points.
  ///
  /// - Parameters:
  ///   - preferred: The content's preferred size; a length of zero or less is no wish.
  ///   - anchor: The rectangle to point at, in the container's space.
  ///   - permitted: The directions the arrow may point; an empty set permits all.
  public static func decide(
    in space: PresentationSpace, preferred: CGSize, anchor: CGRect,
    permitted: UIPopoverArrowDirection = .any
  ) -> Decision<Placement> {
    let free = freeArea(of: space)
    let size = CGSize(
      width: min(preferred.width > 0 ? preferred.width : standard.width, free.width),
      height: min(preferred.height > 0 ? preferred.height : standard.height, free.height))
    let allowed = permitted.isEmpty ? .any : permitted
    if allowed.contains(.up), anchor.maxY + arrowHeight + size.height <= free.maxY {
      return place(size, beside: anchor, arrow: .up, in: free, because: .below)
    }
    if allowed.contains(.down), anchor.minY - arrowHeight - size.height >= free.minY {
      return place(size, beside: anchor, arrow: .down, in: free, because: .above)
    }
    if allowed.contains(.right), anchor.minX - arrowHeight - size.width >= free.minX {
      return place(size, beside: anchor, arrow: .right, in: free, because: .left)
    }
    if allowed.contains(.left), anchor.maxX + arrowHeight + size.width <= free.maxX {
      return place(size, beside: anchor, arrow: .left, in: free, because: .right)
    }
    return place(size, beside: anchor, arrow: first(of: allowed), in: free, because: .noRoom)
  }

  private static func freeArea(of space: PresentationSpace) -> CGRect {
    let inset = UIEdgeInsets(
      top: space.statusBarHeight, left: space.safeArea.left, bottom: space.safeArea.bottom,
      right: space.safeArea.right)
    return space.bounds.inset(
      by: inset + UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin))
  }

  private static func first(of allowed: UIPopoverArrowDirection) -> UIPopoverArrowDirection {
    if allowed.contains(.up) { return .up }
    if allowed.contains(.down) { return .down }
    return allowed.contains(.right) ? .right : .left
  }

  /// Puts the popover beside its anchor and moves it back into the free area.
  private static func place(
    _ size: CGSize, beside anchor: CGRect, arrow: UIPopoverArrowDirection, in free: CGRect,
    because why: Why
  ) -> Decision<Placement> {
    var origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
    if arrow == .up { origin.y = anchor.maxY + arrowHeight }
    if arrow == .down { origin.y = anchor.minY - arrowHeight - size.height }
    if arrow == .right { origin.x = anchor.minX - arrowHeight - size.width }
    if arrow == .left { origin.x = anchor.maxX + arrowHeight }
    origin.x = max(free.minX, min(origin.x, free.maxX - size.width))
    origin.y = max(free.minY, min(origin.y, free.maxY - size.height))
    return Decision(
      Placement(frame: CGRect(origin: origin, size: size), arrow: arrow), because: why)
  }
}

extension PopoverGeometry {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 103 }
    case below, above, left, right, noRoom

    var words: String {
      switch self {
      case .below: "there is room below the anchor"
      case .above: "there is room above the anchor"
      case .left: "there is room left of the anchor"
      case .right: "there is room right of the anchor"
      case .noRoom: "no side of the anchor has room; the popover lies over it"
      }
    }
  }
}
