import AdaptCore
import AdaptRules
import AdaptUIKit
import Testing

/// A place to come back from, and the state after it.
enum UnwindPlace: String, CaseIterable, CustomTestStringConvertible, Sendable {
  case pushed, pushedTwice, modal, sheet, popover, modalStack, otherTab, tabThenModal
  case splitDetail, splitCollapsed, page, embedded, customContainer, modalOverModal

  var testDescription: String { rawValue }
}

@Suite("Unwinding through containers")
struct UnwindContainersTests {
  static let systems: [SystemVersion] = [8, 9, 12.4, 16, 18, 26]

  /// A scene in which `source` unwinds to `home`.
  private struct Arranged {
    let scene: UnwindScene
    let home: UnwindScreen
    let source: UnwindScreen
    let others: [UIViewController]
  }

  private func arrange(_ place: UnwindPlace, ios: SystemVersion) throws -> Arranged {
    let log = UnwindLog()
    let (home, source) = (log.screen("home", "back:"), log.screen("source"))
    switch place {
    case .pushed, .pushedTwice:
      let between = place == .pushed ? [] : [log.screen("between")]
      let stack = log.stack("Nav", home)
      let scene = try UnwindScene(root: stack, log, ios: ios)
      for screen in between + [source] { scene.push(screen, on: stack) }
      return Arranged(scene: scene, home: home, source: source, others: between)
    case .modal, .sheet, .popover:
      let isPopover = place == .popover
      let scene = try UnwindScene(root: home, log, isPopover ? "pad" : "phone", ios: ios)
      if isPopover {
        source.modalPresentationStyle = .popover
        source.popoverPresentationController?.sourceView = home.view
      }
      scene.present(
        source, on: home, isPopover ? .popover : place == .sheet ? .formSheet : .fullScreen)
      return Arranged(scene: scene, home: home, source: source, others: [])
    case .modalStack, .modalOverModal:
      let first = log.screen("first")
      let scene = try UnwindScene(root: log.stack("Nav", home), log, ios: ios)
      if place == .modalStack {
        scene.present(log.stack("Modal", first, source), on: home)
      } else {
        scene.present(first, on: home)
        scene.present(source, on: first)
      }
      return Arranged(scene: scene, home: home, source: source, others: [first])
    case .otherTab, .tabThenModal:
      let other = log.screen("other")
      let isModal = place == .tabThenModal
      let tabs = log.tabs("Tabs", log.stack("Nav", home), isModal ? other : source)
      let scene = try UnwindScene(root: tabs, log, ios: ios)
      scene.step("select") { tabs.selectedIndex = 1 }
      if isModal { scene.present(source, on: other) }
      return Arranged(scene: scene, home: home, source: source, others: [other])
    case .splitDetail, .splitCollapsed:
      let split = UISplitViewController()
      split.viewControllers = [log.stack("lists", home), log.stack("details", source)]
      split.preferredDisplayMode = .allVisible
      log.add(split, "split")
      let device = place == .splitDetail ? "pad" : "phone"
      let scene = try UnwindScene(root: split, log, device, ios: ios)
      return Arranged(scene: scene, home: home, source: source, others: [])
    case .page:
      let pages = UIPageViewController()
      log.add(pages, "pages")
      pages.setViewControllers([source], direction: .forward, animated: false)
      let stack = log.stack("Nav", home)
      let scene = try UnwindScene(root: stack, log, ios: ios)
      scene.push(pages, on: stack)
      return Arranged(scene: scene, home: home, source: source, others: [pages])
    case .embedded, .customContainer:
      let holder = log.screen("holder")
      holder.addChild(source)
      if place == .embedded {
        let stack = log.stack("Nav", home)
        let scene = try UnwindScene(root: stack, log, ios: ios)
        holder.view.addSubview(source.view)
        scene.push(holder, on: stack)
        return Arranged(scene: scene, home: home, source: source, others: [holder])
      }
      let scene = try UnwindScene(root: home, log, ios: ios)
      holder.view.addSubview(source.view)
      scene.present(holder, on: home)
      return Arranged(scene: scene, home: home, source: source, others: [holder])
    }
  }

  @Test(
    "R112, R119: whatever the way, the destination is on screen and the source is gone",
    arguments: UnwindPlace.allCases, systems)
  func back(place: UnwindPlace, ios: SystemVersion) throws {
    let arranged = try arrange(place, ios: ios)
    let (scene, home, source) = (arranged.scene, arranged.home, arranged.source)
    let lines = scene.unwind(from: source)
    #expect(lines.contains("home.back:"))
    #expect(lines.filter { $0.hasSuffix(".dismiss") }.count <= 1)
    #expect(home.isOnScreen)
    // An expanded split view shows both.
    if place != .splitDetail { #expect(!source.isOnScreen) }
    #expect(home.presentedViewController == nil)
    #expect(source.presentingViewController == nil)
    #expect(scene.scene.findings == [])
    // What is presented next works.
    let next = scene.scene.controller("next")
    scene.present(next, on: home)
    #expect(next.isOnScreen)
    expectLegalAppearance(scene.simulation)
    expectVisibleHasAppeared(scene.simulation, [home, source, next] + arranged.others)
  }

  @Test("A segue that does not animate goes back at once", arguments: systems)
  func notAnimated(ios: SystemVersion) throws {
    for place in [UnwindPlace.pushed, .modal, .tabThenModal] {
      let arranged = try arrange(place, ios: ios)
      let before = arranged.scene.simulation.now
      arranged.scene.unwind(from: arranged.source, animates: false)
      #expect(arranged.home.isOnScreen)
      #expect(arranged.scene.simulation.now == before, "\(place)")
    }
  }

  @Test("What a stack does beneath a dismissal is not animated")
  func beneath() throws {
    let log = UnwindLog()
    let (home, other, source) = (log.screen("home", "back:"), log.screen("2"), log.screen("3"))
    let stack = log.stack("Nav", home, other)
    let scene = try UnwindScene(root: stack, log, "pad", ios: 12.4)
    scene.present(source, on: other, .formSheet)
    scene.unwind(from: source)
    let told = lines(
      scene.simulation, from: "unwind", including: [.viewWillDisappear, .viewDidDisappear],
      of: ["2", "3"])
    #expect(told.contains("2 viewDidDisappear(false)"))
    #expect(told.contains("3 viewDidDisappear"))
  }

  @Test(
    "After a split view has collapsed the unwind pops, after it has expanded again it does not",
    arguments: [false, true], [false, true])
  func afterAdapting(expandsAgain: Bool, isShown: Bool) throws {
    let log = UnwindLog()
    let (list, detail) = (log.screen("list", "back:"), log.screen("detail"))
    let lists = log.stack("lists", list)
    let split = UISplitViewController()
    // What is shown later takes the place of this one.
    let first = isShown ? log.screen("first") : detail
    split.viewControllers = [lists, log.stack("details", first)]
    split.preferredDisplayMode = .allVisible
    log.add(split, "split")
    let scene = try UnwindScene(root: split, log, "pad", ios: 12.4)
    if isShown {
      let shown = log.stack("shown", detail)
      scene.step("show") { list.showDetailViewController(shown, sender: nil) }
    }
    scene.simulation.resize(to: .slot(.oneThird))
    #expect(split.isCollapsed)
    #expect(!list.isOnScreen)
    if expandsAgain { scene.simulation.resize(to: .full) }
    #expect(split.isCollapsed != expandsAgain)
    let lines = scene.unwind(from: detail)
    #expect(lines.contains("list.back:"))
    #expect(lines.contains("lists.popTo list") != expandsAgain)
    #expect(list.isOnScreen)
    #expect(detail.isOnScreen == expandsAgain)
    #expect(lists.viewControllers == [list])
    #expect(scene.scene.findings == [])
  }

  @Test("A container on the way up is told to go on to the one above")
  func upwards() throws {
    let log = UnwindLog()
    let (home, holder, source) = (
      log.screen("home", "back:"), log.screen("holder"), log.screen("source")
    )
    holder.addChild(source)
    let stack = log.stack("Nav", home, holder)
    let scene = try UnwindScene(root: stack, log)
    #expect(
      scene.unwind(from: source) == [
        "holder.allowed=[]", "holder.can=false", "Nav.allowed=[home]", "home.allowed=[]",
        "home.can=true", "source.prepare", "home.back:", "holder.towards Nav", "Nav.towards home",
        "Nav.popTo home",
      ])
  }

  @Test(
    "R119: a screen is found although it has children that can be asked",
    arguments: systems)
  func withChildren(ios: SystemVersion) throws {
    let log = UnwindLog()
    let (home, embedded, source) = (
      log.screen("home", "back:"), log.screen("embedded"), log.screen("source")
    )
    home.addChild(embedded)
    let stack = log.stack("Nav", home, source)
    let scene = try UnwindScene(root: stack, log, ios: ios)
    let lines = scene.unwind(from: source)
    if ios >= 9 {
      #expect(
        lines.prefix(5) == [
          "Nav.allowed=[home]", "home.allowed=[embedded]", "embedded.allowed=[]",
          "embedded.can=false", "home.can=true",
        ])
    }
    #expect(lines.contains("home.back:"))
    #expect(scene.onScreen(home, source) == ["home"])
  }

  @Test("A custom container chooses the order of its children, and whether they count")
  func ownOrder() throws {
    let log = UnwindLog()
    let root = log.screen("root", "back:")
    let children = ["a", "b", "c"].map { log.screen($0, "back:") }
    for child in children { root.addChild(child) }
    let source = log.screen("source")
    root.addChild(source)
    let scene = try UnwindScene(root: root, log)
    root.allowed = { $0.reversed() }
    #expect(
      scene.unwind(from: source).prefix(3) == [
        "root.allowed=[c,b,a]", "c.allowed=[]", "c.can=true",
      ])
    root.allowed = { _ in [] }
    #expect(
      scene.unwind(from: source)
        == ["root.allowed=[]", "root.can=true", "source.prepare", "root.back:"])
  }

  @Test("Two instances of one class are told apart by their answers")
  func instances() throws {
    let log = UnwindLog()
    let screens = ["1", "2", "3", "4"].map { log.screen($0, "back:") }
    let stack = log.stack("Nav", screens[0], screens[1], screens[2], screens[3])
    let scene = try UnwindScene(root: stack, log)
    screens[2].answer = { _ in false }
    #expect(scene.unwind(from: screens[3]).contains("2.back:"))
    #expect(stack.viewControllers.count == 2)
  }

  @Test("A presentation in context that does not hold the source stays")
  func otherContext() throws {
    // Apple's sample SegueCatalog says so of its NestedViewController.
    let log = UnwindLog()
    let (outer, nested, over) = (
      log.screen("outer"), log.screen("nested", "back:"), log.screen("over")
    )
    outer.addChild(nested)
    nested.definesPresentationContext = true
    let source = log.screen("source")
    outer.addChild(source)
    let scene = try UnwindScene(root: outer, log, ios: 12.4)
    scene.step("embed") {
      outer.view.addSubview(nested.view)
      outer.view.addSubview(source.view)
    }
    scene.present(over, on: nested, .currentContext)
    #expect(scene.unwind(from: source).contains("nested.back:"))
    #expect(nested.presentedViewController === over)
    scene.unwind(from: over)
    #expect(nested.presentedViewController == nil)
  }
}
