import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Presentations and split views")
struct SplitPresentationTests {
  @Test("O113: a presentation from one side covers the window, in a context only its side")
  func presentedFromSide() throws {
    for style in [UIModalPresentationStyle.fullScreen, .currentContext] {
      let split = try SplitScene("pad")
      split.stacks[1].definesPresentationContext = true
      let modal = split.scene.controller("modal", style)
      split.simulation.step("present") { split.detail.present(modal, animated: true) }
      let width: CGFloat = style == .fullScreen ? 1024 : 704
      #expect(modal.frameOnScreen?.width == width)
      split.simulation.step("dismiss") { modal.dismiss(animated: true) }
      #expect(split.visible == ["list", "detail"])
      split.expectSound()
    }
  }

  @Test("A sheet over a split view stays while windows change: one, half, two thirds and back")
  func presentedWhileResizing() throws {
    let split = try SplitScene("pad-pro")
    let sheet = split.scene.controller("sheet", .formSheet)
    split.simulation.step("present") { split.detail.present(sheet, animated: true) }
    let shares: [WindowShare] = [
      .slot(.oneThird), .slot(.oneHalf), .slot(.twoThirds), .slot(.oneThird), .full,
    ]
    for share in shares {
      split.simulation.resize(to: share)
      #expect(split.scene.presented == [sheet])
      #expect(split.split.isCollapsed == (share == .slot(.oneThird)))
      expectLegalAppearance(split.simulation)
    }
    split.simulation.step("dismiss") { sheet.dismiss(animated: true) }
    #expect(split.visible == ["list", "detail"])
    #expect(split.scene.findings == [])
    split.expectSound()
  }

  @Test(
    "Three columns of the same depth come back after any windows",
    arguments: [15, 18, 26] as [SystemVersion])
  func neutralRoundTrip(ios: SystemVersion) throws {
    for style in [UISplitViewController.Style.unspecified, .doubleColumn, .tripleColumn] {
      let split = try SplitScene("pad-pro", ios: ios, style: style)
      let before = (split.visible, split.children, split.split.displayMode)
      for share in [WindowShare.slot(.oneThird), .slot(.oneHalf), .slot(.oneThird), .full] {
        split.simulation.resize(to: share)
        split.expectSound()
      }
      #expect(split.visible == before.0)
      #expect(split.children == before.1)
      #expect(split.split.displayMode == before.2)
      #expect(split.scene.findings == [])
    }
  }

  @Test("R011: on a form sheet a split view collapses, since content there is compact")
  func onSheet() throws {
    let scene = try Scene("pad")
    let list = ScriptedController()
    let detail = ScriptedController()
    let split = scene.named("split", UISplitViewController(), .formSheet)
    split.viewControllers = [
      UINavigationController(rootViewController: list),
      UINavigationController(rootViewController: detail),
    ]
    scene.present(split)
    #expect(split.isCollapsed)
    #expect(detail.isOnScreen)
    #expect(!list.isOnScreen)
    scene.dismiss()
    #expect(!split.isOnScreen)
    expectLegalAppearance(scene.simulation)
  }

  @Test("A popover from the detail points at its anchor in every window that has one")
  func popover() throws {
    let split = try SplitScene("pad-pro")
    let popover = split.scene.controller("popover", .popover)
    let anchor = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
    split.simulation.step("present") {
      split.detail.view.addSubview(anchor)
      popover.popoverPresentationController?.sourceView = anchor
      split.detail.present(popover, animated: true)
    }
    let wide = try #require(popover.frameOnScreen)
    for share in [WindowShare.slot(.oneHalf), .slot(.oneThird), .full] {
      split.simulation.resize(to: share)
      #expect(popover.isOnScreen)
      expectLegalAppearance(split.simulation)
    }
    #expect(popover.frameOnScreen == wide)
    #expect(split.scene.findings == [])
    split.simulation.tapOutside()
    #expect(split.visible == ["list", "detail"])
    split.expectSound()
  }

  @Test("A full screen over a split view that collapses meanwhile comes back to one controller")
  func coveredWhileCollapsing() throws {
    for ios in [12.4, 18] as [SystemVersion] {
      let split = try SplitScene("phone-plus", ios: ios)
      let modal = split.scene.controller("modal", .fullScreen)
      split.simulation.step("present") { split.list.present(modal, animated: true) }
      #expect(split.visible == [])
      split.simulation.rotate(to: .portrait)
      split.simulation.step("dismiss") { modal.dismiss(animated: true) }
      #expect(split.split.isCollapsed)
      #expect(split.visible == ["detail"])
      #expect(split.scene.findings == [])
      split.expectSound()
    }
  }
}
