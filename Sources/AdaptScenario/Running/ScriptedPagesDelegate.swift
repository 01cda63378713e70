import AdaptCore
import AdaptUIKit

/// The delegate of pages. What the script does not answer counts as not implemented.
final class ScriptedPagesDelegate: UIPageViewControllerDelegate {
  private unowned let role: ControllerRole
  private let script: ContainerDelegateScript
  private let silent = UnansweredDelegate()

  init(_ role: ControllerRole, _ script: ContainerDelegateScript) {
    self.role = role
    self.script = script
    silent.standsInFor = self
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { role.act(in: .pageViewControllerWillTransitionTo, by: pageViewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { role.act(in: .pageViewControllerDidFinishAnimating, by: pageViewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    script.spine ?? silent.pageViewController(pageViewController, spineLocationFor: orientation)
  }

  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask {
    script.orientations
      ?? silent.pageViewControllerSupportedInterfaceOrientations(pageViewController)
  }
}

/// Gives the pages of a script in their order.
final class ScriptedPageOrder: UIPageViewControllerDataSource {
  private unowned let role: ControllerRole
  private let script: PagesScript

  init(_ role: ControllerRole, _ script: PagesScript) {
    self.role = role
    self.script = script
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, .reverse) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, .forward) }

  private func neighbour(
    of page: UIViewController, _ direction: PageNavigationDirection
  ) -> UIViewController? {
    guard let name = (page as? any Scripted)?.role.script.name else { return nil }
    return script.neighbour(of: name, direction).map { role.cast.hand($0) }
  }
}
