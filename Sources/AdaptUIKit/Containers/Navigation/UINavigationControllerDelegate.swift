public import AdaptCore

/// Hears of the stack's changes. UIKit: `UINavigationControllerDelegate`.
///
/// A class that conforms must declare the methods it implements in its own body.
public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// Returns what the navigation controller answers for its orientations (R071).
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { navigationController.run?.leave(.navigationControllerWillShow, unansweredBy: self) }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { navigationController.run?.leave(.navigationControllerDidShow, unansweredBy: self) }

  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    navigationController.run?.leave(.supportedInterfaceOrientations, unansweredBy: self)
    return []
  }
}
