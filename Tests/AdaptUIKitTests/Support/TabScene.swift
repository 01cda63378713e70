import AdaptCore
import AdaptProfiles
import AdaptUIKit
import Foundation

/// A tab bar controller as the root, with tabs that are named A, B, C …
struct TabScene {
  let scene: Scene
  let tabs: UITabBarController
  let pages: [ScriptedController]
  let delegate: TabDelegate

  var simulation: Simulation { scene.simulation }

  init(
    _ count: Int, _ device: String = "phone", ios: SystemVersion = 12.4,
    sdk: SystemVersion? = nil, window: WindowShare = .full, onException: ExceptionPolicy = .end
  ) throws {
    let tabs = UITabBarController()
    let pages = (0..<count).map { _ in ScriptedController() }
    tabs.viewControllers = pages
    scene = try Scene(
      device, ios: ios, sdk: sdk, window: window, root: tabs, onException: onException)
    for (place, page) in pages.enumerated() {
      scene.simulation.name(page, String("ABCDEFGHIJKL".dropFirst(place).prefix(1)))
    }
    self.tabs = tabs
    self.pages = pages
    delegate = scene.keep(TabDelegate())
    tabs.delegate = delegate
  }

  /// The names of the tabs whose views are on screen.
  var onScreen: [String] { pages.filter(\.isOnScreen).map(name) }

  func name(_ controller: UIViewController) -> String { simulation.name(of: controller) }
}

/// A delegate of tabs that implements all and does what a test gives.
final class TabDelegate: UITabBarControllerDelegate {
  var allows: (UIViewController) -> Bool = { _ in true }
  var selected: (UIViewController) -> Void = { _ in }
  var animator: Animator?
  var interactor: UIPercentDrivenInteractiveTransition?

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { allows(viewController) }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { selected(viewController) }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// What a delegate of tabs is asked and told of a person's taps.
let tabQuestions: Set<Callback> = [.tabBarControllerShouldSelect, .tabBarControllerDidSelect]
