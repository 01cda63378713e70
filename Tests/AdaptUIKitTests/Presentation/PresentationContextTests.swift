import AdaptCore
import AdaptUIKit
import Foundation
import Testing

@Suite("Who presents, and over what")
struct PresentationContextTests {
  /// A root with a pane on its left half and a controller inside that.
  private func panes(
    _ scene: Scene, definesContext: Bool
  ) -> (pane: UIViewController, leaf: UIViewController) {
    let pane = scene.controller("pane")
    let leaf = scene.controller("leaf")
    pane.definesPresentationContext = definesContext
    scene.simulation.step("panes") {
      for (parent, child) in [(scene.root, pane), (pane, leaf)] {
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        if child === pane { child.view.frame.size.width /= 2 }
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
    }
    return (pane, leaf)
  }

  @Test(
    "O112: a context style is presented by the nearest parent that defines a context, else the root",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext], [true, false])
  func context(style: UIModalPresentationStyle, defines: Bool) throws {
    let scene = try Scene("pad", ios: 12.4)
    let (pane, leaf) = panes(scene, definesContext: defines)
    let sheet = scene.controller("sheet", style)
    scene.present(sheet, on: leaf)
    #expect(sheet.presentingViewController === (defines ? pane : scene.root))
    #expect((pane.view.window == nil) == (style == .currentContext))
    scene.dismiss(on: sheet)
    #expect(pane.view.frame == CGRect(x: 0, y: 0, width: 384, height: 1024))
    #expect(pane.view.window != nil)
  }

  @Test(
    "O112: other styles ignore contexts and are presented by the root-most container",
    arguments: [
      UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen, .custom,
      .automatic,
    ])
  func others(style: UIModalPresentationStyle) throws {
    let scene = try Scene("pad", ios: 13)
    let (_, leaf) = panes(scene, definesContext: true)
    let sheet = scene.controller("sheet", style)
    scene.present(sheet, on: leaf)
    #expect(sheet.presentingViewController === scene.root)
    #expect(scene.root.presentedViewController === sheet)
    // Everybody below the presenter answers with it.
    #expect(leaf.presentedViewController === sheet)
  }

  @Test("O112: only parents are walked, not those who present")
  func parentsOnly() throws {
    let scene = try Scene("pad", ios: 12.4)
    scene.root.definesPresentationContext = true
    let sheet = scene.controller("sheet", .formSheet)
    scene.present(sheet)
    let inner = scene.controller("inner", .currentContext)
    scene.present(inner, on: sheet)
    #expect(inner.presentingViewController === sheet)
  }

  @Test(
    "O113: the container is the whole window, and the presenter's area for a context only",
    arguments: [
      (UIModalPresentationStyle.fullScreen, CGRect(x: 0, y: 0, width: 768, height: 1024)),
      (.formSheet, CGRect(x: 0, y: 0, width: 768, height: 1024)),
      (.custom, CGRect(x: 0, y: 0, width: 768, height: 1024)),
      (.overFullScreen, CGRect(x: 0, y: 0, width: 768, height: 1024)),
      (.currentContext, CGRect(x: 0, y: 0, width: 384, height: 1024)),
      (.overCurrentContext, CGRect(x: 0, y: 0, width: 384, height: 1024)),
    ])
  func containers(style: UIModalPresentationStyle, area: CGRect) throws {
    let scene = try Scene("pad", ios: 9)
    let (_, leaf) = panes(scene, definesContext: true)
    let sheet = scene.controller("sheet", style)
    scene.present(sheet, on: leaf)
    let container = try #require(sheet.presentationController?.containerView)
    #expect(container.frame == area)
    if style == .currentContext || style == .overCurrentContext {
      #expect(sheet.view.frame.size == area.size)
    }
  }

  @Test(
    "What lies in a context over a covered presenter has the traits of each turn at once",
    arguments: [12.4, 16] as [SystemVersion])
  func traitsOverCovered(system: SystemVersion) throws {
    let scene = try Scene("phone", ios: system)
    let covering = scene.controller("covering", .fullScreen)
    let content = scene.controller("content")
    let navigation = scene.named(
      "navigation", UINavigationController(rootViewController: content), .currentContext)
    scene.present(covering)
    scene.present(navigation, on: covering)
    for height: UIUserInterfaceSizeClass in [.compact, .regular] {
      scene.simulation.rotate()
      #expect(content.traitCollection.verticalSizeClass == height)
    }
    #expect(
      lines(scene.simulation, including: [.traitCollectionDidChange], of: ["content"]).suffix(2)
        == [
          "content traitCollectionDidChange(wC hR)", "content traitCollectionDidChange(wC hC)",
        ])
  }

  @Test(
    "What a popover's content presents in its context has that content's traits when it is back",
    arguments: [12.4, 16, 17] as [SystemVersion])
  func traitsInsidePopover(system: SystemVersion) throws {
    let scene = try Scene("pad", ios: system)
    let (content, popover) = try scene.popover()
    popover.barButtonItem = UIBarButtonItem()
    let inner = scene.controller("inner", .currentContext)
    scene.present(content)
    scene.present(inner, on: content)
    let before = inner.traitCollection
    #expect(before.horizontalSizeClass == .compact)
    scene.simulation.resize(to: .slot(.oneThird))
    scene.simulation.resize(to: .full)
    #expect(inner.traitCollection == before)
  }

  @Test("A presenter that another was pushed over meanwhile stays out when its context is left")
  func pushedOver() throws {
    let presenter = UIViewController()
    presenter.definesPresentationContext = true
    let navigation = UINavigationController(rootViewController: presenter)
    let scene = try Scene("phone", ios: 12.4, root: navigation)
    scene.simulation.name(presenter, "presenter")
    let sheet = scene.controller("sheet", .currentContext)
    scene.present(sheet, on: presenter)
    let next = scene.controller("next")
    scene.simulation.step("push") { navigation.pushViewController(next, animated: true) }
    scene.dismiss(on: presenter)
    #expect(presenter.view.window == nil)
    #expect(next.view.window != nil)
    expectVisibleHasAppeared(scene.simulation, [navigation, presenter, next, sheet])
  }
}
