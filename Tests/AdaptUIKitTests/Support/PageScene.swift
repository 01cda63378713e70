import AdaptCore
import AdaptRules
import AdaptUIKit
import Foundation

/// A page controller as the root, with a book of pages that are named by letters.
struct PageScene {
  let scene: Scene
  let book: UIPageViewController
  let pages: [ScriptedController]
  let delegate: PageDelegate
  let source: PageSource

  var simulation: Simulation { scene.simulation }

  init(
    _ style: PageTransitionStyle = .scroll, ios: SystemVersion = 12.4, first: Int = 0,
    spine: PageSpineLocation? = nil, _ device: String = "phone",
    onException: ExceptionPolicy = .end
  ) throws {
    let options = spine.map { [UIPageViewController.OptionsKey.spineLocation: $0 as Any] }
    let book = UIPageViewController(
      transitionStyle: style, navigationOrientation: .horizontal, options: options)
    let pages = (0..<6).map { _ in ScriptedController() }
    let count = spine == .mid ? 2 : 1
    book.setViewControllers(
      Array(pages[first..<first + count]), direction: .forward, animated: false)
    scene = try Scene(device, ios: ios, root: book, onException: onException)
    for (place, page) in pages.enumerated() {
      scene.simulation.name(page, String("ABCDEF".dropFirst(place).prefix(1)))
    }
    self.book = book
    self.pages = pages
    source = scene.keep(PageSource(pages))
    delegate = scene.keep(PageDelegate())
    book.dataSource = source
    book.delegate = delegate
  }

  /// The names of the pages whose views are on screen.
  var onScreen: [String] { pages.filter(\.isOnScreen).map(simulation.name(of:)) }
  /// The names of what the page controller says it shows.
  var shown: [String] { (book.viewControllers ?? []).map(simulation.name(of:)) }
}

/// A book.
final class PageSource: UIPageViewControllerDataSource {
  var pages: [UIViewController]

  init(_ pages: [UIViewController]) { self.pages = pages }

  private func page(_ distance: Int, from page: UIViewController) -> UIViewController? {
    guard let place = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(place + distance) ? pages[place + distance] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }
}

/// A delegate of pages that implements all and does what a test gives.
final class PageDelegate: UIPageViewControllerDelegate {
  var spine: (UIPageViewController, UIInterfaceOrientation) -> PageSpineLocation = { pages, _ in
    pages.spineLocation
  }
  var willTurn: ([UIViewController]) -> Void = { _ in }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { willTurn(pendingViewControllers) }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}

  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { spine(pageViewController, orientation) }
}

/// What the data source and the delegate of pages are asked and told.
let pageQuestions: Set<Callback> = [
  .pageViewControllerBefore, .pageViewControllerAfter, .pageViewControllerWillTransitionTo,
  .pageViewControllerDidFinishAnimating, .pageViewControllerSpineLocation,
]
