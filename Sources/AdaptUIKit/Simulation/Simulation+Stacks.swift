import AdaptCore
import AdaptRules
public import Foundation

extension Simulation {
  /// Taps the button back of a stack's bar.
  ///
  /// - Parameter stack: The innermost visible stack on top unless given.
  public func tapBack(in stack: UINavigationController? = nil) {
    gesture("tap back") { [unowned self] in
      guard let stack = stackWithBack(stack), let item = stack.shownItem
      else { return }
      stack.tapBack(item)
    }
  }

  /// Presses a stack's button back long, and chooses a level from its menu (14+). The bar does not
  /// ask whether it may (wikimedia/wikipedia-ios pull request 3640).
  ///
  /// - Parameters:
  ///   - level: The place on the stack that it leads to; 0 is the root.
  ///   - stack: The innermost visible stack on top unless given.
  public func pressBackLong(to level: Int, in stack: UINavigationController? = nil) {
    gesture("press back long to \(level)") { [unowned self] in
      guard let stack = stackWithBack(stack) else { return }
      guard run.has(.backMenu) else { return run.find(.notAvailableYet, on: stack.id) }
      guard stack.stack.indices.dropLast().contains(level) else {
        return run.find(.noSuchAction, on: stack.id)
      }
      stack.popToViewController(stack.stack[level], animated: true)
    }
  }

  /// Swipes back from the edge of the screen: begins, goes on and ends, each in a step of its own.
  ///
  /// - Parameters:
  ///   - end: Whether the finger lets go for the way back to be finished, or cancelled.
  ///   - progress: How far the finger goes, from 0 to 1.
  ///   - stack: The innermost visible stack on top unless given.
  public func swipeFromEdge(
    _ end: GestureEnd = .finish, progress: CGFloat = 0.5, in stack: UINavigationController? = nil
  ) {
    beginEdgeSwipe(in: stack)
    // A swipe that could not begin has been found fault with.
    step("edge swipe at \(progress.figure)") { [unowned self] in
      _ = move(heldSwipe, to: progress)
    }
    step(Self.edgeSwipeEnd(end)) { [unowned self] in _ = self.end(heldSwipe, end) }
  }

  /// Begins a swipe back from the edge of the screen; one that is off is a finding.
  ///
  /// - Parameter stack: The innermost visible stack on top unless given.
  public func beginEdgeSwipe(in stack: UINavigationController? = nil) {
    gesture("edge swipe begins") { [unowned self] in
      guard let stack = touched(stack) else { return }
      (stack.backStack ?? stack).beginSwipe()
    }
  }

  /// Moves the finger of a swipe that has begun.
  ///
  /// - Parameter progress: How far it is, from 0 to 1.
  public func moveEdgeSwipe(to progress: CGFloat) {
    step("edge swipe at \(progress.figure)") { [unowned self] in
      if !move(heldSwipe, to: progress) { findOnTop(.noSuchAction) }
    }
  }

  /// Ends a swipe that has begun.
  public func endEdgeSwipe(_ end: GestureEnd = .finish) {
    step(Self.edgeSwipeEnd(end)) { [unowned self] in
      if !self.end(heldSwipe, end) { findOnTop(.noSuchAction) }
    }
  }

  /// Taps an item of a bar; what it does is its `handler`.
  public func tap(_ item: UIBarButtonItem) {
    gesture("tap \(item.title ?? item.accessibilityIdentifier ?? "bar item")") { [unowned self] in
      guard item.isEnabled, let place = item.placeInBar, canTouch(place.bar, at: place.frame)
      else { return findOnTop(.noSuchAction) }
      run.tapped(item, of: place.bar)
    }
  }
}

extension Simulation {
  private func stackWithBack(_ given: UINavigationController?) -> UINavigationController? {
    guard let stack = touched(given) else { return nil }
    let shows = BarItems.showsBack(stack.leftSide)
    let bar = stack.barStack
    guard shows.value, bar.showsBar, !bar.isMovingInside, let back = stack.backStack else {
      run.find(.noBackButton, on: stack.id, because: shows.value ? ReasonList() : shows.reasons)
      return nil
    }
    return back
  }

  private var heldSwipe: Transition? {
    run.activeTransitions.lazy.compactMap { transition in
      transition.participants.lazy.compactMap { ($0 as? UINavigationController)?.swipe }
        .first { $0 === transition }
    }.first
  }

  private static func edgeSwipeEnd(_ end: GestureEnd) -> String {
    "edge swipe \(end == .finish ? "ends" : "goes back")"
  }
}

extension UINavigationController {
  /// A tap on the button back: the bar asks the stack, which goes back.
  func tapBack(_ item: UINavigationItem) {
    if barLets(item) { (backStack ?? self).popViewController(animated: true) }
  }
}

extension Run {
  /// Does what a tap on an item of a bar does.
  func tapped(_ item: UIBarButtonItem, of bar: UIView) {
    let subject = bar.owningController?.id ?? .run
    // In the middle of a transition a stack's bars take no touches.
    if (bar.owningController as? UINavigationController)?.isMovingInside == true {
      return find(.noSuchAction, on: subject)
    }
    let reactions = item.reactions
    if item.handler == nil, reactions.isEmpty {
      return find(.tapLanded, on: subject, text: item.title ?? item.systemItemName)
    }
    if let handler = item.handler { call(.barButtonAction, on: subject) { handler() } }
    for reaction in reactions { reaction.perform(sender: item, from: bar) }
  }
}
