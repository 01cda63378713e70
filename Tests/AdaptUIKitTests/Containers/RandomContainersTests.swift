import AdaptCore
import AdaptRandom
import AdaptUIKit
import Foundation
import Testing

@Suite("Containers under random actions")
struct RandomContainersTests {
  @Test(
    "Whatever is done to tabs, stacks and pages, and from wherever, they agree at rest",
    arguments: UInt64(0)..<120)
  func random(seed: UInt64) throws {
    let arena = try ContainerArena(seed: seed)
    for _ in 0..<25 {
      arena.act()
      arena.expectAgreement("seed \(seed)")
    }
  }
}

/// Tabs with a stack, a book of pages and plain controllers, to which a seed does things.
private final class ContainerArena {
  let scene: Scene
  let tabs = UITabBarController()
  let stack: UINavigationController
  let book: UIPageViewController
  let plain: [ScriptedController]
  private let hasAmbushes: Bool
  let pages: [ScriptedController]
  private let source: PageSource
  private let delegate = TabDelegate()
  private var pushed: [ScriptedController] = []
  private var presented: [ScriptedController] = []
  private var numbers: SplitMix

  init(seed: UInt64) throws {
    numbers = SplitMix(seed: seed)
    // Ambushed tabs do not lie under More: they would strike in a stack's transition.
    hasAmbushes = seed % 2 == 0
    plain = (0..<(hasAmbushes ? 3 : 5)).map { _ in ScriptedController() }
    pages = (0..<4).map { _ in ScriptedController() }
    source = PageSource(pages)
    let root = ScriptedController()
    pushed.append(root)
    stack = UINavigationController(rootViewController: root)
    book = UIPageViewController(
      transitionStyle: seed % 4 < 2 ? .scroll : .pageCurl, navigationOrientation: .horizontal)
    book.setViewControllers([pages[0]], direction: .forward, animated: false)
    book.dataSource = source
    tabs.viewControllers = [stack, book] + plain
    let device = ["phone", "phone-max", "pad-11"][Int(seed % 3)]
    let ios: SystemVersion = [12.4, 16, 18][Int(seed / 3 % 3)]
    scene = try Scene(device, ios: ios, root: tabs, onException: .record)
    tabs.delegate = delegate
    for (place, controller) in (plain + pages).enumerated() {
      scene.simulation.name(controller, "\(place)")
    }
  }

  private func next(_ limit: Int) -> Int { numbers.next(below: limit) }

  private var allTabs: [UIViewController] { [stack, book] + plain }

  private var everybody: [UIViewController] {
    [tabs, tabs.moreNavigationController] + allTabs + pages + pushed + presented
  }

  /// One action of a person or of code, as an input.
  func act() {
    let simulation = scene.simulation
    switch next(16) {
    case 0: simulation.tapTab(at: next(6), of: tabs)
    case 1: simulation.tapTab(of: allTabs[next(allTabs.count)])
    case 2: simulation.tapMoreRow(of: allTabs[next(allTabs.count)])
    case 3: simulation.swipePage(next(2) == 0 ? .forward : .reverse, of: book)
    case 4: simulation.swipePage(next(2) == 0 ? .forward : .reverse, .cancel, of: book)
    case 5: simulation.rotate()
    case 6: simulation.resize(to: [.full, .slot(.oneThird), .slot(.oneHalf)][next(3)])
    case 7: if hasAmbushes { ambush() }
    case 8: dragTab()
    default: step()
    }
  }

  /// Something that code does, in a step of its own.
  private func step() {
    let choice = next(9)
    scene.simulation.step("code \(choice)") { [self] in code(choice) }
  }

  private func code(_ choice: Int) {
    switch choice {
    case 0: tabs.selectedIndex = next(8)
    case 1: tabs.selectedViewController = tabs.viewControllers?.randomElement(next)
    case 2: tabs.viewControllers = subset()
    case 3:
      let controller = ScriptedController()
      pushed.append(controller)
      stack.pushViewController(controller, animated: next(2) == 0)
    case 4: stack.popViewController(animated: next(2) == 0)
    case 5:
      let direction: PageNavigationDirection = next(2) == 0 ? .forward : .reverse
      book.setViewControllers([pages[next(4)]], direction: direction, animated: next(2) == 0)
    case 6:
      let presenter = tabs.selectedViewController ?? tabs
      guard presenter.presentedViewController == nil else { return }
      let controller = ScriptedController()
      controller.modalPresentationStyle =
        [.fullScreen, .formSheet, .currentContext][next(hasAmbushes ? 3 : 2)]
      presenter.definesPresentationContext = true
      presented.append(controller)
      presenter.present(controller, animated: next(2) == 0)
    case 7: presented.last?.dismiss(animated: next(2) == 0)
    default: tabs.tabBar.isHidden.toggle()
    }
  }

  /// Some of the tabs in some order, at least one of them.
  private func subset() -> [UIViewController] {
    var rest = allTabs
    var chosen: [UIViewController] = []
    for _ in 0...next(rest.count) { chosen.append(rest.remove(at: next(rest.count))) }
    return chosen
  }

  /// Lets a callback to come do something.
  private func ambush() {
    let callbacks: [Callback] = [
      .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
    let victims = plain + pages
    // What is done to a stack in the middle of something is left to the tests of stacks.
    let choice = [0, 1, 2, 5, 6, 7, 8][next(7)]
    victims[next(victims.count)].once[callbacks[next(5)]] = { [unowned self] _ in code(choice) }
  }

  /// A change of tabs that a finger drives, and finishes or takes back.
  private func dragTab() {
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.animator = Animator()
    delegate.interactor = interactor
    scene.simulation.step("drag") { [self] in code(0) }
    delegate.animator = nil
    delegate.interactor = nil
    let finishes = next(2) == 0
    scene.simulation.step("let go") {
      if finishes { interactor.finish() } else { interactor.cancel() }
    }
  }

  func expectAgreement(_ comment: Comment) {
    expectLegalAppearance(scene.simulation, comment)
    expectVisibleHasAppeared(scene.simulation, everybody, comment)
    for controller in everybody {
      #expect(controller.children.allSatisfy { $0.parent === controller }, comment)
      #expect(
        controller.parent?.children.filter { $0 === controller }.count ?? 1 == 1, comment)
    }
    let more = tabs.moreNavigationController
    for tab in allTabs {
      let isTab = tabs.viewControllers?.contains { $0 === tab } ?? false
      #expect((tab.parent === tabs || tab.parent === more) == isTab, comment)
    }
    if tabs.isOnScreen, let selected = tabs.selectedViewController {
      // What is presented in a tab's context may stand in its place.
      let isCovered = selected.presentedViewController?.isOnScreen ?? false
      let shown = (allTabs + [more]).filter { $0.parent === tabs && $0.isOnScreen }
      #expect(shown.count == 1 || isCovered && shown.isEmpty, comment)
    }
    #expect(book.viewControllers?.count == 1, comment)
    #expect(book.children.count == 1, comment)
    if book.isOnScreen { #expect(pages.filter(\.isOnScreen).count == 1, comment) }
    let bad: Set<Finding.Kind> = [
      .didNotSettle, .unbalancedAppearance, .completedTwice, .transitionNeverCompleted,
      .nestedTooDeep, .viewWithoutChild, .hierarchyInconsistency,
    ]
    let found = scene.simulation.trace.findings.map(\.kind).filter(bad.contains)
    #expect(found.isEmpty, "\(comment): \(found)")
  }
}

extension Array {
  fileprivate func randomElement(_ next: (Int) -> Int) -> Element? {
    isEmpty ? nil : self[next(count)]
  }
}
