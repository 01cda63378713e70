import AdaptCore
import AdaptRules
import Foundation

/// What is in the way of a finger.
extension TargetWalk {
  func reach(
    _ view: UIView, _ rect: CGRect, _ parts: Parts, _ around: Surroundings
  ) -> Decision<TouchReach.Obstacle?> {
    var facts = around.facts
    facts.isEnabled = parts.isEnabled
    var point = CGPoint(x: rect.midX, y: rect.midY)
    facts.isOnScreen = window.bounds.contains(point)
    if let scroll = view.scrollAround {
      let visible = scroll.frameInWindow.intersection(window.bounds)
      if !visible.isNull, !visible.isEmpty, !visible.contains(point) {
        facts.isScrolledTo = true
        facts.isOnScreen = false
        point = CGPoint(x: visible.midX, y: visible.midY)
      }
    }
    facts.isCovered = isCovered(view, parts.item, at: point, layer: around.layer)
    return TouchReach.decide(facts)
  }

  /// Whether what is presented over a view takes a touch at a point.
  private func isCovered(
    _ view: UIView, _ item: UIBarButtonItem?, at point: CGPoint, layer: Int
  ) -> Bool {
    presentations[layer...].contains { presentation in
      guard presentation.state.hasContainer, let container = presentation.container,
        container.window === window, container.covers(point)
      else { return false }
      let sheet = presentation.controller as? UISheetPresentationController
      if sheet?.appearance?.letsTouchesThrough ?? false {
        return presentation.controller.presentedView?.covers(point) ?? false
      }
      guard let popover = presentation.controller as? UIPopoverPresentationController else {
        return true
      }
      if let item, let anchor = popover.barButtonItem, item !== anchor,
        anchor.placeInBar?.bar === view
      {
        return false
      }
      return !(popover.passthroughViews ?? []).contains { view.isDescendant(of: $0) }
    }
  }
}

extension UIView {
  /// The outermost scroll view around this view that scrolls, inside what presents it.
  fileprivate var scrollAround: UIScrollView? {
    var found: UIScrollView?
    var view = superview
    while let current = view, !(current is PresentationContainerView) {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled { found = scroll }
      view = current.superview
    }
    return found
  }
}
