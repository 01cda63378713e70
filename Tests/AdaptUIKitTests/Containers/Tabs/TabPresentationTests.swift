import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Presenting from tabs")
struct TabPresentationTests {
  @Test("O112: what a tab presents over the screen is presented by the tab bar controller")
  func presenter() throws {
    let scene = try TabScene(2)
    let sheet = scene.scene.controller("sheet", .formSheet)
    scene.scene.present(sheet, on: scene.pages[0])
    #expect(sheet.presentingViewController === scene.tabs)
    #expect(scene.tabs.presentedViewController === sheet)
    // Whichever tab is asked, the presentation is the tab bar controller's.
    scene.scene.dismiss(on: scene.pages[1])
    #expect(scene.tabs.presentedViewController == nil)
    #expect(scene.scene.findings == [])
  }

  /// A tab that has presented in its own context.
  private func presented(
    _ style: UIModalPresentationStyle, ios: SystemVersion = 12.4
  ) throws -> (TabScene, UIViewController) {
    let scene = try TabScene(2, ios: ios)
    let content = scene.scene.scripted("X", style)
    scene.pages[0].definesPresentationContext = true
    scene.scene.present(content, on: scene.pages[0])
    #expect(content.presentingViewController === scene.pages[0])
    #expect(content.isOnScreen)
    return (scene, content)
  }

  // UIKit is seen to leave a black tab here up to 13 (O114); the contract is that it comes back.
  @Test(
    "O114: what a tab presents in its context goes and comes back with the tab, and is dismissed",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func context(style: UIModalPresentationStyle) throws {
    let (scene, content) = try presented(style)
    let (before, name) = (content.frameOnScreen, "X")
    #expect(scene.onScreen == (style == .currentContext ? [] : ["A"]))
    scene.simulation.tapTab(at: 1)
    #expect(scene.onScreen == ["B"])
    #expect(!content.isOnScreen)
    scene.simulation.tapTab(at: 0)
    #expect(content.isOnScreen)
    #expect(content.frameOnScreen == before)
    #expect(scene.onScreen == (style == .currentContext ? [] : ["A"]))
    scene.scene.dismiss(on: scene.pages[0])
    #expect(scene.onScreen == ["A"])
    #expect(!content.isOnScreen)
    #expect(
      lines(scene.simulation, including: appearance, of: [name]) == [
        "X viewWillAppear", "X viewDidAppear", "X viewWillDisappear(false)",
        "X viewDidDisappear(false)", "X viewWillAppear(false)", "X viewDidAppear(false)",
        "X viewWillDisappear", "X viewDidDisappear",
      ])
    #expect(scene.scene.findings == [])
    expectLegalAppearance(scene.simulation)
    expectVisibleHasAppeared(scene.simulation, scene.pages + [content])
  }

  // 8.0 to 8.1 were seen to leave a black tab; the contract is that every uncovered tab is there.
  @Test(
    "R053: a stack in a tab is there again after a modal in its context and a look at another tab",
    arguments: [SystemVersion(8.1), 12.4, 13, 17])
  func stackInTab(ios: SystemVersion) throws {
    let (page, other) = (ScriptedController(), ScriptedController())
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: page), other]
    let scene = try Scene("phone", ios: ios, root: tabs)
    let content = scene.scripted("X", .currentContext)
    scene.present(content, on: page)
    #expect(content.isOnScreen)
    scene.simulation.tapTab(at: 1)
    #expect(other.isOnScreen)
    #expect(!content.isOnScreen)
    scene.simulation.tapTab(at: 0)
    #expect(content.isOnScreen)
    scene.dismiss(on: page)
    #expect(page.isOnScreen)
    #expect(!content.isOnScreen)
    #expect(scene.findings == [])
  }

  @Test("O114: dismissed while another tab is shown, it leaves that tab alone")
  func dismissedMeanwhile() throws {
    let (scene, content) = try presented(.currentContext)
    scene.simulation.tapTab(at: 1)
    scene.scene.dismiss(on: scene.pages[0])
    #expect(scene.onScreen == ["B"])
    #expect(content.presentingViewController == nil)
    scene.simulation.tapTab(at: 0)
    #expect(scene.onScreen == ["A"])
    expectLegalAppearance(scene.simulation)
    expectVisibleHasAppeared(scene.simulation, scene.pages + [content])
    #expect(scene.scene.findings == [])
  }

  @Test("What covers the tabs takes along what a tab has presented in its context")
  func covered() throws {
    let (scene, content) = try presented(.currentContext)
    let cover = scene.scene.scripted("cover")
    scene.simulation.step("cover") { scene.tabs.present(cover, animated: true) }
    #expect(scene.scene.heard(content).suffix(2) == [.viewWillDisappear, .viewDidDisappear])
    scene.simulation.step("uncover") { cover.dismiss(animated: true) }
    #expect(scene.scene.heard(content).suffix(2) == [.viewWillAppear, .viewDidAppear])
    #expect(content.isOnScreen)
    expectLegalAppearance(scene.simulation)
  }

  @Test("O113: only a context style has the size of the tab's place")
  func sizes() throws {
    let (scene, content) = try presented(.currentContext)
    #expect(content.frameOnScreen == scene.tabs.view.frame)
    scene.scene.dismiss(on: scene.pages[0])
    let full = scene.scene.controller("full", .overFullScreen)
    scene.scene.present(full, on: scene.pages[0])
    #expect(full.frameOnScreen == scene.tabs.view.window?.bounds)
  }

  @Test("O057: a rotation reaches the tab that is shown and what is presented over the tabs")
  func rotation() throws {
    let scene = try TabScene(2)
    let sheet = scene.scene.controller("sheet", .overFullScreen)
    scene.scene.present(sheet, on: scene.pages[0])
    scene.simulation.rotate(to: .landscapeRight)
    #expect(
      lines(
        scene.simulation, from: "rotate landscapeRight", including: [.viewWillTransitionToSize])
        == [
          "root viewWillTransitionToSize(667 × 375)", "A viewWillTransitionToSize(667 × 375)",
          "sheet.pc viewWillTransitionToSize(667 × 375)",
          "sheet viewWillTransitionToSize(667 × 375)",
        ])
    scene.simulation.rotate(to: .portrait)
    #expect(scene.pages[0].view.frame.size == CGSize(width: 375, height: 667))
    #expect(scene.scene.findings == [])
  }

  @Test("O058: a tab that is not shown hears of no size, and has the new one when it is")
  func hiddenTab() throws {
    let scene = try TabScene(2)
    scene.simulation.tapTab(at: 1)
    scene.simulation.rotate(to: .landscapeRight)
    #expect(scene.scene.count(.viewWillTransitionToSize, of: scene.pages[0]) == 0)
    #expect(scene.scene.count(.viewWillTransitionToSize, of: scene.pages[1]) == 1)
    scene.simulation.tapTab(at: 0)
    #expect(scene.pages[0].view.frame.size == CGSize(width: 667, height: 375))
  }

  @Test("O034: the tabs are called before the tab, and a call after super comes after the tab's")
  func forwarding() throws {
    final class Tabs: UITabBarController {
      var log: [String] = []
      override func viewDidAppear(_ animated: Bool) {
        log.append("tabs before super")
        super.viewDidAppear(animated)
        log.append("tabs after super")
      }
    }
    let tabs = Tabs()
    let page = ScriptedController()
    page.on[.viewDidAppear] = { _ in tabs.log.append("page") }
    tabs.viewControllers = [page]
    let scene = try Scene(root: tabs)
    scene.simulation.name(page, "page")
    #expect(tabs.log == ["tabs before super", "page", "tabs after super"])
    #expect(
      lines(scene.simulation, including: [.viewDidAppear]) == [
        "root viewDidAppear(false)", "page viewDidAppear(false)",
      ])
  }

  // The facts: by default neither asks its children; the delegate may answer.
  @Test("The delegate of tabs answers for their orientations, and the tabs do not")
  func orientations() throws {
    final class Portrait: UITabBarControllerDelegate {
      func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientationMask
      { .portrait }
    }
    let scene = try TabScene(1)
    scene.pages[0].orientations = .portrait
    scene.simulation.rotate(to: .landscapeRight)
    #expect(scene.simulation.orientation == .landscapeRight)
    scene.simulation.rotate(to: .portrait)
    scene.tabs.delegate = scene.scene.keep(Portrait())
    scene.simulation.rotate(to: .landscapeRight)
    #expect(scene.simulation.orientation == .portrait)
  }
}
