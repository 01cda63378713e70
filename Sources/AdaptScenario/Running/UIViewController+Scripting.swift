import AdaptCore
import AdaptUIKit
import Foundation

extension UIViewController {
  /// Adds a child with its view, as a container's code does.
  func embed(_ child: UIViewController, frame: CGRect?) {
    addChild(child)
    show(child, frame: frame)
    child.didMove(toParent: self)
  }

  /// Puts a controller's view into this one's: in a frame, or over all of it.
  func show(_ content: UIViewController, frame: CGRect?) {
    content.view.frame = frame ?? view.bounds
    content.view.autoresizingMask = frame == nil ? [.flexibleWidth, .flexibleHeight] : []
    view.addSubview(content.view)
  }

  /// The controller that no other contains, from here upwards.
  var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }

  /// This controller or the nearest container above it, if that is of a class.
  func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var next: UIViewController? = self
    while let controller = next {
      if let container = controller as? Container { return container }
      next = controller.parent
    }
    return nil
  }

  /// The outermost controller of a class among those that are shown in this one.
  func outermostShown<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var next: UIViewController? = self
    while let controller = next {
      if let container = controller as? Container { return container }
      next = controller.shownInside
    }
    return nil
  }

  /// The controller that a person sees in this one; nil in one that is no container of UIKit's.
  var shownInside: UIViewController? {
    switch self {
    case let stack as UINavigationController: stack.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    case let pages as UIPageViewController: pages.viewControllers?.last
    case let split as UISplitViewController: split.viewControllers.last
    default: nil
    }
  }

  func take(_ changes: PropertyChanges) {
    if let style = changes.style { modalPresentationStyle = style }
    if let size = changes.preferredContentSize { preferredContentSize = size }
    if let isModal = changes.isModalInPresentation { isModalInPresentation = isModal }
    if let defines = changes.definesPresentationContext { definesPresentationContext = defines }
    let role = (self as? any Scripted)?.role
    if let orientations = changes.orientations { role?.orientations = orientations }
    if let shouldDismiss = changes.shouldDismiss { role?.shouldDismiss = shouldDismiss }
  }

  /// States traits for this controller; the unspecified ones are inherited again.
  func state(_ traits: UITraitCollection) {
    var overrides = UITraitOverrides()
    overrides.horizontalSizeClass = traits.horizontalSizeClass
    overrides.verticalSizeClass = traits.verticalSizeClass
    overrides.userInterfaceStyle = traits.userInterfaceStyle
    overrides.layoutDirection = traits.layoutDirection
    overrides.preferredContentSizeCategory = traits.preferredContentSizeCategory
    traitOverrides = overrides
  }

  func take(_ call: HandCall) {
    switch call {
    case .viewWillAppear: viewWillAppear(false)
    case .viewDidAppear: viewDidAppear(false)
    case .viewWillDisappear: viewWillDisappear(false)
    case .viewDidDisappear: viewDidDisappear(false)
    case .beginAppearing: beginAppearanceTransition(true, animated: false)
    case .beginDisappearing: beginAppearanceTransition(false, animated: false)
    case .endAppearanceTransition: endAppearanceTransition()
    case .loadViewIfNeeded: loadViewIfNeeded()
    case .setNeedsLayout: view.setNeedsLayout()
    case .layoutIfNeeded: view.layoutIfNeeded()
    case .presentationController: _ = presentationController
    case .setNeedsUpdateOfSupportedInterfaceOrientations:
      setNeedsUpdateOfSupportedInterfaceOrientations()
    case .attemptRotationToDeviceOrientation:
      UIViewController.attemptRotationToDeviceOrientation()
    }
  }
}
