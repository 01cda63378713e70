import AdaptCore
import AdaptRules
import Foundation

extension UITabBarController {
  /// Where the bar lies.
  var barEdge: Decision<TabBarEdge.Edge> {
    TabBarEdge.decide(
      in: traitCollection, on: run?.platform ?? Platform(system: .newestModelled))
  }

  /// Puts the bar at its edge, over the unsafe part of the view there.
  func placeBar() {
    guard let run else { return }
    let edge = barEdge.value
    let unsafe = view.safeAreaInsets
    let height = TabBarHeight.decide(
      at: edge, in: traitCollection, unsafeBottom: unsafe.bottom, on: run.system
    ).value
    let bounds = view.bounds
    switch edge {
    case .top:
      tabBar.frame = CGRect(x: 0, y: unsafe.top, width: bounds.width, height: height)
    case .bottom:
      let total = height + unsafe.bottom
      tabBar.frame = CGRect(
        x: 0, y: bounds.height - total, width: bounds.width, height: total)
    }
  }

  func barDidChange() { viewIfLoaded?.setNeedsLayout() }

  /// The frame of a tab's view, in the space of this controller's view, in points.
  func frame(of tab: UIViewController) -> CGRect { view.bounds }
}
