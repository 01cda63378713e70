import AdaptCore
import AdaptRules
import AdaptUIKit
import Foundation
import Testing

@Suite("Tab bars")
struct TabBarTests {
  struct Row: Sendable {
    var device: String
    var ios: SystemVersion
    var sdk: SystemVersion?
    var window = WindowShare.full
    var isLandscape = false
    /// Where the bar lies, in points.
    var bar: CGRect
    /// The safe area of a tab's view.
    var safeArea: UIEdgeInsets
  }

  // `hidesBottomBarWhenPushed` is documented for the toolbar at the bottom of the screen; the tabs'
  // bar is that of a stack inside tabs.
  @Test("A pushed screen that hides the bottom bar takes the tabs' bar with it, while it is shown")
  func hiddenByStack() throws {
    let (list, detail, other) = (ScriptedController(), ScriptedController(), ScriptedController())
    detail.hidesBottomBarWhenPushed = true
    let stack = UINavigationController(rootViewController: list)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, other]
    let scene = try Scene("iphone-15", ios: 17, root: tabs)
    let window = try #require(tabs.view.window)
    func showsBar() -> Bool {
      let bar = tabs.tabBar
      return bar.window != nil && !bar.isHidden
        && !bar.convert(bar.bounds, to: nil).intersection(window.bounds).isEmpty
    }
    #expect(showsBar())
    #expect(list.view.safeAreaInsets.bottom == 83)
    scene.simulation.step("push") { stack.pushViewController(detail, animated: true) }
    #expect(!showsBar())
    // The home indicator's edge is left.
    #expect(detail.view.safeAreaInsets.bottom == 34)
    scene.simulation.step("select the other") { tabs.selectedIndex = 1 }
    #expect(showsBar())
    #expect(other.view.safeAreaInsets.bottom == 83)
    scene.simulation.step("select the stack") { tabs.selectedIndex = 0 }
    #expect(!showsBar())
    scene.simulation.step("pop") { stack.popViewController(animated: true) }
    #expect(showsBar())
    #expect(list.view.safeAreaInsets.bottom == 83)
    #expect(scene.findings == [])
  }

  // Edges as in R100, heights as in the tables of rule `tabs.bar-height`, unsafe edges those of the
  // devices.
  @Test(
    "R100: where the bar lies, and what it leaves for a tab",
    arguments: [
      Row(
        device: "iphone-8", ios: 13, bar: CGRect(x: 0, y: 618, width: 375, height: 49),
        safeArea: UIEdgeInsets(top: 20, bottom: 49)),
      Row(
        device: "iphone-15", ios: 17, bar: CGRect(x: 0, y: 769, width: 393, height: 83),
        safeArea: UIEdgeInsets(top: 59, bottom: 83)),
      Row(
        device: "iphone-15", ios: 18, bar: CGRect(x: 0, y: 769, width: 393, height: 83),
        safeArea: UIEdgeInsets(top: 59, bottom: 83)),
      Row(
        device: "iphone-15", ios: 17, isLandscape: true,
        bar: CGRect(x: 0, y: 340, width: 852, height: 53),
        safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 53, right: 59)),
      // A Max phone keeps the bar at the bottom in its regular width.
      Row(
        device: "iphone-15-pro-max", ios: 18, isLandscape: true,
        bar: CGRect(x: 0, y: 360, width: 932, height: 70),
        safeArea: UIEdgeInsets(top: 0, left: 59, bottom: 70, right: 59)),
      Row(
        device: "pad-11", ios: 17, bar: CGRect(x: 0, y: 1129, width: 834, height: 65),
        safeArea: UIEdgeInsets(top: 24, bottom: 65)),
      Row(
        device: "pad-11", ios: 18, bar: CGRect(x: 0, y: 24, width: 834, height: 50),
        safeArea: UIEdgeInsets(top: 74, bottom: 20)),
      Row(
        device: "pad-11", ios: 18, sdk: 17,
        bar: CGRect(x: 0, y: 1129, width: 834, height: 65),
        safeArea: UIEdgeInsets(top: 24, bottom: 65)),
      Row(
        device: "pad-11", ios: 18, window: .slot(.oneThird),
        bar: CGRect(x: 0, y: 1129, width: 320, height: 65),
        safeArea: UIEdgeInsets(top: 24, bottom: 65)),
    ])
  func table(row: Row) throws {
    let scene = try TabScene(2, row.device, ios: row.ios, sdk: row.sdk, window: row.window)
    if row.isLandscape { scene.simulation.rotate(to: .landscapeRight) }
    #expect(scene.tabs.tabBar.frame == row.bar)
    #expect(scene.pages[0].view.safeAreaInsets == row.safeArea)
    #expect(scene.pages[0].view.frame == scene.tabs.view.bounds)
    // A tab that is shown later gets the same.
    scene.simulation.tapTab(at: 1)
    #expect(scene.pages[1].view.safeAreaInsets == row.safeArea)
    #expect(scene.scene.findings == [])
  }

  @Test("R100: compact width on the tabs alone brings the bar back, and children see regular")
  func override() throws {
    let scene = try TabScene(6, "pad-11", ios: 18)
    #expect(scene.tabs.tabBar.items?.count == 6)
    scene.simulation.step("override") {
      scene.tabs.traitOverrides.horizontalSizeClass = .compact
      for page in scene.pages { page.traitOverrides.horizontalSizeClass = .regular }
    }
    #expect(scene.tabs.tabBar.frame.maxY == scene.tabs.view.bounds.maxY)
    #expect(scene.onScreen == ["A"])
    #expect(scene.pages[0].view.frame == scene.tabs.view.bounds)
    #expect(scene.tabs.view.safeAreaInsets == UIEdgeInsets(top: 24, bottom: 20))
    #expect(scene.pages[0].traitCollection.horizontalSizeClass == .regular)
    #expect(scene.pages[0].view.safeAreaInsets == UIEdgeInsets(top: 24, bottom: 65))
    // With more than five tabs More appears.
    #expect(scene.tabs.tabBar.items?.count == 5)
    #expect(scene.tabs.tabBar.items?.last?.title == "More")
    #expect(scene.scene.findings == [])
  }

  @Test("R100: a window that becomes narrow moves the bar, and back")
  func resize() throws {
    let scene = try TabScene(2, "pad-11", ios: 18)
    let wide = scene.tabs.tabBar.frame
    scene.simulation.resize(to: .slot(.oneThird))
    #expect(scene.tabs.tabBar.frame.maxY == scene.tabs.view.bounds.maxY)
    #expect(scene.pages[0].view.safeAreaInsets.bottom == 65)
    scene.simulation.resize(to: .full)
    #expect(scene.tabs.tabBar.frame == wide)
    #expect(scene.pages[0].view.safeAreaInsets == UIEdgeInsets(top: 74, bottom: 20))
  }

  @Test("A hidden bar leaves all to the tab, an opaque one ends its view")
  func hiddenAndOpaque() throws {
    let scene = try TabScene(1, "iphone-15", ios: 17)
    scene.simulation.step("hide") { scene.tabs.tabBar.isHidden = true }
    #expect(scene.pages[0].view.safeAreaInsets == UIEdgeInsets(top: 59, bottom: 34))
    scene.simulation.step("show") {
      scene.tabs.tabBar.isHidden = false
      scene.tabs.tabBar.isTranslucent = false
    }
    #expect(scene.pages[0].view.frame == CGRect(x: 0, y: 0, width: 393, height: 769))
    #expect(scene.pages[0].view.safeAreaInsets == UIEdgeInsets(top: 59))
  }

  @Test("Before 11 the bar is told by the bottom layout guide")
  func guides() throws {
    let scene = try TabScene(1, "iphone-7", ios: 10)
    #expect(scene.pages[0].bottomLayoutGuide.length == 49)
    #expect(scene.pages[0].topLayoutGuide.length == 20)
    #expect(scene.pages[0].view.safeAreaInsets == .zero)
  }

  @Test("R100: a player that an app adds to its tabs appears with them and keeps over the bar")
  func player() throws {
    let scene = try TabScene(2)
    let player = scene.scene.scripted("player")
    scene.simulation.step("add") {
      scene.tabs.addChild(player)
      scene.tabs.view.addSubview(player.view)
      player.didMove(toParent: scene.tabs)
    }
    scene.simulation.tapTab(at: 1)
    scene.scene.present(scene.scene.controller("modal"))
    scene.scene.dismiss()
    #expect(
      scene.scene.heard(player) == [
        .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .viewWillAppear,
        .viewDidAppear,
      ])
    #expect(scene.scene.findings == [])
  }
}
