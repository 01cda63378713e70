import Foundation

extension UIView {
  /// The view at a point that gets the touch: the topmost one that can, and all above it too.
  ///
  /// A view gets none while it is hidden, clear or without interaction. What is presented is left
  /// out: presentations decide themselves which touches they take.
  ///
  /// - Parameter point: In this view's own space, in points.
  /// - Returns: Nil where the point lies outside, or the view gets no touches.
  /// - Complexity: O(n) in the views on the way.
  func view(at point: CGPoint) -> UIView? {
    guard getsTouches, bounds.contains(point) else { return nil }
    var (view, point) = (self, point)
    while let next = view.subviews.last(where: { $0.getsTouches && $0.frame.contains(point) }) {
      point.x += next.boundsRect.minX - next.origin.x
      point.y += next.boundsRect.minY - next.origin.y
      view = next
    }
    return view
  }

  private var getsTouches: Bool {
    !isHidden && alpha > 0.01 && isUserInteractionEnabled && !(self is PresentationContainerView)
  }
}
