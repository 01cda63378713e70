import AdaptCore
import AdaptRules
import Foundation

extension UIPageViewController {
  /// Asks the data source for the neighbours that a moment needs and nobody has given yet (rule
  /// `pages.neighbours`).
  func ask(at moment: PageNeighbours.Moment) {
    for direction in PageNeighbours.decide(transitionStyle, at: moment).value
    where neighbours[direction] == nil {
      let around = pages
      let given = ask(for: direction)
      // An answer for pages that are not shown any more is worth nothing.
      guard around.elementsEqual(pages, by: ===) else { return }
      neighbours[direction] = given
    }
  }

  /// The pages of a turn in a direction, in the order in which they are shown; none where the data
  /// source has too few.
  private func ask(for direction: PageNavigationDirection) -> Pages {
    let edge = direction == .forward ? pages.last : pages.first
    guard let edge, let first = ask(for: direction, from: edge) else { return [] }
    let needed = PageCount.decide(
      transitionStyle, spine: spineLocation, isDoubleSided: isTwoSided, animated: true)
    guard needed.value > 1 else { return [first] }
    guard let second = ask(for: direction, from: first) else { return [] }
    // Around no middle the first is the back of a page, and the second the page to show.
    guard spineLocation == .mid else { return [second] }
    return direction == .forward ? [first, second] : [second, first]
  }

  private func ask(
    for direction: PageNavigationDirection, from page: UIViewController
  ) -> UIViewController? {
    guard let run, let dataSource else { return nil }
    page.join(run)
    let answer: (UIViewController?) -> EventValue = { [self] in .node($0.flatMap(joined)) }
    switch direction {
    case .forward:
      return run.ask(.pageViewControllerAfter, .node(page.id), on: id, of: dataSource, as: answer) {
        dataSource.pageViewController(self, viewControllerAfter: page)
      } ?? nil
    case .reverse:
      return run.ask(.pageViewControllerBefore, .node(page.id), on: id, of: dataSource, as: answer)
      {
        dataSource.pageViewController(self, viewControllerBefore: page)
      } ?? nil
    }
  }
}

extension PageNavigationDirection {
  var opposite: PageNavigationDirection {
    switch self {
    case .forward: .reverse
    case .reverse: .forward
    }
  }
}
