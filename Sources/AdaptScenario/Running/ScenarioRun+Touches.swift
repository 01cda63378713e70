import AdaptCore
import AdaptUIKit

extension ScenarioRun {
  /// Does what a person does to a container.
  ///
  /// - Parameter name: A controller in the container; nil for the topmost container of its kind.
  func touch(_ touch: ContainerTouch, on name: String?) {
    switch touch {
    case .back: simulation.tapBack(in: container(name))
    case .longPressBack(let level): simulation.pressBackLong(to: level, in: container(name))
    case .edgeSwipe(let end): swipeFromEdge(end, in: container(name))
    case .tapTab(let tab): tap(tab, of: container(name))
    case .tapMoreRow(let tab):
      guard let controller = cast.livingController(tab) else {
        return cast.note("no controller \(tab.quoted) lives whose row could be tapped")
      }
      simulation.tapMoreRow(of: controller)
    case .tapBarItem(let title):
      guard let item = cast.shownBarItem(title) else {
        return cast.note("no bar shows a button \(title.quoted); check 'item' of the controllers")
      }
      simulation.tap(item)
    case .swipePage(let direction, let end): swipePage(direction, end, of: container(name))
    case .dragDivider(let column, let width): simulation.dragDivider(of: column, to: width)
    case .swipeToShowPrimary(let end): simulation.swipeFromPrimaryEdge(end)
    case .swipeToHidePrimary(let end): simulation.swipeToPrimaryEdge(end)
    case .tapDisplayModeButton: simulation.tapDisplayModeButton()
    case .tapBeside: simulation.tapBesideColumns()
    case .swipeContent(let way): simulation.swipeContent(way, in: container(name))
    }
  }

  /// The nearest container of a class around a named controller that lives.
  private func container<Container: UIViewController>(_ name: String?) -> Container? {
    name.flatMap(cast.livingController)?.nearest(Container.self)
  }

  private func swipeFromEdge(_ end: SwipeEnd, in stack: UINavigationController?) {
    switch end {
    case .finish: simulation.swipeFromEdge(.finish, in: stack)
    case .cancel: simulation.swipeFromEdge(.cancel, in: stack)
    case .hold: simulation.beginEdgeSwipe(in: stack)
    }
  }

  private func swipePage(
    _ direction: PageNavigationDirection, _ end: SwipeEnd, of pages: UIPageViewController?
  ) {
    switch end {
    case .finish: simulation.swipePage(direction, .finish, of: pages)
    case .cancel: simulation.swipePage(direction, .cancel, of: pages)
    case .hold: simulation.beginPageSwipe(direction, of: pages)
    }
  }

  private func tap(_ tab: TabChoice, of tabs: UITabBarController?) {
    switch tab {
    case .place(let place): simulation.tapTab(at: place, of: tabs)
    case .named(let name):
      guard let controller = cast.livingController(name) else {
        return cast.note("no controller \(name.quoted) lives whose tab could be tapped")
      }
      simulation.tapTab(of: controller)
    case .titled(let title):
      let tabs = tabs ?? cast.topmostTabs
      guard let place = tabs?.tabBar.items?.firstIndex(where: { $0.title == title }) else {
        return cast.note("no tab has the title \(title.quoted); name one that is there")
      }
      simulation.tapTab(at: place, of: tabs)
    }
  }

  /// Moves a swipe that a finger holds: from the edge of a stack, or over pages.
  ///
  /// - Returns: Whether the controller lies in a container that can be swiped.
  func moveSwipe(_ interaction: ScenarioInteraction, on name: String) -> Bool {
    var next = cast.livingController(name)
    while let controller = next {
      if controller is UINavigationController {
        switch interaction {
        case .update(let progress): simulation.moveEdgeSwipe(to: progress)
        case .finish: simulation.endEdgeSwipe(.finish)
        case .cancel: simulation.endEdgeSwipe(.cancel)
        }
        return true
      }
      if controller is UIPageViewController {
        switch interaction {
        case .update(let progress): simulation.movePageSwipe(to: progress)
        case .finish: simulation.endPageSwipe(.finish)
        case .cancel: simulation.endPageSwipe(.cancel)
        }
        return true
      }
      next = controller.parent
    }
    return false
  }
}
