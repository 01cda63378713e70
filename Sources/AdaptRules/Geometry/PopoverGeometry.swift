public import AdaptCore
public import Foundation

/// Where a popover lies.
///
/// Rule `geometry.popover`. UIKit: `UIPopoverPresentationController`.
public enum PopoverGeometry {
  public static let rule = Rule(
    "geometry.popover", number: Why.rule,
    summary: "A popover has its content's preferred size or 320 × 480, stays 10 points inside the "
      + "window below the status bar, and lies on the side of its anchor that has room and lets "
      + "the arrow stand nearest the middle.",
    versions: "8+; 9+: it can be let over its anchor; 13+: the presented view reaches under its "
      + "arrow, and measures 375 × 667 on pads without a preferred size",
    grade: .assumed,
    source: "sizes: O040 (320 × 480 on 375 × 667 and 768 × 1024 under 9, 320 × 374 on 736 × 414), "
      + "O041 (under 13 each is 13 points longer on one axis: 320 × 493, 333 × 374, 333 × 335, "
      + "388 × 667 on 1024 × 1366); margins of 10: documentation of popoverLayoutMargins, cut "
      + "where it may not cover its anchor: documentation of canOverlapSourceViewRect; the choice "
      + "of side is ours and fits the measured sizes for the harness's button at the upper left; "
      + "44 points as the least room, the cut to the room, the nearest edge for an anchor outside "
      + "the window and that margins without room are not kept are chosen",
    reasons: Why.allWords)

  /// The size in points of a popover without a preferred size, except on pads from 13.
  public static let standard = CGSize(width: 320, height: 480)
  /// The size in points of a popover without a preferred size on pads from 13.
  public static let standardOnPad = CGSize(width: 375, height: 667)
  /// The distances in points from the window's edges unless the app sets others.
  public static let margins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The height in points of the arrow between anchor and popover.
  static let arrowHeight: CGFloat = 13
  /// The least room in points beside an anchor that a popover is cut to.
  static let leastRoom: CGFloat = 44

  /// Where a popover lies and how its arrow points.
  public struct Placement: Hashable, Sendable {
    /// The presented view's frame in the container's space, in points: without the arrow up to 12,
    /// with it from 13.
    public let frame: CGRect
    /// One direction.
    public let arrow: UIPopoverArrowDirection
    /// The presented view's own safe area: what the arrow takes of it, from 13.
    public let safeArea: UIEdgeInsets
    /// Where the arrow ends, in the container's space.
    public let tip: CGPoint
  }

  /// Returns where a popover lies, in the container's space, in points.
  ///
  /// - Parameters:
  ///   - preferred: The content's preferred size; a length of zero or less is no wish.
  ///   - anchor: The rectangle to point at, in the container's space.
  ///   - permitted: The directions the arrow may point; an empty set permits all.
  ///   - margins: The distances to keep from the window's edges (`popoverLayoutMargins`).
  ///   - canOverlap: Whether the popover may cover its anchor (`canOverlapSourceViewRect`).
  public static func decide(
    in space: PresentationSpace, preferred: CGSize, anchor: CGRect,
    permitted: UIPopoverArrowDirection = .any, margins: UIEdgeInsets = Self.margins,
    canOverlap: Bool = false
  ) -> Decision<Placement> {
    let free = freeArea(of: space, margins: margins)
    let anchor = anchor.cut(to: space.bounds)
    let wish = standardSize(in: space)
    let size = CGSize(
      width: min(preferred.width > 0 ? preferred.width : wish.width, free.width),
      height: min(preferred.height > 0 ? preferred.height : wish.height, free.height))
    let allowed = permitted.isEmpty ? .any : permitted
    let sides = Side.allCases.filter { allowed.contains($0.arrow) }
    let search = Search(
      free: free, anchor: anchor, size: size, includesArrow: space.system >= 13)

    var best: (side: Side, shift: CGFloat)?
    for side in sides where side.length(of: size) <= search.room(at: side) {
      let shift = search.shift(at: side)
      if best.map({ shift < $0.shift }) ?? true { best = (side, shift) }
    }
    if let best { return Decision(search.place(at: best.side), because: best.side.why) }

    let roomiest = sides.reduce(into: sides[0]) { found, side in
      if search.room(at: side) > search.room(at: found) { found = side }
    }
    if canOverlap, space.system >= 9 {
      return Decision(search.leavingRoomForArrow(at: roomiest), because: Why.overlaps)
    }
    let room = search.room(at: roomiest)
    guard room >= leastRoom else {
      return Decision(search.leavingRoomForArrow(at: sides[0]), because: Why.noRoom)
    }
    return Decision(search.cut(to: room, at: roomiest).place(at: roomiest), because: Why.cut)
  }

  private static func standardSize(in space: PresentationSpace) -> CGSize {
    space.system >= 13 && space.traits.userInterfaceIdiom == .pad ? standardOnPad : standard
  }

  /// Where the popover may lie; margins that leave nothing of an axis are not kept on it.
  private static func freeArea(of space: PresentationSpace, margins: UIEdgeInsets) -> CGRect {
    var insets = UIEdgeInsets(
      top: space.statusBarHeight, left: space.safeArea.left, bottom: space.safeArea.bottom,
      right: space.safeArea.right)
    if space.size.width > insets.left + insets.right + margins.left + margins.right {
      insets.left += margins.left
      insets.right += margins.right
    }
    if space.size.height > insets.top + insets.bottom + margins.top + margins.bottom {
      insets.top += margins.top
      insets.bottom += margins.bottom
    }
    return space.bounds.inset(by: insets)
  }
}

extension CGRect {
  /// The part inside another rectangle; of one that lies beside it, the nearest part of the edge.
  fileprivate func cut(to outer: CGRect) -> CGRect {
    let (left, right) = (
      min(max(minX, outer.minX), outer.maxX),
      min(max(maxX, outer.minX), outer.maxX)
    )
    let (top, bottom) = (
      min(max(minY, outer.minY), outer.maxY),
      min(max(maxY, outer.minY), outer.maxY)
    )
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension PopoverGeometry {
  /// A side of the anchor, in the order in which equally good ones are taken.
  private enum Side: CaseIterable {
    case below, above, left, right

    var arrow: UIPopoverArrowDirection {
      switch self {
      case .below: .up
      case .above: .down
      case .left: .right
      case .right: .left
      }
    }

    var why: Why {
      switch self {
      case .below: .below
      case .above: .above
      case .left: .left
      case .right: .right
      }
    }

    private var isVertical: Bool { self == .below || self == .above }

    /// The length of a size along the arrow.
    func length(of size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

    func cut(_ size: CGSize, to length: CGFloat) -> CGSize {
      isVertical
        ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
    }
  }

  /// What a popover has to lie in and beside.
  private struct Search {
    let free: CGRect
    let anchor: CGRect
    let size: CGSize
    let includesArrow: Bool

    /// The room in points at a side, from the arrow to the edge of the free area.
    func room(at side: Side) -> CGFloat {
      switch side {
      case .below: free.maxY - anchor.maxY - arrowHeight
      case .above: anchor.minY - arrowHeight - free.minY
      case .left: anchor.minX - arrowHeight - free.minX
      case .right: free.maxX - anchor.maxX - arrowHeight
      }
    }

    /// How far the arrow stands from the middle of the popover's edge, as a share of that edge.
    func shift(at side: Side) -> CGFloat {
      let body = body(at: side)
      switch side {
      case .below, .above:
        return body.width > 0 ? (body.midX - anchor.midX).magnitude / body.width : 0
      case .left, .right:
        return body.height > 0 ? (body.midY - anchor.midY).magnitude / body.height : 0
      }
    }

    func cut(to room: CGFloat, at side: Side) -> Search {
      Search(
        free: free, anchor: anchor, size: side.cut(size, to: room), includesArrow: includesArrow)
    }

    /// The placement of a popover that lies over its anchor: with its arrow inside the free area.
    func leavingRoomForArrow(at side: Side) -> Placement {
      guard includesArrow else { return place(at: side) }
      var insets = UIEdgeInsets.zero
      switch side {
      case .below: insets.top = arrowHeight
      case .above: insets.bottom = arrowHeight
      case .left: insets.right = arrowHeight
      case .right: insets.left = arrowHeight
      }
      let left = free.inset(by: insets)
      let cut = CGSize(width: min(size.width, left.width), height: min(size.height, left.height))
      return Search(free: left, anchor: anchor, size: cut, includesArrow: includesArrow)
        .place(at: side)
    }

    /// The popover without its arrow: beside its anchor, then moved back into the free area.
    private func body(at side: Side) -> CGRect {
      var origin = CGPoint(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2)
      switch side {
      case .below: origin.y = anchor.maxY + arrowHeight
      case .above: origin.y = anchor.minY - arrowHeight - size.height
      case .left: origin.x = anchor.minX - arrowHeight - size.width
      case .right: origin.x = anchor.maxX + arrowHeight
      }
      origin.x = max(free.minX, min(origin.x, free.maxX - size.width))
      origin.y = max(free.minY, min(origin.y, free.maxY - size.height))
      return CGRect(origin: origin, size: size)
    }

    func place(at side: Side) -> Placement {
      let body = body(at: side)
      let x = min(max(anchor.midX, body.minX), body.maxX)
      let y = min(max(anchor.midY, body.minY), body.maxY)
      var outside = UIEdgeInsets.zero
      let tip: CGPoint
      switch side {
      case .below:
        outside.top = arrowHeight
        tip = CGPoint(x: x, y: body.minY - arrowHeight)
      case .above:
        outside.bottom = arrowHeight
        tip = CGPoint(x: x, y: body.maxY + arrowHeight)
      case .left:
        outside.right = arrowHeight
        tip = CGPoint(x: body.maxX + arrowHeight, y: y)
      case .right:
        outside.left = arrowHeight
        tip = CGPoint(x: body.minX - arrowHeight, y: y)
      }
      // A window without room shows nothing, so there is nothing to put an arrow on.
      guard includesArrow, body.width > 0, body.height > 0 else {
        return Placement(frame: body, arrow: side.arrow, safeArea: .zero, tip: tip)
      }
      let frame = CGRect(
        x: body.minX - outside.left, y: body.minY - outside.top,
        width: body.width + outside.left + outside.right,
        height: body.height + outside.top + outside.bottom)
      return Placement(frame: frame, arrow: side.arrow, safeArea: outside, tip: tip)
    }
  }
}

extension PopoverGeometry {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 103 }
    case below, above, left, right, noRoom, overlaps, cut

    var words: String {
      switch self {
      case .below: "there is room below the anchor"
      case .above: "there is room above the anchor"
      case .left: "there is room left of the anchor"
      case .right: "there is room right of the anchor"
      case .noRoom: "no side of the anchor has room; the popover lies over it"
      case .overlaps: "no side of the anchor has room, and the popover may cover it"
      case .cut: "no side of the anchor has room for the whole popover, so it is cut"
      }
    }
  }
}
