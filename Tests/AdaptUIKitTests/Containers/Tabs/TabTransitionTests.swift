import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Animated changes of tabs")
struct TabTransitionTests {
  private let seen = appearance.union([
    .tabBarControllerAnimationController, .tabBarControllerInteractionController,
    .animateTransition, .animationEnded, .startInteractiveTransition, .tabBarControllerDidSelect,
  ])

  private func animated(_ count: Int, ios: SystemVersion = 12.4) throws -> TabScene {
    let scene = try TabScene(count, ios: ios)
    scene.delegate.animator = Animator()
    return scene
  }

  @Test("The delegate's animator animates a change, by a tap and by code")
  func animator() throws {
    let scene = try animated(2)
    scene.simulation.step("select") { scene.tabs.selectedIndex = 1 }
    #expect(
      lines(scene.simulation, from: "select", including: seen) == [
        "root tabBarControllerAnimationController → true",
        "root tabBarControllerInteractionController → false", "B viewWillAppear",
        "A viewWillDisappear", "transition animateTransition", "A viewDidDisappear",
        "B viewDidAppear", "transition animationEnded",
      ])
    #expect(scene.onScreen == ["B"])
    #expect(scene.simulation.now.microseconds == 500_000)
    #expect(scene.scene.findings == [])
  }

  @Test("O083: there is no coordinator yet when the leaving tab hears of the change")
  func coordinator() throws {
    let scene = try animated(2)
    var coordinators: [String: Bool] = [:]
    scene.pages[0].on[.viewWillDisappear] = {
      coordinators["will"] = $0.transitionCoordinator != nil
    }
    scene.delegate.animator?.inspect = { _ in
      coordinators["animation"] = scene.pages[0].transitionCoordinator != nil
    }
    scene.simulation.tapTab(at: 1)
    #expect(coordinators == ["will": false, "animation": true])
  }

  /// A change that a finger drives, held in the middle.
  private func held(ios: SystemVersion = 12.4) throws
    -> (TabScene, UIPercentDrivenInteractiveTransition)
  {
    let scene = try animated(3, ios: ios)
    let interactor = UIPercentDrivenInteractiveTransition()
    scene.delegate.interactor = interactor
    scene.simulation.step("drag") { scene.tabs.selectedIndex = 1 }
    scene.simulation.step("move") { interactor.update(0.4) }
    return (scene, interactor)
  }

  @Test("O083: a cancelled change has no did-call of the way it went, and the old tab is back")
  func cancelled() throws {
    let (scene, interactor) = try held(ios: 17)
    #expect(scene.tabs.selectedIndex == 1)
    scene.simulation.step("cancel") { interactor.cancel() }
    #expect(
      lines(scene.simulation, from: "drag", including: appearance) == [
        "B viewWillAppear", "A viewWillDisappear", "B viewIsAppearing", "B viewWillDisappear",
        "B viewDidDisappear", "A viewWillAppear", "A viewIsAppearing", "A viewDidAppear",
      ])
    #expect(scene.tabs.selectedIndex == 0)
    #expect(scene.tabs.tabBar.selectedItem === scene.pages[0].tabBarItem)
    #expect(scene.onScreen == ["A"])
    #expect(scene.scene.findings == [])
  }

  @Test("A finished change arrives")
  func finished() throws {
    let (scene, interactor) = try held()
    scene.simulation.step("finish") { interactor.finish() }
    #expect(scene.tabs.selectedIndex == 1)
    #expect(scene.onScreen == ["B"])
    expectVisibleHasAppeared(scene.simulation, scene.pages)
  }

  @Test("What is asked for during an animated change comes after it")
  func meanwhile() throws {
    let (scene, interactor) = try held()
    scene.simulation.step("select") { scene.tabs.selectedIndex = 2 }
    scene.simulation.tapTab(at: 0)
    scene.simulation.step("replace") { scene.tabs.viewControllers = Array(scene.pages[1...]) }
    #expect(scene.tabs.selectedIndex == 1)
    scene.delegate.interactor = nil
    scene.simulation.step("finish") { interactor.finish() }
    // A is gone when its tab was tapped, selected, and taken away.
    #expect(scene.tabs.viewControllers == Array(scene.pages[1...]))
    #expect(scene.onScreen == ["B"])
    expectLegalAppearance(scene.simulation)
    expectVisibleHasAppeared(scene.simulation, scene.pages)
  }

  @Test("An animator that never adds the new view is found")
  func notAdded() throws {
    final class Lazy: UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
      { 0.1 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        context.completeTransition(true)
      }
    }
    final class Delegate: UITabBarControllerDelegate {
      func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { Lazy() }
    }
    let scene = try TabScene(2)
    let delegate = scene.scene.keep(Delegate())
    scene.tabs.delegate = delegate
    scene.simulation.tapTab(at: 1)
    #expect(scene.scene.findings == [.toViewNotAdded])
    #expect(scene.onScreen == ["B"])
  }

  @Test("Tabs that leave the window during an animated change take both along")
  func taken() throws {
    let (scene, interactor) = try held()
    let window = try #require(scene.tabs.view.window)
    scene.simulation.step("replace root") { window.rootViewController = UIViewController() }
    scene.simulation.step("finish") { interactor.finish() }
    expectLegalAppearance(scene.simulation)
    expectVisibleHasAppeared(scene.simulation, scene.pages)
    #expect(scene.onScreen == [])
  }
}
