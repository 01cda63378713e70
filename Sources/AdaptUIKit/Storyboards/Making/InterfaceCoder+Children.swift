import AdaptCore
import AdaptDocuments

extension InterfaceCoder {
  /// Gives a stack its root and its bars.
  func decodeChildren(of stack: UINavigationController) {
    guard let controller else { return }
    if case .navigation(let bars) = controller.content {
      stack.isNavigationBarHidden = bars.hidesNavigationBar
      stack.isToolbarHidden = bars.hidesToolbar
      stack.hidesBarsWhenVerticallyCompact = bars.hidesBarsWhenVerticallyCompact
      stack.hidesBarsOnSwipe = bars.hidesBarsOnSwipe
      stack.hidesBarsOnTap = bars.hidesBarsOnTap
      stack.navigationBar.prefersLargeTitles = bars.prefersLargeTitles
      stack.navigationBar.isTranslucent = bars.isNavigationBarTranslucent
      stack.toolbar.isTranslucent = bars.isToolbarTranslucent
    }
    let content = children(.root).map(\.controller)
    if !content.isEmpty { stack.setViewControllers(content, animated: false) }
  }

  /// Gives a tab bar controller its tabs.
  func decodeChildren(of tabs: UITabBarController) {
    let content = children(.tab).map(\.controller)
    if !content.isEmpty { tabs.setViewControllers(content, animated: false) }
  }

  /// Gives a split view its columns.
  func decodeChildren(of split: UISplitViewController) {
    guard let controller else { return }
    if case .split(let columns) = controller.content { split.take(columns) }
    let content = children(.primary, .supplementary, .secondary, .compact)
    guard split.style != .unspecified else {
      // The classic style has two places, and the document may leave out the first.
      split.viewControllers =
        content.filter { $0.place == .primary }.map(\.controller)
        + content.filter { $0.place == .secondary }.map(\.controller)
      return
    }
    for (place, child) in content {
      switch place {
      case .primary: split.setViewController(child, for: .primary)
      case .supplementary: split.setViewController(child, for: .supplementary)
      case .secondary: split.setViewController(child, for: .secondary)
      case .compact: split.setViewController(child, for: .compact)
      case .root, .tab, .unknown: break
      }
    }
  }

  /// Makes the controllers that the document puts into some places of the container, in its order.
  private func children(
    _ places: InterfaceSegue.Relationship...
  ) -> [(place: InterfaceSegue.Relationship, controller: UIViewController)] {
    guard let controller, let making else { return [] }
    let storyboard = scene.storyboard
    return controller.segues.compactMap { segue in
      guard case .relationship(let place) = segue.kind, places.contains(place),
        let document = storyboard.document
      else { return nil }
      let destination = scene.bundle.project.resolve(segue.destination, in: document)
      return storyboard.make(destination, in: making, inside: scene).map { (place, $0) }
    }
  }
}

extension UISplitViewController {
  /// Takes what the document wishes of the columns.
  fileprivate func take(_ columns: InterfaceController.SplitColumns) {
    switch columns.preferredDisplayMode {
    case "secondaryOnly", "primaryHidden", "hidden": preferredDisplayMode = .secondaryOnly
    case "beside", "allVisible", "oneBesideSecondary":
      preferredDisplayMode = .oneBesideSecondary
    case "overlay", "primaryOverlay", "oneOverSecondary": preferredDisplayMode = .oneOverSecondary
    case "twoBesideSecondary": preferredDisplayMode = .twoBesideSecondary
    case "twoOverSecondary": preferredDisplayMode = .twoOverSecondary
    case "twoDisplaceSecondary": preferredDisplayMode = .twoDisplaceSecondary
    default: break
    }
    switch columns.behavior {
    case "tile": preferredSplitBehavior = .tile
    case "overlay": preferredSplitBehavior = .overlay
    case "displace": preferredSplitBehavior = .displace
    default: break
    }
    if columns.primaryBackgroundStyle == "sidebar" { primaryBackgroundStyle = .sidebar }
    if let width = columns.minimumPrimaryColumnWidth { minimumPrimaryColumnWidth = width }
    if let width = columns.maximumPrimaryColumnWidth { maximumPrimaryColumnWidth = width }
  }
}
