import AdaptCore
import AdaptDocuments
import Foundation

extension ElementReader {
  /// Takes `x` and `y`; a missing one is 0.
  mutating func point() -> CGPoint { CGPoint(x: length("x") ?? 0, y: length("y") ?? 0) }

  /// Takes `width` and `height`; a missing one is 0.
  mutating func size() -> CGSize {
    CGSize(width: length("width") ?? 0, height: length("height") ?? 0)
  }

  mutating func rectangle() -> CGRect { CGRect(origin: point(), size: size()) }

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
