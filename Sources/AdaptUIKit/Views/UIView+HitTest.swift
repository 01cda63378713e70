import Foundation

/// What a touch is part of. UIKit: `UIEvent`, of which nothing is modelled: it is here for the
/// signatures of the methods that find the view under a finger.
public final class UIEvent {
  init() {}
}

extension UIView {
  /// The view at a point that gets the touch.
  ///
  /// - Parameter point: In this view's own space, in points.
  /// - Returns: Nil where the point lies outside, or the view gets no touches.
  /// - Complexity: O(n) in the views on the way.
  func view(at point: CGPoint) -> UIView? { hitTest(point, with: nil) }

  /// The base of `hitTest`. What is presented is left out: presentations decide themselves which
  /// touches they take.
  func topmostView(at point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard getsTouches, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() where !(view is PresentationContainerView) {
      let origin = view.shownFrame.origin
      let inside = CGPoint(
        x: point.x - origin.x + view.boundsRect.minX, y: point.y - origin.y + view.boundsRect.minY)
      if let hit = view.hitTest(inside, with: event) { return hit }
    }
    return self
  }

  private var getsTouches: Bool { !isHidden && alpha > 0.01 && isUserInteractionEnabled }
}
