import AdaptCore
import AdaptRules
import AdaptUIKit
import Testing

/// Unwinds in public projects and their issues, with what the people saw.
@Suite("Unwinds from the field")
struct UnwindFieldTests {
  @Test(
    """
    O099: under 8.0 the presenter is asked, and what it overrides names itself; else the child that \
    called present (mattneub/Programming-iOS-Book-Examples, UnwindWithCustomParent for 7 and 8)
    """,
    arguments: [
      (8, ["Reveal.named=Reveal", "Reveal.segue exit", "sheet.prepare", "Reveal.back:"]),
      (8.1, ["child.can=true", "sheet.prepare", "child.back:"]),
    ] as [(SystemVersion, [String])])
  func childSkipped(ios: SystemVersion, lines: [String]) throws {
    let log = UnwindLog()
    let (child, sheet) = (log.screen("child", "back:"), log.screen("sheet"))
    let parent = log.reveal(child)
    parent.actions = ["back:"]
    parent.saysSo = true
    let scene = try UnwindScene(root: parent, log, ios: ios)
    scene.step("embed") { parent.view.addSubview(child.view) }
    scene.present(sheet, on: child)
    #expect(scene.unwind(from: sheet) == lines + ["Reveal.dismiss"])
    #expect(parent.presentedViewController == nil)
  }

  @Test(
    "R115: under 8.0 a context of its own has the screen asked (MIT-Mobile-for-iOS pull request 194)",
    arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
  func ownContext(style: UIModalPresentationStyle) throws {
    let log = UnwindLog()
    let (one, two, sheet) = (log.screen("1"), log.screen("2", "back:"), log.screen("sheet"))
    two.definesPresentationContext = true
    let stack = log.stack("Nav", one, two)
    let root = log.reveal(stack)
    let scene = try UnwindScene(root: root, log, "pad", ios: 8)
    scene.step("embed") { root.view.addSubview(stack.view) }
    scene.present(sheet, on: two, style)
    let isOwn = style == .currentContext
    #expect(scene.unwind(from: sheet).contains("2.back:") == isOwn)
    #expect(scene.scene.findings == (isOwn ? [] : [.noUnwindDestination]))
  }

  @Test(
    "A container without a parent that names itself is 6's exception (adurdin/UnwindSegues)",
    arguments: [8, 8.1, 8.4] as [SystemVersion])
  func nobodyExecutes(ios: SystemVersion) throws {
    let log = UnwindLog()
    let child = log.screen("child")
    let root = log.reveal(child)
    root.actions = ["back:"]
    root.saysSo = true
    let scene = try UnwindScene(root: root, log, ios: ios)
    scene.step("embed") { root.view.addSubview(child.view) }
    #expect(scene.unwind(from: child) == ["Reveal.named=Reveal"])
    #expect(scene.scene.findings == [.noUnwindExecutor])
    #expect(
      Finding.Kind.noUnwindExecutor.exceptionName == "NSInternalInconsistencyException")
  }

  @Test("Its remedy: a child in place of the container, which is asked for the segue then")
  func childExecutes() throws {
    let log = UnwindLog()
    let (child, target) = (log.screen("child"), log.screen("target", "back:"))
    let root = log.reveal(child, target)
    root.looksInto = [target]
    root.vends = { from, to in
      UIStoryboardSegue(identifier: "own", source: from, destination: to) {}
    }
    let scene = try UnwindScene(root: root, log, ios: 8)
    scene.step("embed") { root.view.addSubview(child.view) }
    #expect(
      scene.unwind(from: child) == [
        "target.can=true", "Reveal.named=target", "Reveal.segue exit", "child.prepare",
        "target.back:",
      ])
  }

  @Test("Inside a stack its container makes the segue, and nothing moves", arguments: [8, 8.4])
  func parentExecutes(ios: SystemVersion) throws {
    let log = UnwindLog()
    let (child, holder) = (log.screen("child"), log.screen("holder", "back:"))
    holder.addChild(child)
    let stack = log.stack("Nav", log.screen("first"), holder)
    let scene = try UnwindScene(root: stack, log, ios: ios)
    scene.step("embed") { holder.view.addSubview(child.view) }
    #expect(
      scene.unwind(from: child) == [
        "child.can=false", "holder.can=true", "child.prepare", "holder.back:",
      ])
    #expect(stack.viewControllers.count == 2)
    #expect(scene.scene.findings == [])
  }

  @Test(
    "A container's own segue leaves the modal up, its super's does not (ECSlidingViewController 276)",
    arguments: [true, false], [8, 8.1] as [SystemVersion])
  func ownSegueStays(ownSegue: Bool, ios: SystemVersion) throws {
    let log = UnwindLog()
    let (front, menu) = (log.screen("front"), log.screen("menu", "back:"))
    let sheet = log.screen("sheet")
    let root = log.reveal(front, menu)
    root.looksInto = [menu]
    if ownSegue {
      root.vends = { from, to in
        UIStoryboardSegue(identifier: "own", source: from, destination: to) {
          log.note(to, "shown")
        }
      }
    }
    let scene = try UnwindScene(root: root, log, ios: ios)
    scene.step("embed") { root.view.addSubview(front.view) }
    scene.present(sheet, on: front)
    let lines = scene.unwind(from: sheet)
    #expect(lines.contains("menu.back:"))
    #expect(lines.contains("menu.shown") == ownSegue)
    #expect((root.presentedViewController == nil) != ownSegue)
  }

  @Test(
    "From 9 on no override makes the segue of what the new search finds (CustomSegues issue 1)",
    arguments: [8, 9, 12.4, 26] as [SystemVersion])
  func notVended(ios: SystemVersion) throws {
    final class Vending: UIViewController {
      var calls = 0

      override var unwindActions: [Selector: (UIStoryboardSegue) -> Void] { ["back:": { _ in }] }

      override func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController,
        identifier: String?
      ) -> UIStoryboardSegue? {
        calls += 1
        return super.segueForUnwinding(
          to: toViewController, from: fromViewController, identifier: identifier)
      }
    }
    let log = UnwindLog()
    let (root, sheet) = (Vending(), log.screen("sheet"))
    let scene = try UnwindScene(root: root, log, ios: ios)
    scene.present(sheet, on: root)
    scene.unwind(from: sheet)
    #expect(root.calls == (ios < 9 ? 1 : 0))
    #expect(root.presentedViewController == nil)
  }

  @Test(
    "The coordinator is not there when the destination is asked and told (openradar 17915792)",
    arguments: [8, 9, 12.4, 18] as [SystemVersion])
  func noCoordinator(ios: SystemVersion) throws {
    let log = UnwindLog()
    let (home, sheet) = (log.screen("home", "back:"), log.screen("sheet"))
    let scene = try UnwindScene(root: home, log, ios: ios)
    scene.present(sheet, on: home)
    var seen: [Bool] = []
    for moment in [Callback.canPerformUnwindSegueAction, .unwindAction] {
      home.on[moment] = { home, _ in seen.append(home.transitionCoordinator != nil) }
    }
    scene.unwind(from: sheet)
    #expect(seen == [false, false])
    #expect(home.presentedViewController == nil)
  }

  @Test(
    "O098: an override that asks a stack finds what is in it, as side menus do from 9 on",
    arguments: [9, 12.4, 18] as [SystemVersion])
  func intoStack(ios: SystemVersion) throws {
    let log = UnwindLog()
    let (menu, item) = (log.screen("menu", "back:"), log.screen("item"))
    let (front, sheet) = (log.screen("front"), log.screen("sheet"))
    let menus = log.stack("Menus", menu, item)
    let root = log.reveal(front, menus)
    root.looksInto = [front, menus]
    let scene = try UnwindScene(root: root, log, ios: ios)
    scene.step("embed") {
      root.view.addSubview(menus.view)
      root.view.addSubview(front.view)
    }
    scene.present(sheet, on: front)
    let lines = scene.unwind(from: sheet)
    #expect(lines.contains("Reveal.named=menu"))
    #expect(lines.suffix(3) == ["Reveal.dismiss", "Menus.towards menu", "Menus.popTo menu"])
    #expect(menus.viewControllers == [menu])
  }

  @Test("Every controller asks itself for the child that contains the source (header)")
  func childContaining() throws {
    let log = UnwindLog()
    let (one, two, sheet) = (log.screen("1", "back:"), log.screen("2"), log.screen("sheet"))
    let stack = log.stack("Nav", one, two)
    let scene = try UnwindScene(root: stack, log)
    scene.present(sheet, on: two)
    scene.unwind(from: sheet)
    let told = lines(
      scene.simulation, from: "unwind",
      including: [.childContaining, .allowedChildrenForUnwinding])
    #expect(
      told.prefix(8) == [
        "sheet searches back:", "2 childContaining → nil", "2 allowedChildrenForUnwinding → []",
        "sheet childContaining → nil", "sheet allowedChildrenForUnwinding → []",
        "Nav childContaining → 2", "Nav allowedChildrenForUnwinding → [1]",
        "1 childContaining → nil",
      ])
  }
}
