public import AdaptCore
import AdaptUIKit
import Foundation

/// What can be seen of a container of UIKit's at a moment.
public struct ContainerState: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case stack, tabs, pages, split
  }

  public let kind: Kind
  /// The controllers that it says it holds, in order; of pages those that are shown.
  public var contents: [NodeID] = []
  /// Those of its contents that lie in another parent, if only on the way up.
  public var strangers: [NodeID] = []
  /// The contents whose views are in the window.
  public var visible: [NodeID] = []
  /// The contents whose views it says that it shows; nil where it does not say.
  public var shown: [NodeID]?
  /// Whether its bars can be seen, by name, in the order of the names.
  public var bars: [Bar] = []
  /// Without the display mode where it is collapsed; nil unless it is a split view.
  public var arrangement: SplitArrangement?

  /// A bar at a moment.
  public struct Bar: Hashable, Sendable {
    public let name: String
    /// Whether it lies in the window and is not hidden.
    public let isShown: Bool
    /// Whether the app or what is shown hides it; nil where a root wishes it hidden, which was
    /// never pushed.
    public let isHiddenByWish: Bool?
  }
}

extension ContainerState {
  init?(_ controller: UIViewController, _ simulation: Simulation) {
    func ids(_ controllers: [UIViewController]) -> [NodeID] {
      controllers.compactMap(simulation.id)
    }
    let held: [UIViewController]
    switch controller {
    case let stack as UINavigationController:
      kind = .stack
      held = stack.viewControllers
      shown = ids(held.suffix(1))
      bars = Self.bars(of: stack)
    case let tabs as UITabBarController:
      kind = .tabs
      held = tabs.viewControllers ?? []
      shown =
        held.contains { $0 === tabs.selectedViewController }
        ? tabs.selectedViewController.map { ids([$0]) } : nil
      bars = [Self.bar("tabBar", tabs.tabBar, isHiddenByWish: tabs.hidesBarForSelection)]
    case let pages as UIPageViewController:
      kind = .pages
      held = pages.viewControllers ?? []
      shown = ids(held)
    case let split as UISplitViewController:
      kind = .split
      held = split.viewControllers
      arrangement = SplitArrangement(
        isCollapsed: split.isCollapsed,
        displayMode: split.isCollapsed ? .automatic : split.displayMode)
    default: return nil
    }
    contents = ids(held)
    strangers = ids(held.filter { child in !child.isDescendant(of: controller) })
    visible = ids(held.filter { $0.viewIfLoaded?.window != nil })
  }

  private static func bars(of stack: UINavigationController) -> [Bar] {
    let rootHides = stack.viewControllers.first?.hidesBottomBarWhenPushed ?? false
    let someHides = stack.viewControllers.contains(where: \.hidesBottomBarWhenPushed)
    return [
      // The bar of a stack around it shows what a stack has for its own.
      bar(
        "navigationBar", stack.navigationBar,
        isHiddenByWish: stack.parent is UINavigationController || stack.isNavigationBarHidden),
      bar(
        "toolbar", stack.toolbar,
        isHiddenByWish: stack.isToolbarHidden ? true : rootHides ? nil : someHides),
    ]
  }

  private static func bar(_ name: String, _ bar: UIView, isHiddenByWish: Bool?) -> Bar {
    Bar(name: name, isShown: bar.isShownInWindow, isHiddenByWish: isHiddenByWish)
  }
}

extension UITabBarController {
  /// Whether the bar is hidden, or goes for what the selected stack has pushed; nil where the root
  /// of that wishes so, which was never pushed.
  fileprivate var hidesBarForSelection: Bool? {
    let stack = (selectedViewController as? UINavigationController)?.viewControllers ?? []
    if tabBar.isHidden { return true }
    if stack.first?.hidesBottomBarWhenPushed ?? false { return nil }
    return stack.contains(where: \.hidesBottomBarWhenPushed)
  }
}
