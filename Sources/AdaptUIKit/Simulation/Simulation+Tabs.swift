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
    step("tap tab \(place)") { [unowned self] in
      tabsToTap(tabs)?.tapItem(at: place)
    }
  }

  /// Taps the item of a controller; More for one that has no item of its own.
  public func tapTab(of controller: UIViewController) {
    step("tap tab of \(name(of: controller))") { [unowned self] in
      guard let tabs = tabsToTap(controller.tabBarController) else { return }
      let place = tabs.tabs.firstIndex { $0 === controller }
      tabs.tapItem(at: min(place ?? -1, tabs.row.own))
    }
  }

  /// Taps the row of a controller in the list under More.
  public func tapMoreRow(of controller: UIViewController) {
    step("tap row of \(name(of: controller))") { [unowned self] in
      guard let tabs = controller.tabBarController else {
        return run.find(.noSuchTab, on: windowScene.topmostController?.id ?? .run)
      }
      tabs.tapMoreRow(of: controller)
    }
  }

  /// The tabs that a finger can reach; a finding where there are none.
  private func tabsToTap(_ wanted: UITabBarController?) -> UITabBarController? {
    guard let tabs = wanted ?? topmost(UITabBarController.self) else {
      run.find(.noSuchTab, on: windowScene.topmostController?.id ?? .run)
      return nil
    }
    guard canTouch(tabs.tabBar) else {
      run.find(.noSuchAction, on: tabs.id)
      return nil
    }
    return tabs
  }
}

// MARK: - What a finger can reach

extension Simulation {
  /// How a step calls a controller.
  func name(of controller: UIViewController) -> String {
    controller.givenName ?? controller.title ?? "\(type(of: controller))"
  }

  /// The topmost controller of a class whose view is on screen.
  func topmost<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    func first(in controller: UIViewController) -> Controller? {
      for child in controller.children.reversed() where child.viewIfLoaded?.window != nil {
        if let found = first(in: child) { return found }
      }
      return controller.viewIfLoaded?.window == nil ? nil : controller as? Controller
    }
    for controller in windowScene.keyWindow?.shownControllers.reversed() ?? [] {
      if let found = first(in: controller) { return found }
    }
    return nil
  }

  /// Whether the middle of a view is on screen and nothing that is presented lies over it.
  func canTouch(_ view: UIView) -> Bool {
    guard let window = view.window, view.getsTouchesWithAllAbove else { return false }
    let frame = view.convert(view.bounds, to: nil)
    let point = CGPoint(x: frame.midX, y: frame.midY)
    guard window.bounds.contains(point) else { return false }
    let presentations = window.presentations
    // What the view itself is presented in, and all below that, does not lie over it.
    let own = presentations.lastIndex { presentation in
      presentation.container.map { view.isDescendant(of: $0) } ?? false
    }
    return !presentations[((own ?? -1) + 1)...].contains { presentation in
      guard presentation.state.hasContainer, let container = presentation.container,
        container.superview === window,
        container.convert(container.bounds, to: nil).contains(point)
      else { return false }
      let sheet = presentation.controller as? UISheetPresentationController
      return !(sheet?.appearance?.letsTouchesThrough ?? false)
    }
  }
}

extension UIView {
  fileprivate var getsTouchesWithAllAbove: Bool {
    var view: UIView? = self
    while let current = view {
      guard !current.isHidden, current.alpha > 0.01, current.isUserInteractionEnabled else {
        return false
      }
      view = current.superview
    }
    return true
  }
}
