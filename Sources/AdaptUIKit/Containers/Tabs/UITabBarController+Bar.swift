import AdaptCore
import AdaptRules
import Foundation

extension UITabBarController {
  /// Where the bar lies.
  var barEdge: Decision<TabBarEdge.Edge> {
    TabBarEdge.decide(in: traitCollection, on: space.platform)
  }

  /// Whether the bar lies over a tab: it goes for a stack whose top hides it, and when it is
  /// hidden.
  func showsBar(over tab: UIViewController?) -> Bool {
    !tabBar.isHidden && !(tab?.hidesBottomBarOfContainer ?? false)
  }

  /// How far the bar reaches over a tab's view, in points (rules `tabs.bar-edge`,
  /// `tabs.bar-height`).
  func cover(of tab: UIViewController, in space: ContainerSpace) -> BarCover {
    guard showsBar(over: tab) else { return BarCover() }
    let edge = TabBarEdge.decide(in: space.traits, on: space.platform).value
    let height = barHeight(at: edge, in: space)
    switch edge {
    case .bottom:
      return BarCover(
        insets: UIEdgeInsets(bottom: height + space.unsafe.bottom),
        opaque: tabBar.isTranslucent ? [] : .bottom)
    case .top:
      // The bar of a stack lies in the same row as the floating one.
      if tab is UINavigationController { return BarCover() }
      return BarCover(insets: UIEdgeInsets(top: height + space.unsafe.top))
    }
  }

  private func barHeight(at edge: TabBarEdge.Edge, in space: ContainerSpace) -> CGFloat {
    TabBarHeight.decide(
      at: edge, in: space.traits, unsafeBottom: space.unsafe.bottom, on: space.platform
    ).value
  }

  /// Puts the bar at its edge, over the unsafe part of the view there, or beyond that edge when it
  /// goes for what is shown.
  func placeBar() {
    let (space, edge) = (space, barEdge.value)
    let height = barHeight(at: edge, in: space)
    let isThere = showsBar(over: shown) || tabBar.isHidden
    switch edge {
    case .top:
      let top = isThere ? space.unsafe.top : -height
      tabBar.frame = CGRect(x: 0, y: top, width: space.size.width, height: height)
    case .bottom:
      let total = height + space.unsafe.bottom
      tabBar.frame = CGRect(
        x: 0, y: space.size.height - (isThere ? total : 0), width: space.size.width, height: total)
    }
    if let shown { placeContent(of: shown) }
  }

  func barDidChange() { viewIfLoaded?.markLayout() }

  /// The frame of a tab's view, in the space of this controller's view, in points.
  func frame(of tab: UIViewController) -> CGRect {
    contentFrame(of: tab, in: space) ?? view.bounds
  }
}
