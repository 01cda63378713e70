import AdaptCore
import AdaptUIKit
import Foundation

extension ControllerRole {
  /// Gives a controller what its script gives to bars, and its place under them.
  func giveItems(to controller: UIViewController) {
    let items = script.item
    let buttons = { [unowned self] (titles: [String]) in
      titles.map { self.button($0, of: controller) }
    }
    if let titles = items.leftItems {
      controller.navigationItem.leftBarButtonItems = buttons(titles)
    }
    if let titles = items.rightItems {
      controller.navigationItem.rightBarButtonItems = buttons(titles)
    }
    if let titles = items.toolbarItems { controller.toolbarItems = buttons(titles) }
    if let prompt = items.prompt { controller.navigationItem.prompt = prompt }
    if let mode = items.largeTitle { controller.navigationItem.largeTitleDisplayMode = mode }
    if let hides = items.hidesBackButton { controller.navigationItem.hidesBackButton = hides }
    if let supplements = items.supplementsBackButton {
      controller.navigationItem.leftItemsSupplementBackButton = supplements
    }
    if let title = items.backTitle { controller.navigationItem.backButtonTitle = title }
    if let hides = items.hidesBottomBarWhenPushed { controller.hidesBottomBarWhenPushed = hides }
    if let edges = script.layout.edgesForExtendedLayout {
      controller.edgesForExtendedLayout = edges
    }
    if let includes = script.layout.includesOpaqueBars {
      controller.extendedLayoutIncludesOpaqueBars = includes
    }
    if let insets = script.layout.additionalSafeAreaInsets {
      controller.additionalSafeAreaInsets = insets
    }
  }

  /// A button whose action runs what code does in `barButtonAction`.
  private func button(_ title: String, of controller: UIViewController) -> UIBarButtonItem {
    UIBarButtonItem(title: title) { [weak self, weak controller] in
      self?.act(in: .barButtonAction, by: controller)
    }
  }

  /// Sets the bars of a stack up as the script says.
  func setUpBars(of stack: UINavigationController) {
    let bars = script.bars
    if let isHidden = bars.isBarHidden { stack.isNavigationBarHidden = isHidden }
    if let hasToolbar = bars.hasToolbar { stack.isToolbarHidden = !hasToolbar }
    if let prefers = bars.prefersLargeTitles { stack.navigationBar.prefersLargeTitles = prefers }
    if let isTranslucent = bars.isTranslucent { stack.navigationBar.isTranslucent = isTranslucent }
    for occasion in bars.hides {
      switch occasion {
      case .compactHeight: stack.hidesBarsWhenVerticallyCompact = true
      case .tap: stack.hidesBarsOnTap = true
      case .swipe: stack.hidesBarsOnSwipe = true
      }
    }
    if let answer = bars.edgeSwipe {
      let delegate = ScriptedSwipeDelegate(answer)
      stack.interactivePopGestureRecognizer?.delegate = delegate
      containerDelegates.append(delegate)
    }
  }
}

/// A gesture delegate that gives one answer to the swipe from the edge.
private final class ScriptedSwipeDelegate: UIGestureRecognizerDelegate {
  private let answer: Bool

  init(_ answer: Bool) { self.answer = answer }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { answer }
}

extension ScenarioCast {
  /// The button with a title that the bars of the controllers on screen hold: of several the one
  /// that lies over the others.
  func shownBarItem(_ title: String) -> UIBarButtonItem? {
    for layer in ([root].compactMap { $0 } + presentedChain).reversed() {
      if let found = layer.barItem(title) { return found }
    }
    return nil
  }
}

extension UIViewController {
  /// The first button with a title among those of a controller on screen and of what it contains.
  ///
  /// The engine's limit on controllers inside each other bounds the recursion.
  fileprivate func barItem(_ title: String) -> UIBarButtonItem? {
    guard viewIfLoaded?.window != nil else { return nil }
    let items =
      (navigationItem.leftBarButtonItems ?? []) + (navigationItem.rightBarButtonItems ?? [])
      + (toolbarItems ?? [])
    if let found = items.first(where: { $0.title == title }) { return found }
    for child in children {
      if let found = child.barItem(title) { return found }
    }
    return nil
  }
}
