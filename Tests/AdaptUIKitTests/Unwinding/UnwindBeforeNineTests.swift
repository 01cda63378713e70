import AdaptCore
import AdaptRules
import AdaptUIKit
import Testing

@Suite("Unwinding up to 8")
struct UnwindBeforeNineTests {
  private func choosing(_ name: String) throws -> RuleChoices {
    var choices = RuleChoices()
    try choices.choose("unwind.search", name)
    return choices
  }

  @Test("O095: search, prepare, the destination's method, and the way back last")
  func process() throws {
    let log = UnwindLog()
    let (one, two) = (log.screen("1", "back:"), log.screen("2"))
    let stack = log.stack("Nav", one, two)
    let scene = try UnwindScene(root: stack, log, ios: 8)
    #expect(
      scene.unwind(from: two) == [
        "2.can=false", "1.can=true", "2.prepare", "1.back:", "Nav.popTo 1",
      ])
    #expect(scene.onScreen(one, two) == ["1"])
  }

  @Test("O095: the chain goes through the one that called present, then up its parents (TN2298)")
  func caller() throws {
    let log = UnwindLog()
    let (one, two, three) = (log.screen("1", "back:"), log.screen("2"), log.screen("3"))
    let stack = log.stack("Nav", one, two)
    let scene = try UnwindScene(root: stack, log, ios: 8, choices: choosing("caller"))
    scene.present(three, on: two)
    #expect(
      scene.unwind(from: three) == [
        "2.can=false", "2.can=false", "1.can=true", "3.prepare", "1.back:", "Nav.dismiss",
        "Nav.popTo 1",
      ])
    #expect(scene.onScreen(one, two, three) == ["1"])
  }

  @Test("O095: children are asked before the controller itself")
  func childrenFirst() throws {
    let log = UnwindLog()
    let (parent, child, sheet) = (
      log.screen("parent", "back:"), log.screen("child", "back:"), log.screen("sheet")
    )
    parent.addChild(child)
    let scene = try UnwindScene(root: parent, log, ios: 8)
    scene.step("embed") { parent.view.addSubview(child.view) }
    scene.present(sheet, on: parent)
    #expect(
      scene.unwind(from: sheet) == [
        "child.can=true", "sheet.prepare", "child.back:", "parent.dismiss",
      ])
  }

  @Test(
    "R115, O099: who called present is asked, but under 8.0 the outermost container is",
    arguments: [
      ("caller", 8, true), ("presenter", 8, false), ("system", 8, false), ("system", 8.1, true),
      ("system", 8.4, true),
    ] as [(String, SystemVersion, Bool)])
  func start(search: String, ios: SystemVersion, finds: Bool) throws {
    let log = UnwindLog()
    let (one, two, sheet) = (log.screen("1"), log.screen("2", "back:"), log.screen("sheet"))
    let stack = log.stack("Nav", one, two)
    let root = log.reveal(stack)
    let scene = try UnwindScene(root: root, log, ios: ios, choices: choosing(search))
    scene.step("embed") { root.view.addSubview(stack.view) }
    scene.present(sheet, on: two)
    // The stack defines the context only of context styles.
    #expect(sheet.presentingViewController === root)
    let lines = scene.unwind(from: sheet)
    #expect(lines.contains("2.back:") == finds)
    #expect((root.presentedViewController == nil) == finds)
    #expect(scene.scene.findings.isEmpty == finds)
  }

  @Test("R115: a container that looks into its child has 8 find the screen")
  func forwarding() throws {
    let log = UnwindLog()
    let (one, two, sheet) = (log.screen("1"), log.screen("2", "back:"), log.screen("sheet"))
    let stack = log.stack("Nav", one, two)
    let root = log.reveal(stack)
    root.looksInto = [stack]
    let scene = try UnwindScene(root: root, log, ios: 8)
    scene.step("embed") { root.view.addSubview(stack.view) }
    scene.present(sheet, on: two)
    #expect(
      scene.unwind(from: sheet) == [
        "2.can=true", "Reveal.named=2", "Reveal.segue exit", "sheet.prepare", "2.back:",
        "Reveal.dismiss",
      ])
    #expect(root.presentedViewController == nil)
    #expect(scene.onScreen(one, two, sheet) == ["2"])
  }

  @Test(
    "R116: the order in which a container looks into its children decides",
    arguments: [(order: [0, 1], found: "front"), (order: [1, 0], found: "left")])
  func order(order: [Int], found: String) throws {
    let log = UnwindLog()
    let (front, left) = (log.screen("front", "back:"), log.screen("left", "back:"))
    let sheet = log.screen("sheet")
    let root = log.reveal(front, left)
    root.looksInto = order.map { [front, left][$0] }
    let scene = try UnwindScene(root: root, log, ios: 8)
    scene.step("embed") { root.view.addSubview(front.view) }
    scene.present(sheet, on: front)
    #expect(scene.unwind(from: sheet).contains("\(found).back:"))
  }

  @Test(
    "R116: a child that is not on screen can be found, and a container that leaves it there is told",
    arguments: [8, 12.4, 18] as [SystemVersion])
  func hiddenChild(ios: SystemVersion) throws {
    let log = UnwindLog()
    let (front, left) = (log.screen("front"), log.screen("left", "back:"))
    let sheet = log.screen("sheet")
    let root = log.reveal(front, left)
    root.looksInto = [front, left]
    let scene = try UnwindScene(root: root, log, ios: ios)
    scene.step("embed") { root.view.addSubview(front.view) }
    scene.present(sheet, on: front)
    #expect(scene.unwind(from: sheet).contains("left.back:"))
    #expect(scene.scene.findings == [.unwindShowsNothing])
    #expect(!left.isOnScreen)
  }

  @Test("A container's own segue is performed")
  func ownSegue() throws {
    let log = UnwindLog()
    let (front, left) = (log.screen("front"), log.screen("left", "back:"))
    let root = log.reveal(front, left)
    root.looksInto = [left]
    root.vends = { from, to in
      UIStoryboardSegue(identifier: "own", source: from, destination: to) {
        log.note(to, "shown")
      }
    }
    let scene = try UnwindScene(root: root, log, ios: 8)
    #expect(
      scene.unwind(from: front) == [
        "left.can=true", "Reveal.named=left", "Reveal.segue exit", "front.prepare", "left.back:",
        "left.shown",
      ])
  }

  @Test("A container that makes no segue leaves the unwind undone, with a finding")
  func noSegue() throws {
    let log = UnwindLog()
    let (front, left) = (log.screen("front"), log.screen("left", "back:"))
    let root = log.reveal(front, left)
    root.looksInto = [left]
    let scene = try UnwindScene(root: root, log, ios: 8)
    #expect(
      scene.unwind(from: front) == ["left.can=true", "Reveal.named=left", "Reveal.segue exit"])
    #expect(scene.scene.findings == [.noUnwindSegue])
  }

  @Test(
    "R111: from both columns of a presented split view the start screen is found",
    arguments: [8, 12.4, 26] as [SystemVersion], [true, false])
  func columns(ios: SystemVersion, fromList: Bool) throws {
    let log = UnwindLog()
    let (start, list, detail) = (
      log.screen("start", "back:"), log.screen("list"), log.screen("detail")
    )
    let split = UISplitViewController()
    split.viewControllers = [log.stack("lists", list), detail]
    log.add(split, "split")
    let scene = try UnwindScene(root: start, log, "pad", ios: ios)
    scene.present(split, on: start)
    #expect(scene.unwind(from: fromList ? list : detail).contains("start.back:"))
    #expect(start.presentedViewController == nil)
    #expect(scene.onScreen(start, list, detail) == ["start"])
  }

  @Test(
    "O098: from 9 on a container that overrides the old search alone is asked that",
    arguments: [9, 12.4, 18] as [SystemVersion])
  func oldOverride(ios: SystemVersion) throws {
    let log = UnwindLog()
    let (front, left, sheet) = (
      log.screen("front"), log.screen("left", "back:"), log.screen("sheet")
    )
    let root = log.reveal(front, left)
    root.looksInto = [left]
    let scene = try UnwindScene(root: root, log, ios: ios)
    scene.step("embed") { root.view.addSubview(front.view) }
    scene.present(sheet, on: front)
    let lines = scene.unwind(from: sheet)
    #expect(lines.contains("Reveal.named=left"))
    #expect(!lines.contains { $0.hasPrefix("left.allowed") })
    #expect(lines.contains("left.back:"))
    #expect(root.presentedViewController == nil)
  }

  /// A container that overrides both searches, each with a call to super.
  private final class Both: UIViewController {
    var names: Set<Selector> = []
    var asked: [Selector] = []

    override var overriddenActions: Set<Selector> { super.overriddenActions.union(names) }

    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource)
      -> [UIViewController]
    {
      asked.append(.allowedChildrenForUnwinding)
      return super.allowedChildrenForUnwinding(from: source)
    }

    override func forUnwindSegueAction(
      _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
    ) -> UIViewController? {
      asked.append(.forUnwindSegueAction)
      _ = super.forUnwindSegueAction(action, from: fromViewController, withSender: sender)
      return nil
    }
  }

  @Test(
    "O098: a class can say which of the searches it overrides, where calls to super leave it open",
    arguments: [Selector.allowedChildrenForUnwinding, .forUnwindSegueAction])
  func stated(override: Selector) throws {
    let log = UnwindLog()
    let both = Both()
    let (child, source) = (log.screen("child", "back:"), log.screen("source"))
    both.addChild(child)
    both.addChild(source)
    both.names = [override]
    let scene = try UnwindScene(root: both, log, ios: 12.4)
    let lines = scene.unwind(from: source)
    #expect(both.asked == [override])
    #expect(lines.contains("child.back:") == (override == .allowedChildrenForUnwinding))
  }

  @Test("From 9 on the segue of a destination that the old search named comes from its parent")
  func oldSegue() throws {
    let log = UnwindLog()
    let (front, left) = (log.screen("front"), log.screen("left", "back:"))
    let root = log.reveal(front, left)
    root.looksInto = [left]
    root.vends = { from, to in
      UIStoryboardSegue(identifier: "own", source: from, destination: to) {
        log.note(to, "shown")
      }
    }
    let scene = try UnwindScene(root: root, log, ios: 9)
    let lines = scene.unwind(from: front)
    #expect(lines.suffix(4) == ["Reveal.segue exit", "front.prepare", "left.back:", "left.shown"])
  }

  @Test("O095: from a modal over a stack in a tab the screen below is found, in every search")
  func tabs() throws {
    for search in ["caller", "presenter", "repeated", "once"] {
      let log = UnwindLog()
      let (one, two, sheet) = (log.screen("1", "back:"), log.screen("2"), log.screen("sheet"))
      let stack = log.stack("Nav", one, two)
      let tabs = log.tabs("Tabs", log.screen("other"), stack)
      let scene = try UnwindScene(root: tabs, log, ios: 8, choices: choosing(search))
      scene.step("select") { tabs.selectedIndex = 1 }
      scene.present(sheet, on: two)
      #expect(scene.unwind(from: sheet).contains("1.back:"), "\(search)")
      #expect(scene.onScreen(one, two, sheet) == ["1"], "\(search)")
    }
  }
}
