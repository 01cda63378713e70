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
    endPageSwipe(end)
  }

  /// Begins to turn a page; the finger stays down. Where there is no page that way it is a finding.
  public func beginPageSwipe(
    _ direction: UIPageViewController.NavigationDirection, of pages: UIPageViewController? = nil
  ) {
    step("swipe page \(direction)") { [unowned self] in
      heldPages = pagesToTouch(pages)
      heldPages?.beginGesture(direction)
    }
  }

  /// Moves the finger that turns a page.
  ///
  /// - Parameter progress: How far the page is turned, moved into 0…1.
  public func movePageSwipe(to progress: CGFloat) {
    step("swipe page to \(progress.figure)") { [unowned self] in
      pagesUnderFinger()?.moveGesture(to: progress)
    }
  }

  /// Lets go: the page is turned, or goes back.
  public func endPageSwipe(_ end: GestureEnd = .finish) {
    step("swipe page \(end == .finish ? "ends" : "goes back")") { [unowned self] in
      pagesUnderFinger()?.endGesture(end)
      heldPages = nil
    }
  }

  /// The pages that the finger is on, whatever lies over them by now.
  private func pagesUnderFinger() -> UIPageViewController? {
    if heldPages == nil { run.find(.noSuchAction, on: windowScene.topmostController?.id ?? .run) }
    return heldPages
  }

  private func pagesToTouch(_ wanted: UIPageViewController?) -> UIPageViewController? {
    guard let pages = wanted ?? topmost(UIPageViewController.self),
      let view = pages.viewIfLoaded, canTouch(view)
    else {
      run.find(.noSuchAction, on: wanted.flatMap(id) ?? windowScene.topmostController?.id ?? .run)
      return nil
    }
    return pages
  }
}
