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
      .orientation(next.orientation), on: id, of: delegate, as: value
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
    guard page.parent === self, !page.isOutForContext, pages.contains(where: { $0 === page }),
      let frame = frame(of: page, among: pages, in: view.bounds.size)
    else { return }
    if page.view.frame != frame { page.view.frame = frame }
    if page.view.superview !== view { view.insert(page.view, at: .top) }
  }

  /// The frame of a page in the space of this controller's view, in points; nil for a child that is
  /// none of its pages.
  func pageFrame(of page: UIViewController, in size: CGSize) -> CGRect? {
    for pages in [turn?.transition == nil ? [] : turn?.new ?? [], pages, turn?.old ?? []] {
      if let frame = frame(of: page, among: pages, in: size) { return frame }
    }
    return nil
  }

  /// All of the view, or a page's part beside a spine in the middle.
  private func frame(
    of page: UIViewController, among pages: [UIViewController], in size: CGSize
  ) -> CGRect? {
    guard let place = pages.firstIndex(where: { $0 === page }) else { return nil }
    var frame = CGRect(origin: .zero, size: size)
    guard pages.count > 1 else { return frame }
    switch navigationOrientation {
    case .horizontal:
      frame.size.width /= CGFloat(pages.count)
      frame.origin.x += CGFloat(place) * frame.width
    case .vertical:
      frame.size.height /= CGFloat(pages.count)
      frame.origin.y += CGFloat(place) * frame.height
    }
    return frame
  }
}
