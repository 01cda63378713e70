public import AdaptCore
public import Foundation

extension Simulation {
  /// Turns a page with a finger, or begins to and takes it back.
  ///
  /// - Parameter pages: The page controller; the topmost one on screen unless given.
  public func swipePage(
    _ direction: UIPageViewController.NavigationDirection, _ end: GestureEnd = .finish,
    of pages: UIPageViewController? = nil
  ) {
    beginPageSwipe(direction, of: pages)
    // A swipe that could not begin has been found fault with.
    step(Self.pageSwipeEnd(end)) { [unowned self] in _ = self.end(heldTurn, end) }
  }

  /// Begins to turn a page; the finger stays down. Where there is no page that way it is a finding.
  public func beginPageSwipe(
    _ direction: UIPageViewController.NavigationDirection, of pages: UIPageViewController? = nil
  ) {
    gesture("swipe page \(direction)") { [unowned self] in
      touched(pages)?.beginGesture(direction)
    }
  }

  /// Moves the finger that turns a page.
  ///
  /// - Parameter progress: How far the page is turned, moved into 0…1.
  public func movePageSwipe(to progress: CGFloat) {
    step("swipe page to \(progress.figure)") { [unowned self] in
      if !move(heldTurn, to: progress) { findOnTop(.noSuchAction) }
    }
  }

  /// Lets go: the page is turned, or goes back.
  public func endPageSwipe(_ end: GestureEnd = .finish) {
    step(Self.pageSwipeEnd(end)) { [unowned self] in
      if !self.end(heldTurn, end) { findOnTop(.noSuchAction) }
    }
  }

  private static func pageSwipeEnd(_ end: GestureEnd) -> String {
    "swipe page \(end == .finish ? "ends" : "goes back")"
  }

  /// The turn that a finger holds, whatever lies over the pages by now.
  private var heldTurn: Transition? {
    run.activeTransitions.first { $0.isPageSwipe && $0.coordinator.isInteractive }
  }
}
