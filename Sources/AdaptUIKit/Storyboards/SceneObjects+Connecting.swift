import AdaptCore
import AdaptDocuments

extension SceneObjects {
  /// Gives the objects that were made their attributes, then their outlets (O091).
  ///
  /// They are awoken by `awake`, when everything that is made together has come so far.
  func connect() {
    for sleeper in asleep {
      for attribute in sleeper.attributes { set(attribute, of: sleeper.object) }
    }
    let outlets = openOutlets
    openOutlets = []
    if let controller { set(outlets, of: controller) }
    for sleeper in asleep { set(sleeper.outlets, of: sleeper.object) }
  }

  /// Tells the objects that were made that all of them are there.
  func awake() {
    let sleepers = asleep
    asleep = []
    for sleeper in sleepers {
      if let controller = sleeper.object as? UIViewController {
        controller.callEarly(.awakeFromNib) { controller.awakeFromNib() }
      } else if let view = sleeper.object as? UIView, !view.isPlain {
        view.callUnrecorded { view.awakeFromNib() }
      }
    }
  }

  private func set(_ outlets: [InterfaceOutlet], of object: AnyObject) {
    for outlet in outlets {
      guard let value = self[outlet.destination] else {
        // The views come when the controller's view loads.
        if object === controller { openOutlets.append(outlet) }
        continue
      }
      let members = bundle.classes.members(of: object)
      if members.contains(where: { $0.setters[outlet.property]?(object, value) == true }) {
        continue
      }
      if setDelegate(outlet.property, value, of: object) { continue }
      guard !Self.ownOutlets.contains(outlet.property) else { continue }
      guard members.contains(where: \.isComplete) || isOfUnknownClass(object) else { continue }
      run?.find(.undefinedKey, on: subject(of: object), text: outlet.property)
    }
  }

  private func set(_ attribute: RuntimeAttribute, of object: AnyObject) {
    let members = bundle.classes.members(of: object)
    let values = attribute.values
    for member in members {
      guard let setter = member.setters[attribute.keyPath] else { continue }
      if values.contains(where: { setter(object, $0) }) { return }
    }
    if attribute.set(on: object) { return }
    guard members.contains(where: \.isComplete) else { return }
    run?.find(.attributeNotSet, on: subject(of: object), text: attribute.keyPath)
  }

  /// Sets a delegate or a data source of UIKit's own.
  ///
  /// - Returns: Whether the object has such a property, and the value the methods that it asks for.
  private func setDelegate(_ property: String, _ value: AnyObject, of object: AnyObject) -> Bool {
    switch (property, object, value) {
    case (
      "delegate", let recognizer as UIGestureRecognizer,
      let delegate as any UIGestureRecognizerDelegate
    ): recognizer.delegate = delegate
    case (
      "delegate", let stack as UINavigationController,
      let delegate as any UINavigationControllerDelegate
    ): stack.delegate = delegate
    case (
      "delegate", let tabs as UITabBarController, let delegate as any UITabBarControllerDelegate
    ): tabs.delegate = delegate
    case (
      "delegate", let split as UISplitViewController,
      let delegate as any UISplitViewControllerDelegate
    ): split.delegate = delegate
    case (
      "delegate", let pages as UIPageViewController,
      let delegate as any UIPageViewControllerDelegate
    ): pages.delegate = delegate
    case (
      "dataSource", let pages as UIPageViewController,
      let source as any UIPageViewControllerDataSource
    ): pages.dataSource = source
    case (
      "delegate", let bar as UINavigationBar, let delegate as any UINavigationBarDelegate
    ): bar.delegate = delegate
    case ("delegate", let bar as UITabBar, let delegate as any UITabBarDelegate):
      bar.delegate = delegate
    default: return false
    }
    return true
  }

  /// Whether UIKit's own class stands for one that the app does not have.
  private func isOfUnknownClass(_ object: AnyObject) -> Bool {
    guard bundle.classes.isComplete, object === controller,
      let wanted = scene.controller?.customClass
    else { return false }
    return bundle.classes.find(wanted) == nil && bundle.classes.standIn == nil
  }

  /// Whom a finding about an object names: the object, or the scene's controller.
  private func subject(of object: AnyObject) -> NodeID {
    (object as? UIViewController)?.id ?? controller?.id ?? .run
  }

  /// Outlets of UIKit's classes, which the engine sets in ways of its own or does not need.
  private static let ownOutlets: Set<String> = [
    "view", "delegate", "dataSource", "gestureRecognizers", "searchDisplayController",
    "searchResultsController", "inputAccessoryView", "inputView", "prefetchDataSource",
  ]
}
