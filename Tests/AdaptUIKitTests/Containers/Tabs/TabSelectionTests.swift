import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Selecting tabs")
struct TabSelectionTests {
  @Test("O078: the arriving tab is told first and last, and is loaded only now")
  func order() throws {
    let scene = try TabScene(3)
    #expect(scene.pages.map(\.isViewLoaded) == [true, false, false])
    scene.simulation.tapTab(at: 1)
    #expect(
      lines(scene.simulation, from: "tap tab 1") == [
        "B viewDidLoad", "B viewWillAppear(false)", "A viewWillDisappear(false)",
        "A viewDidDisappear(false)", "B viewDidAppear(false)",
      ])
    #expect(scene.tabs.selectedIndex == 1)
    #expect(scene.onScreen == ["B"])
  }

  @Test("O006: the arriving tab is appearing once its view is in, from 13 on")
  func isAppearing() throws {
    let scene = try TabScene(2, "iphone-15", ios: 17)
    scene.simulation.step("select") { scene.tabs.selectedIndex = 1 }
    #expect(
      lines(scene.simulation, from: "select", including: appearance) == [
        "B viewWillAppear(false)", "A viewWillDisappear(false)", "B viewIsAppearing(false)",
        "A viewDidDisappear(false)", "B viewDidAppear(false)",
      ])
  }

  @Test("R101: a tap asks and tells the delegate, code does not; appearance is the same")
  func tapAndCode() throws {
    let tapped = try TabScene(2)
    tapped.simulation.tapTab(at: 1)
    let set = try TabScene(2)
    set.simulation.step("tap tab 1") { set.tabs.selectedIndex = 1 }
    let seen = appearance.union(tabQuestions)
    #expect(
      lines(tapped.simulation, from: "tap tab 1", including: seen) == [
        "root tabBarControllerShouldSelect → true", "B viewWillAppear(false)",
        "A viewWillDisappear(false)", "root tabBarControllerDidSelect",
        "A viewDidDisappear(false)", "B viewDidAppear(false)",
      ])
    #expect(
      lines(set.simulation, from: "tap tab 1", including: seen)
        == lines(tapped.simulation, from: "tap tab 1", including: appearance))
  }

  @Test("O079: a tap on the selected tab asks and tells too, and nothing moves")
  func again() throws {
    let scene = try TabScene(2)
    scene.simulation.tapTab(at: 0)
    #expect(
      lines(scene.simulation, from: "tap tab 0", including: story.union(tabQuestions)) == [
        "root tabBarControllerShouldSelect → true", "root tabBarControllerDidSelect",
      ])
  }

  @Test("O079: a delegate that refuses hears nothing more, and nothing is selected")
  func refused() throws {
    let scene = try TabScene(2)
    scene.delegate.allows = { _ in false }
    scene.simulation.tapTab(at: 1)
    #expect(
      lines(scene.simulation, from: "tap tab 1", including: story.union(tabQuestions)) == [
        "root tabBarControllerShouldSelect → false", "root finding tabRefused",
      ])
    #expect(scene.tabs.selectedIndex == 0)
  }

  @Test("A tap on the selected tab takes its stack to the root, unless the delegate refuses")
  func toTheRoot() throws {
    let scene = try TabScene(1)
    let stack = UINavigationController(rootViewController: scene.scene.controller("root of stack"))
    scene.simulation.step("set") { scene.tabs.viewControllers = [stack] }
    for name in ["two", "three"] {
      scene.simulation.step("push") {
        stack.pushViewController(scene.scene.controller(name), animated: false)
      }
    }
    scene.delegate.allows = { _ in false }
    scene.simulation.tapTab(at: 0)
    #expect(stack.viewControllers.count == 3)
    scene.delegate.allows = { _ in true }
    scene.simulation.tapTab(at: 0)
    #expect(stack.viewControllers.count == 1)
    #expect(stack.viewControllers[0].isOnScreen)
  }

  // The documentation of `selectedIndex` and `selectedViewController`.
  @Test("A place without a tab is ignored, a controller that is no tab is an exception")
  func wrongSelections() throws {
    let scene = try TabScene(2, onException: .record)
    for place in [2, -1, Int.max] {
      scene.simulation.step("select") { scene.tabs.selectedIndex = place }
    }
    scene.simulation.step("nothing") { scene.tabs.selectedViewController = nil }
    #expect(scene.scene.findings == [.noSuchTab, .noSuchTab, .noSuchTab, .noSuchTab])
    scene.simulation.step("other") {
      scene.tabs.selectedViewController = scene.scene.controller("other")
    }
    #expect(scene.scene.findings.last == .controllerNotInTabs)
    #expect(scene.tabs.selectedIndex == 0)
    #expect(scene.onScreen == ["A"])
  }

  @Test("Without tabs nothing is selected")
  func empty() throws {
    let tabs = UITabBarController()
    #expect(tabs.viewControllers == nil)
    #expect(tabs.selectedIndex == NSNotFound)
    let scene = try Scene(root: tabs)
    #expect(tabs.selectedViewController == nil)
    scene.simulation.tapTab(at: 0)
    #expect(scene.findings == [.noSuchTab])
  }

  @Test("A tab that is selected before the launch is the one that is loaded and appears")
  func beforeLaunch() throws {
    let tabs = UITabBarController()
    let pages = [UIViewController(), UIViewController()]
    tabs.viewControllers = pages
    tabs.selectedIndex = 1
    let scene = try Scene(root: tabs)
    scene.simulation.name(pages[1], "B")
    #expect(!pages[0].isViewLoaded)
    #expect(scene.heard(pages[1]) == [.viewWillAppear, .viewDidAppear])
    #expect(scene.heard(pages[0]) == [])
  }

  @Test(
    "Selecting from inside an appearance callback comes after the change it interrupts",
    arguments: [Callback.viewDidLoad, .viewWillAppear, .viewDidAppear])
  func reentrant(callback: Callback) throws {
    let scene = try TabScene(3)
    scene.pages[1].once[callback] = { _ in scene.tabs.selectedIndex = 2 }
    scene.simulation.tapTab(at: 1)
    #expect(scene.tabs.selectedIndex == 2)
    #expect(scene.onScreen == ["C"])
    #expect(scene.scene.findings == [])
    expectLegalAppearance(scene.simulation)
    expectVisibleHasAppeared(scene.simulation, scene.pages)
  }

  @Test("Two tabs that select each other for ever are stopped")
  func endless() throws {
    let scene = try TabScene(2)
    scene.pages[0].on[.viewWillAppear] = { _ in scene.tabs.selectedIndex = 1 }
    scene.pages[1].on[.viewWillAppear] = { _ in scene.tabs.selectedIndex = 0 }
    scene.simulation.tapTab(at: 1)
    #expect(scene.scene.findings == [.didNotSettle])
    expectLegalAppearance(scene.simulation)
  }

  @Test("A tab bar that a tab bar controller manages is not changed by hand")
  func managedBar() throws {
    final class BarDelegate: UITabBarDelegate {
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    }
    let scene = try TabScene(2, onException: .record)
    let delegate = scene.scene.keep(BarDelegate())
    scene.simulation.step("delegate") { scene.tabs.tabBar.delegate = delegate }
    scene.simulation.step("items") { scene.tabs.tabBar.items = [] }
    #expect(scene.scene.findings == [.managedTabBarChanged, .managedTabBarChanged])
    #expect(scene.tabs.tabBar.items?.count == 2)
  }

  @Test("The item of a controller has its title unless it states its own")
  func items() throws {
    let scene = try TabScene(2)
    scene.pages[0].title = "Home"
    scene.pages[1].tabBarItem = UITabBarItem(title: "Settings", tag: 4)
    #expect(scene.tabs.tabBar.items?.map(\.title) == ["Home", "Settings"])
    #expect(scene.tabs.tabBar.selectedItem === scene.pages[0].tabBarItem)
    #expect(scene.pages[1].tabBarController === scene.tabs)
  }

  @Test("A tap reaches no bar that is hidden or under what is presented")
  func covered() throws {
    let scene = try TabScene(2)
    scene.tabs.tabBar.isHidden = true
    scene.simulation.tapTab(at: 1)
    scene.tabs.tabBar.isHidden = false
    scene.scene.present(scene.scene.controller("modal"), on: scene.pages[0])
    scene.simulation.tapTab(at: 1, of: scene.tabs)
    #expect(scene.scene.findings == [.noSuchAction, .noSuchAction])
    #expect(scene.tabs.selectedIndex == 0)
    scene.scene.dismiss()
    scene.simulation.tapTab(of: scene.pages[1])
    #expect(scene.tabs.selectedIndex == 1)
  }
}
