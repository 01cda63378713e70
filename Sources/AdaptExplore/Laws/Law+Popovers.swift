import AdaptCore
import Foundation

extension Law {
  static let popoversPoint = Law(
    "popover.points",
    "At rest the arrow of a popover points in a permitted direction, the popover keeps its margins, "
      + "and beside an anchor in the window that leaves it room it ends at that; held for built-in "
      + "styles and orderly code that raises no exception."
  ) { run in
    guard run.scenario.isBuiltIn, run.scenario.isOrderly, !run.hasException else { return nil }
    for moment in run.moments where moment.isAtRest {
      for controller in moment.controllers {
        guard let popover = controller.popover, let frame = controller.view?.frame else { continue }
        let lying = LyingPopover(
          state: popover, frame: frame, window: moment.surroundings.windowSize,
          includesArrow: run.scenario.platform.system >= LyingPopover.firstWithArrow)
        guard let problem = lying.problem else { continue }
        return Breach("\(controller.name) \(problem)", step: moment.step)
      }
    }
    return nil
  }
}

/// A popover in a window.
private struct LyingPopover {
  /// The first system under which a popover's frame holds its arrow (O041).
  static let firstWithArrow = SystemVersion(13)
  /// The arrow's height in points.
  private static let arrowHeight: CGFloat = 13
  /// What bars and rounded corners may take of an edge, in points.
  private static let edge: CGFloat = 90
  /// The room in points beside an anchor in which every popover can lie: what it is cut to at
  /// least, its arrow, and what the edge takes.
  private static let enoughRoom: CGFloat = 44 + 13 + edge

  let state: PopoverState
  let frame: CGRect
  let window: CGSize
  let includesArrow: Bool

  var problem: String? {
    let permitted = state.permitted.isEmpty ? .any : state.permitted
    guard permitted.isSuperset(of: state.arrow) else { return "points where it may not" }
    let inside = CGRect(origin: .zero, size: window).inset(by: state.margins)
    // Margins that leave no room are not kept.
    guard inside.width > Self.edge, inside.height > Self.edge else { return nil }
    guard Self.contains(inside, body) else {
      return "lies at \(body.figure) outside its margins \(inside.figure)"
    }
    let bounds = CGRect(origin: .zero, size: window)
    guard let anchor = state.anchor, Self.contains(bounds, anchor), !state.canOverlap,
      room(beside: anchor) >= Self.enoughRoom, isWithinReach(anchor)
    else { return nil }
    let gap = distance(from: anchor)
    guard (gap - Self.arrowHeight).magnitude > 0.01 else { return nil }
    return "lies at \(body.figure), \(gap.figure) points from its anchor \(anchor.figure)"
  }

  /// The popover without its arrow.
  private var body: CGRect {
    guard includesArrow else { return frame }
    var insets = UIEdgeInsets.zero
    switch state.arrow {
    case .up: insets.top = Self.arrowHeight
    case .down: insets.bottom = Self.arrowHeight
    case .left: insets.left = Self.arrowHeight
    default: insets.right = Self.arrowHeight
    }
    return frame.inset(by: insets)
  }

  private static func contains(_ outer: CGRect, _ inner: CGRect) -> Bool {
    outer.minX <= inner.minX + 0.01 && outer.minY <= inner.minY + 0.01
      && outer.maxX >= inner.maxX - 0.01 && outer.maxY >= inner.maxY - 0.01
  }

  private func room(beside anchor: CGRect) -> CGFloat {
    switch state.arrow {
    case .up: window.height - anchor.maxY - state.margins.bottom
    case .down: anchor.minY - state.margins.top
    case .left: window.width - anchor.maxX - state.margins.right
    default: anchor.minX - state.margins.left
    }
  }

  /// Whether a popover that keeps its margins can lie at an anchor, which may lie in them.
  private func isWithinReach(_ anchor: CGRect) -> Bool {
    switch state.arrow {
    case .up: anchor.maxY >= state.margins.top + Self.edge
    case .down: anchor.minY <= window.height - state.margins.bottom - Self.edge
    case .left: anchor.maxX >= state.margins.left + Self.edge
    default: anchor.minX <= window.width - state.margins.right - Self.edge
    }
  }

  private func distance(from anchor: CGRect) -> CGFloat {
    switch state.arrow {
    case .up: body.minY - anchor.maxY
    case .down: anchor.minY - body.maxY
    case .left: body.minX - anchor.maxX
    default: anchor.minX - body.maxX
    }
  }
}
