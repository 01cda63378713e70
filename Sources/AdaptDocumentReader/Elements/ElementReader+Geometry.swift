import AdaptCore
import AdaptDocuments
import Foundation

extension ElementReader {
  /// Takes `x` and `y`; a missing one is 0.
  mutating func point() -> CGPoint { CGPoint(x: length("x") ?? 0, y: length("y") ?? 0) }

  /// Takes `width` and `height`; a missing one is 0, and so is one below it.
  mutating func size() -> CGSize {
    CGSize(width: extent("width"), height: extent("height"))
  }

  private mutating func extent(_ side: String) -> CGFloat {
    let length = length(side) ?? 0
    if length < 0 { noteNegative(side, "it counts as 0") }
    return max(length, 0)
  }

  /// Takes a frame. A negative side extends to the other side of the origin: a view that is given
  /// such a frame has the same one with its sides positive.
  ///
  /// Source: stackoverflow.com/questions/8452730, which shows the frame that a view reports then.
  mutating func rectangle() -> CGRect {
    var frame = CGRect(origin: point(), size: .zero)
    frame.size.width = length("width") ?? 0
    frame.size.height = length("height") ?? 0
    if frame.size.width < 0 {
      noteNegative("width", "the view lies on the other side of x")
      frame.origin.x += frame.size.width
      frame.size.width.negate()
    }
    if frame.size.height < 0 {
      noteNegative("height", "the view lies on the other side of y")
      frame.origin.y += frame.size.height
      frame.size.height.negate()
    }
    return frame
  }

  private func noteNegative(_ side: String, _ outcome: String) {
    note("<\(name)> \(side) is negative: \(outcome); give it its size again")
  }

  /// Takes insets, whose horizontal sides have these names.
  mutating func insets(left: String, right: String) -> UIEdgeInsets {
    UIEdgeInsets(
      top: length("top") ?? 0, left: length(left) ?? 0, bottom: length("bottom") ?? 0,
      right: length(right) ?? 0)
  }

  /// Takes the sides that say `YES`.
  mutating func autoresizingMask() -> AutoresizingMask {
    var mask: AutoresizingMask = []
    if flag("widthSizable", default: false) { mask.insert(.flexibleWidth) }
    if flag("heightSizable", default: false) { mask.insert(.flexibleHeight) }
    if flag("flexibleMinX", default: false) { mask.insert(.flexibleLeftMargin) }
    if flag("flexibleMaxX", default: false) { mask.insert(.flexibleRightMargin) }
    if flag("flexibleMinY", default: false) { mask.insert(.flexibleTopMargin) }
    if flag("flexibleMaxY", default: false) { mask.insert(.flexibleBottomMargin) }
    return mask
  }

  mutating func edges() -> UIRectEdge {
    var edges: UIRectEdge = []
    if flag("top", default: false) { edges.insert(.top) }
    if flag("left", default: false) { edges.insert(.left) }
    if flag("bottom", default: false) { edges.insert(.bottom) }
    if flag("right", default: false) { edges.insert(.right) }
    return edges
  }

  mutating func arrowDirections() -> UIPopoverArrowDirection {
    var directions: UIPopoverArrowDirection = []
    if flag("up", default: false) { directions.insert(.up) }
    if flag("down", default: false) { directions.insert(.down) }
    if flag("left", default: false) { directions.insert(.left) }
    if flag("right", default: false) { directions.insert(.right) }
    return directions
  }
}
