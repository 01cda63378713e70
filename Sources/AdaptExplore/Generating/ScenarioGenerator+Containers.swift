import AdaptCore
import AdaptScenario
import AdaptUIKit
import Foundation

// MARK: - What there is

extension ScenarioGenerator {
  private static let leaves = ["a", "b", "c", "d", "e", "f", "g", "h"]

  /// Makes a root that is a container, and controllers that nothing contains yet.
  mutating func makeContainers() {
    let names = Self.leaves.prefix(random.number(in: 3...Self.leaves.count))
    free = Array(names)
    var root = ControllerScript("root")
    root.content = container(depth: 0)
    var inner: [ControllerScript] = []
    while let script = pending.popLast() { inner.append(script) }
    scripts = [dressed(root)] + inner.reversed()
    for name in names {
      var script = ControllerScript(name)
      script.presentation.style = random.maybe(40) {
        $0.element(of: [.fullScreen, .pageSheet, .formSheet, .overFullScreen])
      }
      script.item = item(isPushed: free.contains(name))
      if random.chance(10) { script.layout.edgesForExtendedLayout = [.left, .right] }
      if random.chance(8) { script.orientations = Self.mask(&random) }
      scripts.append(script)
    }
  }

  private mutating func item(isPushed: Bool) -> BarItemsScript {
    var item = BarItemsScript()
    if random.chance(15) { item.leftItems = ["Left"] }
    if random.chance(15) { item.rightItems = ["Right"] }
    if random.chance(10) { item.toolbarItems = ["Tool"] }
    if random.chance(10) { item.hidesBackButton = true }
    item.largeTitle = random.maybe(10) { $0.element(of: [.automatic, .always, .never]) }
    if isPushed, random.chance(30) { item.hidesBottomBarWhenPushed = true }
    return item
  }

  private mutating func dressed(_ script: ControllerScript) -> ControllerScript {
    var script = script
    if case .navigation = script.content { script.bars = bars() }
    guard random.chance(isWild ? 50 : 20) else { return script }
    var delegate = ContainerDelegateScript()
    switch script.content {
    case .tabs(let tabs) where isWild && random.chance(40):
      delegate.refuses = tabs.controllers.suffix(1).map(\.name)
    case .split(let split) where isWild:
      if split.style == .unspecified {
        delegate.collapses = random.maybe(50) { $0.chance(50) }
      } else {
        delegate.topColumn = random.maybe(40) { $0.element(of: split.style.columns) }
        delegate.expandingMode = random.maybe(30) { $0.element(of: SplitDisplayMode.allCases) }
      }
    case .plain, .container, .navigation, .tabs, .split, .pages, .alert: break
    }
    script.delegate = delegate
    return script
  }

  private mutating func bars() -> BarsScript {
    var bars = BarsScript()
    if random.chance(10) { bars.isBarHidden = true }
    if random.chance(20) { bars.hasToolbar = true }
    if random.chance(15) { bars.prefersLargeTitles = true }
    if random.chance(10) { bars.isTranslucent = false }
    // One that code hides too comes back with the regular height.
    if random.chance(10), bars.isBarHidden == nil { bars.hides = [.compactHeight] }
    return bars
  }

  /// Makes a container of controllers that nobody contains yet; a plain controller where none are
  /// left.
  private mutating func container(depth: Int) -> ControllerContent {
    let kind = random.number(in: 0...9)
    switch kind {
    case 0...2:
      let count = random.number(in: 1...2)
      let stack = take(count)
      return stack.isEmpty ? .plain : .navigation(stack)
    case 3...5:
      let tabs = (0..<random.number(in: 2...4)).compactMap { _ in content(depth: depth) }
      return tabs.isEmpty ? .plain : .tabs(TabsScript(tabs))
    case 6...8:
      let style: SplitStyle =
        system >= 14 ? random.element(of: SplitStyle.allCases) : .unspecified
      let columns = style.columns.compactMap { _ in content(depth: depth) }
      // A split view in a split view is nothing that UIKit supports.
      guard columns.count == style.columns.count else { return .plain }
      var split = SplitScript(style, columns)
      split.displayMode = random.maybe(30) { $0.element(of: SplitDisplayMode.allCases) }
      return .split(split)
    default:
      let pages = take(random.number(in: 1...3))
      return pages.isEmpty ? .plain : .pages(PagesScript(order: pages))
    }
  }

  /// A controller for a place in a container: a stack or pages with a name, or one alone.
  private mutating func content(depth: Int) -> ControllerReference? {
    guard free.count > 1 else { return nil }
    guard random.chance(55) else { return take(1).first }
    var script = ControllerScript("box\(pending.count + 1)")
    script.content =
      random.chance(80)
      ? .navigation(take(random.number(in: 1...2)))
      : .pages(
        PagesScript(order: take(random.number(in: 1...2))))
    pending.append(dressed(script))
    return .named(script.name)
  }

  private mutating func take(_ count: Int) -> [ControllerReference] {
    let taken = free.prefix(min(count, max(0, free.count - 1)))
    free.removeFirst(taken.count)
    return taken.map { .named($0) }
  }
}

// MARK: - What happens

extension ScenarioGenerator {
  private enum Idea {
    case push, pop, back, edgeSwipe, heldSwipe, tab, page, show, column, mode, bar
    case rotate, resize, thereAndBack, present, dismiss, beside, stack, press
  }

  private static let ideas: [(weight: Int, value: Idea)] = [
    (16, .push), (8, .pop), (8, .back), (10, .edgeSwipe), (6, .heldSwipe), (16, .tab), (8, .page),
    (10, .show), (8, .column), (5, .mode), (5, .bar), (8, .rotate), (8, .resize),
    (14, .thereAndBack), (6, .present), (6, .dismiss), (3, .beside), (4, .stack), (2, .press),
  ]

  mutating func containerSteps() -> [ScenarioStep] {
    var steps: [ScenarioStep] = []
    for _ in 0..<random.number(in: 2...10) {
      for step in next(random.weighted(Self.ideas)) {
        var step = step
        if isWild, random.chance(12) { step.settles = false }
        steps.append(step)
      }
    }
    steps.append(ScenarioStep(.settle, settles: false))
    return steps
  }

  private func act(_ action: ScenarioAction) -> ScenarioStep { ScenarioStep(.act([action])) }

  private func touch(_ touch: ContainerTouch) -> ScenarioStep { ScenarioStep(.user(.touch(touch))) }

  /// Any controller but the root, which contains all.
  private mutating func name() -> String { random.element(of: scripts.dropFirst().map(\.name)) }

  /// A controller that nobody contains yet; in wild code any.
  private mutating func newcomer() -> ControllerReference {
    if free.isEmpty || isWild && random.chance(10) { return .named(name()) }
    // Each goes to one container, as long as there are enough.
    let unused = free.filter { !presented.contains($0) }
    let name = random.element(of: unused.isEmpty ? free : unused)
    presented.append(name)
    return .named(name)
  }

  private mutating func animated() -> Bool { random.chance(80) }

  /// The name of a controller that is made a container of some kind; nil where there is none.
  private mutating func container(_ isOne: (ControllerContent) -> Bool) -> String? {
    let names = scripts.filter { isOne($0.content) }.map(\.name)
    return names.isEmpty ? nil : random.element(of: names)
  }

  private mutating func next(_ idea: Idea) -> [ScenarioStep] {
    let stack = container { if case .navigation = $0 { true } else { false } }
    switch idea {
    case .push:
      guard let stack else { return next(.show) }
      let newcomer = newcomer()
      return [act(.push(newcomer, on: stack, animated: animated(), isFresh: random.chance(15)))]
    case .pop:
      guard let stack else { return next(.tab) }
      let animated = animated()
      return [
        random.chance(70)
          ? act(.pop(on: stack, animated: animated))
          : act(.popToRoot(on: stack, animated: animated))
      ]
    case .stack:
      guard isWild, let stack else { return next(.push) }
      let controllers = (0..<random.number(in: 1...3)).map { _ in newcomer() }
      return [act(.setStack(controllers, on: stack, animated: animated()))]
    case .back: return [touch(.back)]
    case .press: return [touch(.longPressBack(level: random.number(in: 0...2)))]
    case .edgeSwipe: return [touch(.edgeSwipe(random.chance(55) ? .cancel : .finish))]
    case .heldSwipe:
      guard let stack else { return next(.edgeSwipe) }
      let progress = Double(random.number(in: 0...100)) / 100
      let moves = random.chance(50) ? [ScenarioStep(.interact(.update(progress), on: stack))] : []
      let end: ScenarioInteraction = random.chance(50) ? .finish : .cancel
      return [touch(.edgeSwipe(.hold))] + moves + [ScenarioStep(.interact(end, on: stack))]
    case .tab: return tab()
    case .page: return page()
    case .show:
      let newcomer = newcomer()
      let from = random.maybe(60) { [names = scripts.map(\.name)] in $0.element(of: names) }
      return [act(.container(.show(newcomer, isDetail: random.chance(40)), on: from))]
    case .column, .mode, .beside: return column(idea)
    case .bar:
      let plain = scripts.filter { $0.content.stack != nil && $0.bars.hides.isEmpty }
      guard let stack = plain.isEmpty ? nil : random.element(of: plain).name else {
        return next(.rotate)
      }
      let bar = random.element(of: StackBar.allCases)
      return [act(.container(.hide(bar, random.chance(50), animated: animated()), on: stack))]
    case .rotate: return [ScenarioStep(.rotate(nil))]
    case .resize:
      guard idiom == .pad else { return [ScenarioStep(.rotate(nil))] }
      return [ScenarioStep(.resize(random.element(of: Self.shares)))]
    case .thereAndBack:
      guard idiom == .pad, random.chance(60) else {
        return [ScenarioStep(.rotate(nil)), ScenarioStep(.rotate(nil))]
      }
      let share = random.element(of: Self.shares)
      return [
        ScenarioStep(.resize(.full)), ScenarioStep(.resize(share)), ScenarioStep(.resize(.full)),
      ]
    case .present:
      var action = PresentAction(newcomer())
      action.animated = animated()
      return [act(.present(action))]
    case .dismiss: return [act(.dismiss(on: nil, animated: animated(), completion: []))]
    }
  }

  private mutating func tab() -> [ScenarioStep] {
    guard let tabs = container({ if case .tabs = $0 { true } else { false } }) else {
      return next(.push)
    }
    let place = TabChoice.place(random.number(in: 0...3))
    if random.chance(65) { return [touch(.tapTab(place))] }
    guard isWild, random.chance(20) else { return [act(.container(.selectTab(place), on: tabs))] }
    let controllers = (0..<random.number(in: 1...3)).map { _ in newcomer() }
    return [act(.container(.setTabs(controllers, animated: animated()), on: tabs))]
  }

  private mutating func page() -> [ScenarioStep] {
    guard let pages = container({ if case .pages = $0 { true } else { false } }) else {
      return next(.tab)
    }
    let direction = random.element(of: PageNavigationDirection.allCases)
    switch random.number(in: 0...5) {
    case 0...3:
      return [touch(.swipePage(direction, random.chance(50) ? .cancel : .finish))]
    case 4:
      let end: ScenarioInteraction = random.chance(50) ? .finish : .cancel
      return [touch(.swipePage(direction, .hold)), ScenarioStep(.interact(end, on: pages))]
    default:
      return [act(.container(.setPages([newcomer()], direction, animated: animated()), on: pages))]
    }
  }

  private mutating func column(_ idea: Idea) -> [ScenarioStep] {
    guard let split = container({ if case .split = $0 { true } else { false } }) else {
      return next(.tab)
    }
    if idea == .beside {
      return [random.chance(50) ? touch(.tapBeside) : touch(.tapDisplayModeButton)]
    }
    if idea == .mode {
      let mode = random.element(of: SplitDisplayMode.allCases)
      return [act(.container(.preferDisplayMode(mode), on: split))]
    }
    if random.chance(40) {
      let end: GestureEnd = random.chance(50) ? .cancel : .finish
      return [
        random.chance(60) ? touch(.swipeToShowPrimary(end)) : touch(.swipeToHidePrimary(end))
      ]
    }
    let column = random.element(of: [SplitColumn.primary, .supplementary, .secondary])
    return [
      act(.container(random.chance(60) ? .showColumn(column) : .hideColumn(column), on: split))
    ]
  }
}
