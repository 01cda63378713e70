import AdaptCore
import AdaptRules
import Foundation

extension Simulation {
  /// Which way a finger swipes over content.
  public enum ContentSwipe: String, Hashable, Sendable, CaseIterable {
    case up
    case down
  }

  /// Swipes over the content of a stack, which may hide its bars (rule `bars.hiding`).
  ///
  /// - Parameter stack: The innermost visible stack on top unless given.
  public func swipeContent(_ way: ContentSwipe, in stack: UINavigationController? = nil) {
    gesture("swipe content \(way.rawValue)") { [unowned self] in
      guard let stack = touched(stack) else { return }
      if !stack.hideBars(on: way == .up ? .swipeUp : .swipeDown) {
        run.find(.noSuchAction, on: stack.id)
      }
    }
  }

  /// Lets a tap do what bars do with one: an item's action, the way back, bars that hide or show.
  ///
  /// - Parameters:
  ///   - hit: The view that gets the tap.
  ///   - point: In the window's space, in points.
  /// - Returns: Whether it did anything.
  func takeTap(on hit: UIView, at point: CGPoint) -> Bool {
    guard let stack = hit.stackAround else { return false }
    if let item = stack.item(at: point) {
      run.tapped(item.item, of: item.bar)
      return true
    }
    if !stack.isMovingInside, let frame = stack.backButtonFrame,
      stack.bar.contains(point, in: frame), let item = stack.shownItem
    {
      stack.tapBack(item)
      return true
    }
    let isOnBar = hit.isDescendant(of: stack.bar) || hit.isDescendant(of: stack.bottomBar)
    return !isOnBar && stack.hideBars(on: .tap)
  }

  /// Lets a tap go to another item of the bar that a popover's own item is in: those are
  /// passthrough views (UIKit: `passthroughViews`).
  ///
  /// - Returns: Whether there is an item.
  func takeTap(besideItemOf popover: UIPopoverPresentationController, at point: CGPoint) -> Bool {
    guard let anchor = popover.barButtonItem, let bar = anchor.placeInBar?.bar,
      let stack = bar.stackAround, let item = stack.item(at: point), item.bar === bar,
      item.item !== anchor
    else { return false }
    run.tapped(item.item, of: bar)
    return true
  }
}

extension UIView {
  /// The stack whose bar or content the view lies in.
  fileprivate var stackAround: UINavigationController? {
    guard let owner = owningController else { return nil }
    return owner as? UINavigationController ?? owner.navigationController
  }

  /// Whether a point of the window lies in a rectangle of this view.
  fileprivate func contains(_ point: CGPoint, in frame: CGRect) -> Bool {
    convert(frame, to: nil).contains(point)
  }
}

extension UINavigationController {
  /// The item that the bars show at a point of the window and that takes taps.
  fileprivate func item(at point: CGPoint) -> (item: UIBarButtonItem, bar: UIView)? {
    shownItems.first { $0.item.isEnabled && $0.bar.contains(point, in: $0.frame) }
      .map { ($0.item, $0.bar) }
  }
}
