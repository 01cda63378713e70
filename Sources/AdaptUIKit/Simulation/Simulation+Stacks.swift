import AdaptCore
import AdaptRules
public import Foundation

extension Simulation {
  /// Taps the button back of a stack's bar.
  ///
  /// - Parameter stack: The innermost visible stack on top unless given.
  public func tapBack(in stack: UINavigationController? = nil) {
    step("tap back") { [unowned self] in
      guard let stack = stackWithBack(stack), let item = stack.topViewController?.navigationItem
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
    step("press back long to \(level)") { [unowned self] in
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
    step("edge swipe at \(progress.figure)") { [unowned self] in moveSwipe(to: progress) }
    step("edge swipe \(end == .finish ? "ends" : "goes back")") { [unowned self] in
      endSwipe(end)
    }
  }

  /// Begins a swipe back from the edge of the screen; one that is off is a finding.
  ///
  /// - Parameter stack: The innermost visible stack on top unless given.
  public func beginEdgeSwipe(in stack: UINavigationController? = nil) {
    step("edge swipe begins") { [unowned self] in
      guard let stack = stack ?? windowScene.visibleStack else {
        return run.find(.noSuchAction, on: windowScene.topmostController?.id ?? .run)
      }
      _ = stack.beginSwipe()
    }
  }

  /// Moves the finger of a swipe that has begun.
  ///
  /// - Parameter progress: How far it is, from 0 to 1.
  public func moveEdgeSwipe(to progress: CGFloat) {
    step("edge swipe at \(progress.figure)") { [unowned self] in
      if !moveSwipe(to: progress) { findNoSwipe() }
    }
  }

  /// Ends a swipe that has begun.
  public func endEdgeSwipe(_ end: GestureEnd = .finish) {
    step("edge swipe \(end == .finish ? "ends" : "goes back")") { [unowned self] in
      if !endSwipe(end) { findNoSwipe() }
    }
  }

  /// Taps an item of a bar; what it does is its `handler`.
  public func tap(_ item: UIBarButtonItem) {
    step("tap \(item.title ?? item.accessibilityIdentifier ?? "bar item")") { [unowned self] in
      guard item.isEnabled, let place = item.placeInBar, let window = place.bar.window,
        window.windowScene === windowScene
      else { return run.find(.noSuchAction, on: windowScene.topmostController?.id ?? .run) }
      run.tapped(item, of: place.bar)
    }
  }
}

extension Simulation {
  private func stackWithBack(_ given: UINavigationController?) -> UINavigationController? {
    guard let stack = given ?? windowScene.visibleStack else {
      run.find(.noSuchAction, on: windowScene.topmostController?.id ?? .run)
      return nil
    }
    let shows = BarItems.showsBack(stack.leftSide)
    guard shows.value, !stack.barIsHidden, stack.transition == nil else {
      run.find(.noBackButton, on: stack.id, because: shows.value ? ReasonList() : shows.reasons)
      return nil
    }
    return stack
  }

  private var heldSwipe: Transition? {
    run.activeTransitions.lazy.compactMap { transition in
      transition.participants.lazy.compactMap { ($0 as? UINavigationController)?.swipe }
        .first { $0 === transition }
    }.first
  }

  @discardableResult
  private func moveSwipe(to progress: CGFloat) -> Bool {
    guard let swipe = heldSwipe else { return false }
    swipe.context.updateInteractiveTransition(progress)
    return true
  }

  @discardableResult
  private func endSwipe(_ end: GestureEnd) -> Bool {
    guard let swipe = heldSwipe else { return false }
    swipe.endInteraction(cancelled: end == .cancel)
    return true
  }

  private func findNoSwipe() {
    run.find(.noSuchAction, on: windowScene.topmostController?.id ?? .run)
  }
}

extension UINavigationController {
  /// A tap on the button back: the bar asks the stack, which goes back.
  func tapBack(_ item: UINavigationItem) {
    if barLets(item) { popViewController(animated: true) }
  }
}

extension Run {
  /// Does what a tap on an item of a bar does.
  func tapped(_ item: UIBarButtonItem, of bar: UIView) {
    let subject = bar.owningController?.id ?? .run
    let reactions = item.reactions
    if item.handler == nil, reactions.isEmpty { return find(.tapLanded, on: subject) }
    if let handler = item.handler { call(.barButtonAction, on: subject) { handler() } }
    for reaction in reactions { reaction.perform(sender: item, from: bar) }
  }
}

extension UIWindowScene {
  /// The innermost stack that can be seen in the topmost controller.
  var visibleStack: UINavigationController? { topmostController?.innermostStack }
}

extension UIViewController {
  fileprivate var innermostStack: UINavigationController? {
    if let stack = self as? UINavigationController {
      return stack.shown?.innermostStack ?? stack
    }
    return children.reversed().lazy
      .filter { $0.viewIfLoaded?.window != nil }
      .compactMap(\.innermostStack).first
  }
}
