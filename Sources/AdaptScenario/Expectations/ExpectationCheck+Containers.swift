import AdaptCore
import AdaptUIKit
import Foundation

/// How UIKit's containers are at the moment of the check.
extension ExpectationCheck {
  func container(_ expectation: ContainerExpectation) -> Verdict {
    switch expectation {
    case .selected(let name, let tab):
      return nearest(UITabBarController.self, name, "the tab \(tab ?? "none") selected in \(name)")
      {
        let found = $0.selectedViewController.map(self.name(of:))
        return found == tab ? nil : found ?? "none"
      }
    case .columns(let name, let columns):
      let wanted = list(columns.map(\.name))
      return nearest(UISplitViewController.self, name, "the columns \(wanted) of \(name)") {
        let found = list($0.shownColumnNames)
        return found == wanted ? nil : found
      }
    case .collapsed(let name, let isCollapsed):
      let words = { (isCollapsed: Bool) in isCollapsed ? "collapsed" : "expanded" }
      return nearest(UISplitViewController.self, name, "\(name) \(words(isCollapsed))") {
        $0.isCollapsed == isCollapsed ? nil : words($0.isCollapsed)
      }
    case .displayMode(let name, let mode):
      return nearest(UISplitViewController.self, name, "\(name) in the mode \(mode.name)") {
        if $0.isCollapsed { return "a collapsed split view" }
        return $0.displayMode == mode ? nil : $0.displayMode.name
      }
    case .pages(let name, let pages):
      return nearest(UIPageViewController.self, name, "the pages \(list(pages)) in \(name)") {
        let found = ($0.viewControllers ?? []).map(self.name(of:))
        return found == pages ? nil : list(found)
      }
    case .bar(let bar, let name, let fact):
      let what = bar == .navigationBar ? "the bar" : "the toolbar"
      return nearest(UINavigationController.self, name, "\(what) of \(name)\(words(fact))") {
        difference(of: bar == .navigationBar ? $0.navigationBar : $0.toolbar, from: fact)
      }
    case .tabBar(let name, let fact, let edge):
      let place = edge.map { " at the \($0.rawValue)" } ?? ""
      return nearest(
        UITabBarController.self, name, "the tab bar of \(name)\(words(fact))\(place)"
      ) {
        difference(of: $0.tabBar, from: fact) ?? difference(of: $0.tabBar, from: edge)
      }
    case .safeArea(let name, let insets, let tolerance):
      return safeArea(of: name, insets, tolerance)
    }
  }

  /// The verdict on the nearest container of a class at or above a controller.
  ///
  /// - Parameter check: Returns what was found in place of what was expected; nil where it holds.
  private func nearest<Container: UIViewController>(
    _ type: Container.Type, _ name: String, _ expected: String,
    _ check: (Container) -> String?
  ) -> Verdict {
    living(name, expected) { controller in
      guard let container = controller.nearest(type) else {
        return Verdict(expected, found: "a controller that lies in no \(type)")
      }
      return Verdict(expected, found: check(container))
    }
  }

  private func safeArea(
    of name: String, _ insets: UIEdgeInsets, _ tolerance: CGFloat
  ) -> Verdict {
    let expected = "the safe area of \(name) \(words(insets))"
    guard let view = cast.livingController(name)?.viewIfLoaded, view.window != nil else {
      return Verdict(expected, found: "a view that is not in the window")
    }
    let found = view.safeAreaInsets
    let pairs = zip(edges(insets), edges(found))
    let isNear = pairs.allSatisfy { abs($0 - $1) <= tolerance }
    return Verdict(expected, found: isNear ? nil : words(found))
  }

  private func edges(_ insets: UIEdgeInsets) -> [CGFloat] {
    [insets.top, insets.left, insets.bottom, insets.right]
  }

  private func words(_ insets: UIEdgeInsets) -> String {
    edges(insets).map(\.figure).joined(separator: ",")
  }
}

// MARK: - Bars

extension ExpectationCheck {
  private func words(_ fact: BarFact) -> String {
    [
      fact.isShown.map { $0 ? " shown" : " hidden" }, fact.height.map { " \($0.figure) high" },
    ].compactMap { $0 }.joined()
  }

  private func difference(of bar: UIView, from fact: BarFact) -> String? {
    let isShown = bar.isShownInWindow
    if let wanted = fact.isShown, wanted != isShown { return isShown ? "shown" : "hidden" }
    guard let height = fact.height else { return nil }
    guard isShown else { return "hidden" }
    return abs(bar.frame.height - height) <= fact.tolerance
      ? nil : "\(bar.frame.height.figure) high"
  }

  private func difference(of bar: UIView, from edge: TabBarSide?) -> String? {
    guard let edge, let window = bar.window else { return edge == nil ? nil : "no window" }
    let isAtBottom = bar.convert(bar.bounds, to: nil).midY > window.bounds.midY
    let found: TabBarSide = isAtBottom ? .bottom : .top
    return found == edge ? nil : "at the \(found.rawValue)"
  }
}

extension UISplitViewController {
  /// The names of the columns that can be seen, from the primary edge on.
  fileprivate var shownColumnNames: [String] {
    let shown = (style.columns + [.compact]).filter(isShowing)
    return shown.map(\.name)
  }
}
