import AdaptCore
import AdaptScenario
import AdaptUIKit
import Foundation

// MARK: - What containers and bars are

extension ScenarioText {
  static func node(_ split: SplitScript) -> TextNode {
    .members(
      [("style", unless(split.style, .unspecified) { .string($0.scenarioName) })]
        + SplitScript.columns.map { ($0.name, split[$0].map(node)) } + [
          ("displayMode", split.displayMode.map { .string($0.name) }),
          ("behavior", split.behavior.map { .string($0.name) }),
          ("primaryWidth", figure(split.primaryWidth)),
          ("minimumPrimaryWidth", figure(split.minimumPrimaryWidth)),
          ("maximumPrimaryWidth", figure(split.maximumPrimaryWidth)),
          ("primaryFraction", figure(split.primaryFraction)),
          ("presentsWithGesture", split.presentsWithGesture.map { .bool($0) }),
        ])
  }

  static func node(_ pages: PagesScript) -> TextNode {
    .members([
      ("order", pages.order.map { .array($0.map(node)) }),
      ("shown", .array(pages.shown.map(node))),
      ("transition", unless(pages.transition, .scroll) { .string("\($0)") }),
      ("orientation", unless(pages.orientation, .horizontal) { .string("\($0)") }),
      ("spine", pages.spine.map { .string("\($0)") }),
      ("doubleSided", pages.isDoubleSided.map { .bool($0) }),
    ])
  }

  /// What a controller is told of bars, and who listens to a container.
  static func bars(_ script: ControllerScript) -> Members {
    [
      ("bars", unlessEmpty(node(script.bars))),
      ("item", unlessEmpty(node(script.item))),
      ("layout", unlessEmpty(node(script.layout))),
      ("delegate", script.delegate.map(node)),
    ]
  }

  private static func unlessEmpty(_ node: TextNode) -> TextNode? {
    node.isEmptyObject ? nil : node
  }

  private static func node(_ bars: BarsScript) -> TextNode {
    .members([
      ("barHidden", bars.isBarHidden.map { .bool($0) }),
      ("toolbar", bars.hasToolbar.map { .bool($0) }),
      ("largeTitles", bars.prefersLargeTitles.map { .bool($0) }),
      ("translucent", bars.isTranslucent.map { .bool($0) }),
      ("hides", list(bars.hides) { .array($0.map { .string($0.rawValue) }) }),
      ("edgeSwipe", bars.edgeSwipe.map { .bool($0) }),
    ])
  }

  private static func node(_ item: BarItemsScript) -> TextNode {
    .members([
      ("leftItems", titles(item.leftItems)), ("rightItems", titles(item.rightItems)),
      ("toolbarItems", titles(item.toolbarItems)), ("prompt", item.prompt.map { .string($0) }),
      ("largeTitle", item.largeTitle.map { .string("\($0)") }),
      ("hidesBackButton", item.hidesBackButton.map { .bool($0) }),
      ("supplementsBackButton", item.supplementsBackButton.map { .bool($0) }),
      ("backTitle", item.backTitle.map { .string($0) }),
      ("hidesBottomBarWhenPushed", item.hidesBottomBarWhenPushed.map { .bool($0) }),
    ])
  }

  private static func titles(_ titles: [String]?) -> TextNode? {
    titles.map { .array($0.map { .string($0) }) }
  }

  private static func node(_ layout: ContentLayoutScript) -> TextNode {
    .members([
      (
        "edgesForExtendedLayout",
        layout.edgesForExtendedLayout.map { edges in
          .array(
            UIRectEdge.scenarioNames.filter { edges.contains($0.edge) }.map { .string($0.name) })
        }
      ),
      ("includesOpaqueBars", layout.includesOpaqueBars.map { .bool($0) }),
      ("additionalSafeAreaInsets", layout.additionalSafeAreaInsets.map(node)),
    ])
  }

  private static func node(_ insets: UIEdgeInsets) -> TextNode {
    .numbers([insets.top, insets.left, insets.bottom, insets.right])
  }

  private static func node(_ delegate: ContainerDelegateScript) -> TextNode {
    .members([
      ("orientations", delegate.orientations.map(node)),
      ("animator", delegate.animator.map(node)), ("refuses", titles(delegate.refuses)),
      ("collapses", delegate.collapses.map { .bool($0) }),
      ("separates", delegate.separates.map(node)),
      ("primaryForCollapsing", delegate.primaryForCollapsing.map(node)),
      ("primaryForExpanding", delegate.primaryForExpanding.map(node)),
      ("actionMode", delegate.actionMode.map { .string($0.name) }),
      ("topColumn", delegate.topColumn.map { .string($0.name) }),
      ("expandingMode", delegate.expandingMode.map { .string($0.name) }),
      ("spine", delegate.spine.map { .string("\($0)") }),
    ])
  }

  private static func figure(_ figure: CGFloat?) -> TextNode? {
    figure.map { .number(Double($0)) }
  }
}

// MARK: - What happens to them

extension ScenarioText {
  static func members(_ action: ContainerAction, on name: String?) -> Members {
    switch action {
    case .selectTab(let tab): [("selectTab", node(tab)), on(name)]
    case .setTabs(let tabs, let isAnimated):
      [("setTabs", .array(tabs.map(node))), on(name), animated(isAnimated)]
    case .show(let reference, let isDetail):
      [(isDetail ? "showDetail" : "show", node(reference)), ("from", name.map { .string($0) })]
    case .showColumn(let column): [("showColumn", .string(column.name)), on(name)]
    case .hideColumn(let column): [("hideColumn", .string(column.name)), on(name)]
    case .setColumn(let column, let reference):
      [("setColumn", node(reference)), on(name), ("column", .string(column.name))]
    case .preferDisplayMode(let mode): [("displayMode", .string(mode.name)), on(name)]
    case .setPages(let pages, let direction, let isAnimated):
      [
        ("setPages", .array(pages.map(node))), on(name),
        ("direction", unless(direction, .forward) { .string("\($0)") }), animated(isAnimated),
      ]
    case .hide(let bar, let hides, let isAnimated):
      [
        (bar == .toolbar ? "setToolbarHidden" : "setBarHidden", .bool(hides)), on(name),
        animated(isAnimated),
      ]
    }
  }

  static func members(_ touch: ContainerTouch) -> Members {
    switch touch {
    case .back: [("user", .string("back"))]
    case .longPressBack(let level):
      [("user", .string("longPressBack")), ("level", .number(level))]
    case .edgeSwipe(let end): [("user", .string("edgeSwipe")), then(end)]
    case .tapTab(let tab): [("user", .string("tapTab")), ("tab", node(tab))]
    case .tapMoreRow(let tab): [("user", .string("tapMoreRow")), ("tab", .string(tab))]
    case .tapBarItem(let title): [("user", .string("tapBarItem")), ("item", .string(title))]
    case .swipePage(let direction, let end):
      [
        ("user", .string("swipePage")),
        ("direction", unless(direction, .forward) { .string("\($0)") }), then(end),
      ]
    case .dragDivider(let column, let width):
      [
        ("user", .string("dragDivider")), ("to", .number(Double(width))),
        ("column", unless(column, .primary) { .string($0.name) }),
      ]
    case .swipeToShowPrimary(let end): [("user", .string("swipeToShowPrimary")), then(end)]
    case .swipeToHidePrimary(let end): [("user", .string("swipeToHidePrimary")), then(end)]
    case .tapDisplayModeButton: [("user", .string("tapDisplayModeButton"))]
    case .tapBeside: [("user", .string("tapBeside"))]
    case .swipeContent(let way):
      [
        ("user", .string("swipeContent")),
        ("direction", unless(way, .up) { .string($0.rawValue) }),
      ]
    }
  }

  private static func node(_ tab: TabChoice) -> TextNode {
    switch tab {
    case .named(let name), .titled(let name): .string(name)
    case .place(let place): .number(place)
    }
  }

  private static func then<End: RawRepresentable<String>>(
    _ end: End
  ) -> (key: String, value: TextNode?) {
    ("then", end.rawValue == GestureEnd.finish.rawValue ? nil : .string(end.rawValue))
  }

  static func members(_ expectation: ContainerExpectation) -> Members {
    switch expectation {
    case .selected(let name, let tab):
      [("selected", .string(name)), ("is", tab.map { .string($0) } ?? .literal("null"))]
    case .columns(let name, let columns):
      [("columns", .string(name)), ("are", .array(columns.map { .string($0.name) }))]
    case .collapsed(let name, let isCollapsed):
      [("collapsed", .string(name)), holds(isCollapsed)]
    case .displayMode(let name, let mode):
      [("displayMode", .string(name)), ("is", .string(mode.name))]
    case .pages(let name, let pages):
      [("pages", .string(name)), ("are", .array(pages.map { .string($0) }))]
    case .bar(let bar, let name, let fact):
      [(bar == .toolbar ? "toolbar" : "bar", .string(name))] + members(fact)
    case .tabBar(let name, let fact, let edge):
      [("tabBar", .string(name)), ("edge", edge.map { .string($0.rawValue) })] + members(fact)
    case .safeArea(let name, let insets, let tolerance):
      [("safeArea", .string(name)), ("is", node(insets)), within(tolerance)]
    }
  }

  private static func members(_ fact: BarFact) -> Members {
    [
      ("is", fact.isShown.map { .string($0 ? "shown" : "hidden") }),
      ("height", figure(fact.height)), within(fact.tolerance),
    ]
  }
}
