import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Replacing tabs")
struct TabReplacingTests {
  // The documentation of `UITabBarController.viewControllers`.
  @Test(
    "The selected controller stays selected, else the one at its place, else the first",
    arguments: [
      ([2, 1, 0], 1, "B"), ([0, 2], 1, "C"), ([1, 0], 1, "B"), ([0], 1, "A"), ([3, 4], 1, "E"),
      ([3], 2, "D"),
    ])
  func selection(places: [Int], selected: Int, expected: String) throws {
    let scene = try TabScene(3)
    let others = [scene.scene.scripted("D"), scene.scene.scripted("E")]
    let all = scene.pages + others
    scene.simulation.step("select") { scene.tabs.selectedIndex = selected }
    scene.simulation.step("replace") { scene.tabs.viewControllers = places.map { all[$0] } }
    let shown = try #require(scene.tabs.selectedViewController)
    #expect(scene.name(shown) == expected)
    #expect(all.filter(\.isOnScreen).map(scene.name) == [expected])
    for (place, page) in all.enumerated() {
      #expect((page.parent === scene.tabs) == places.contains(place))
    }
    expectLegalAppearance(scene.simulation)
    expectVisibleHasAppeared(scene.simulation, all)
    #expect(scene.scene.findings == [])
  }

  @Test("A controller that goes hears of it around the change, one that comes is told at once")
  func containment() throws {
    let scene = try TabScene(1)
    let new = scene.scene.scripted("N")
    scene.simulation.step("replace") { scene.tabs.viewControllers = [new] }
    #expect(
      lines(
        scene.simulation, from: "replace",
        including: appearance.union([.willMoveToParent, .didMoveToParent])) == [
          "A willMoveToParent", "N willMoveToParent", "N didMoveToParent",
          "N viewWillAppear(false)", "A viewWillDisappear(false)", "A viewDidDisappear(false)",
          "N viewDidAppear(false)", "A didMoveToParent",
        ])
  }

  @Test("Removing all tabs takes the shown one away")
  func none() throws {
    let scene = try TabScene(2)
    scene.simulation.step("clear") { scene.tabs.viewControllers = nil }
    #expect(scene.tabs.viewControllers == nil)
    #expect(scene.tabs.selectedViewController == nil)
    #expect(scene.onScreen == [])
    #expect(scene.scene.heard(scene.pages[0]).suffix(2) == [.viewWillDisappear, .viewDidDisappear])
  }

  @Test("A controller that is given twice is a tab once, and found")
  func twice() throws {
    let scene = try TabScene(1)
    scene.simulation.step("twice") {
      scene.tabs.viewControllers = [scene.pages[0], scene.pages[0]]
    }
    #expect(scene.scene.findings == [.sameControllerTwice])
    #expect(scene.tabs.viewControllers?.count == 1)
  }

  @Test("A tab that another tab bar controller takes leaves the first")
  func taken() throws {
    let scene = try TabScene(2)
    let other = UITabBarController()
    scene.simulation.step("take") { other.viewControllers = [scene.pages[0]] }
    #expect(scene.tabs.viewControllers == [scene.pages[1]])
    #expect(scene.onScreen == ["B"])
    #expect(scene.pages[0].tabBarController === other)
    expectLegalAppearance(scene.simulation)
  }

  @Test("Tabs that go let go of what they held")
  func release() throws {
    let scene = try TabScene(1)
    weak var gone: UIViewController?
    scene.simulation.step("replace") {
      let page = UIViewController()
      gone = page
      scene.tabs.viewControllers = [page, scene.pages[0]]
    }
    scene.simulation.step("select") { scene.tabs.selectedIndex = 0 }
    #expect(gone != nil)
    scene.simulation.step("back") { scene.tabs.viewControllers = [scene.pages[0]] }
    #expect(gone == nil)
  }
}
