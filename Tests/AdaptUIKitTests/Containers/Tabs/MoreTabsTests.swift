import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Tabs under More")
struct MoreTabsTests {
  private func expectOneTab(_ scene: TabScene, _ name: String) {
    #expect(scene.onScreen == [name])
    expectLegalAppearance(scene.simulation)
    expectVisibleHasAppeared(scene.simulation, scene.pages)
    #expect(scene.scene.findings == [])
  }

  @Test("A tap on More shows the list, a tap on a row the controller over it")
  func rows() throws {
    let scene = try TabScene(7)
    #expect(scene.tabs.tabBar.items?.count == 5)
    expectOneTab(scene, "A")
    scene.simulation.tapTab(at: 4)
    #expect(scene.onScreen == [])
    #expect(scene.tabs.selectedViewController === scene.tabs.moreNavigationController)
    #expect(scene.tabs.selectedIndex == NSNotFound)
    scene.simulation.tapMoreRow(of: scene.pages[5])
    expectOneTab(scene, "F")
    #expect(scene.pages[5].navigationController === scene.tabs.moreNavigationController)
    #expect(scene.pages[5].tabBarController === scene.tabs)
    #expect(scene.tabs.viewControllers == scene.pages)
    // A tap on the selected item goes back to the list, and the controller is the tabs' again.
    scene.simulation.tapTab(at: 4)
    #expect(scene.onScreen == [])
    #expect(scene.pages[5].parent === scene.tabs)
  }

  @Test("Going back to the list gives the controller back to the tabs")
  func back() throws {
    let scene = try TabScene(6)
    scene.simulation.tapTab(of: scene.pages[5])
    scene.simulation.tapMoreRow(of: scene.pages[5])
    scene.simulation.step("back") {
      scene.tabs.moreNavigationController.popViewController(animated: true)
    }
    #expect(scene.onScreen == [])
    #expect(scene.pages[5].parent === scene.tabs)
    expectLegalAppearance(scene.simulation)
    #expect(scene.scene.findings == [])
  }

  @Test("Code selects a controller without an item: it lies over the list")
  func byCode() throws {
    let scene = try TabScene(6)
    scene.simulation.step("select") { scene.tabs.selectedIndex = 5 }
    expectOneTab(scene, "F")
    #expect(scene.tabs.selectedIndex == 5)
    #expect(scene.tabs.tabBar.selectedItem === scene.tabs.tabBar.items?.last)
    scene.simulation.step("back") { scene.tabs.selectedIndex = 0 }
    expectOneTab(scene, "A")
    // The stack under More is as it was left.
    scene.simulation.tapTab(at: 4)
    expectOneTab(scene, "F")
  }

  @Test("A stack that is a tab can lie under More")
  func stackUnderMore() throws {
    let scene = try TabScene(5)
    let content = scene.scene.scripted("content")
    let stack = UINavigationController(rootViewController: content)
    scene.simulation.step("add") { scene.tabs.viewControllers = scene.pages + [stack] }
    scene.simulation.step("select") { scene.tabs.selectedViewController = stack }
    #expect(content.isOnScreen)
    #expect(scene.scene.findings == [])
  }

  @Test("R100: what lies under More gets its own item where there is room, and goes back")
  func widths() throws {
    let scene = try TabScene(7, "pad-11", ios: 17)
    #expect(scene.tabs.tabBar.items?.count == 7)
    scene.simulation.step("select") { scene.tabs.selectedIndex = 5 }
    expectOneTab(scene, "F")
    scene.simulation.resize(to: .slot(.oneThird))
    #expect(scene.tabs.tabBar.items?.count == 5)
    #expect(scene.tabs.selectedIndex == 5)
    #expect(scene.pages[5].parent === scene.tabs.moreNavigationController)
    expectOneTab(scene, "F")
    scene.simulation.resize(to: .full)
    #expect(scene.pages[5].parent === scene.tabs)
    #expect(scene.tabs.selectedIndex == 5)
    expectOneTab(scene, "F")
  }

  @Test("Fewer tabs take the selected one out of More, and the last under More goes with it")
  func fewer() throws {
    let scene = try TabScene(6)
    scene.simulation.step("select") { scene.tabs.selectedIndex = 5 }
    scene.simulation.step("fewer") {
      scene.tabs.viewControllers = [scene.pages[0], scene.pages[5]]
    }
    expectOneTab(scene, "F")
    #expect(scene.tabs.selectedIndex == 1)
    #expect(scene.pages[5].parent === scene.tabs)
    for page in scene.pages[1...4] { #expect(page.parent == nil) }
  }

  // On 10 a rotation was seen to skip the child, and the fifth tab to go under More.
  @Test("R068: five tabs fit every share, and a child over them hears of each change of width")
  func fiveAndOverlay() throws {
    let scene = try TabScene(5, "pad", ios: 10, window: .slot(.twoThirds))
    let overlay = scene.scene.scripted("overlay")
    scene.simulation.step("embed") {
      scene.tabs.addChild(overlay)
      overlay.view.frame = scene.tabs.view.bounds
      overlay.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scene.tabs.view.addSubview(overlay.view)
      overlay.didMove(toParent: scene.tabs)
    }
    for turn in 1...4 {
      scene.simulation.rotate()
      let told = lines(scene.simulation, including: [.viewWillTransitionToSize], of: ["overlay"])
      #expect(told.count == turn)
      #expect(overlay.view.frame == scene.tabs.view.bounds)
      #expect(scene.tabs.tabBar.items?.count == 5)
      #expect(scene.tabs.tabBar.items?.last === scene.pages[4].tabBarItem)
    }
    #expect(scene.scene.findings == [])
  }
}
