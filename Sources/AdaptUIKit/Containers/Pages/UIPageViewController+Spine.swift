import AdaptCore
import AdaptRules
import Foundation

extension UIPageViewController {
  func setDoubleSided(_ value: Bool) {
    guard value || spineLocation != .mid || isChoosingSpine else {
      run?.find(.doubleSidedNeeded, on: id)
      return
    }
    isTwoSided = value
  }

  /// Asks the delegate where the spine lies when the interface turns, and shows the pages that it
  /// sets for it (rule `pages.spine`).
  func chooseSpine() {
    guard let run, let delegate, let next = run.environmentToCome else { return }
    let asks = SpineQuestion.decide(
      transitionStyle, from: run.environment.orientation, to: next.orientation)
    guard asks.value else { return }
    isChoosingSpine = true
    pagesForSpine = nil
    let value: (SpineLocation) -> EventValue = { .number(Double($0.rawValue)) }
    let answer = run.ask(
      .pageViewControllerSpineLocation,
      .orientations(UIInterfaceOrientationMask(next.orientation)), on: id, of: delegate, as: value
    ) { delegate.pageViewController(self, spineLocationFor: next.orientation) }
    isChoosingSpine = false
    let given = pagesForSpine
    pagesForSpine = nil
    guard let answer else { return }
    // Pages that curl have a spine.
    spineLocation = answer == .none ? .min : answer
    if spineLocation == .mid { isTwoSided = true }
    showPages(given ?? pages, .forward, animated: false, nil)
    endTurn()
  }
}

// MARK: - Where pages lie

extension UIPageViewController {
  /// Puts the pages into the view, each at its place.
  func placePages() {
    guard isViewLoaded else { return }
    let shown = turn?.transition == nil ? pages : turn?.new ?? pages
    for page in shown { putIn(page, among: shown) }
  }

  func putIn(_ page: UIViewController, among pages: [UIViewController]) {
    guard page.parent === self, let place = pages.firstIndex(where: { $0 === page }) else { return }
    let frame = frame(at: place, of: pages.count)
    if page.view.frame != frame { page.view.frame = frame }
    if page.view.superview !== view { view.insert(page.view, at: .top) }
  }

  /// The frame of a page in the space of this controller's view, in points: all of it, or its part
  /// beside a spine in the middle.
  private func frame(at place: Int, of count: Int) -> CGRect {
    var frame = view.bounds
    guard count > 1 else { return frame }
    switch navigationOrientation {
    case .horizontal:
      frame.size.width /= CGFloat(count)
      frame.origin.x += CGFloat(place) * frame.width
    case .vertical:
      frame.size.height /= CGFloat(count)
      frame.origin.y += CGFloat(place) * frame.height
    }
    return frame
  }
}
