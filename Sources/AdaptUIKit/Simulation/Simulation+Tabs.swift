import AdaptCore
import Foundation

extension Simulation {
  /// Taps an item of a tab bar, as a person does.
  ///
  /// A tap on what is covered, hidden or not there is a finding.
  ///
  /// - Parameters:
  ///   - place: The item's place from the leading edge, from 0; the last may be More.
  ///   - tabs: The tab bar controller; the topmost one on screen unless given.
  public func tapTab(at place: Int, of tabs: UITabBarController? = nil) {
    gesture("tap tab \(place)") { [unowned self] in
      tabsToTap(tabs)?.tapItem(at: place)
    }
  }

  /// Taps the item of a controller; More for one that has no item of its own.
  public func tapTab(of controller: UIViewController) {
    gesture("tap tab of \(name(of: controller))") { [unowned self] in
      guard let tabs = tabsToTap(controller.tabBarController) else { return }
      let place = tabs.tabs.firstIndex { $0 === controller }
      tabs.tapItem(at: min(place ?? -1, tabs.row.own))
    }
  }

  /// Taps the row of a controller in the list under More.
  public func tapMoreRow(of controller: UIViewController) {
    gesture("tap row of \(name(of: controller))") { [unowned self] in
      guard let tabs = controller.tabBarController else { return findOnTop(.noSuchTab) }
      touched(tabs)?.tapMoreRow(of: controller)
    }
  }

  /// The tabs whose bar a finger can reach; a finding where there are none.
  private func tabsToTap(_ wanted: UITabBarController?) -> UITabBarController? {
    touched(wanted, at: \.tabBar, orFind: .noSuchTab)
  }
}
