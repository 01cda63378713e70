import AdaptCore
import AdaptRules

// What UIKit's own containers do on the way of an unwind. Each hook stands in its class's body and
// calls its part here.

extension UINavigationController {
  /// Takes off what is above a controller of the stack.
  func popForUnwinding(to controller: UIViewController) {
    guard isOnStack(controller), topViewController !== controller else { return }
    popToViewController(controller, animated: run?.animatesUnwinding ?? false)
  }
}

extension UITabBarController {
  /// Selects the tab that a controller is.
  func selectForUnwinding(_ controller: UIViewController) {
    guard controller !== selectedViewController else { return }
    guard controller === moreStack || viewControllers?.contains(controller) ?? false else { return }
    selectedViewController = controller
  }

  /// The tabs, the selected one first.
  var tabsForUnwinding: [UIViewController] {
    let tabs = children
    guard let selected = selectedViewController else { return tabs }
    return [selected] + tabs.filter { $0 !== selected }
  }
}

extension UISplitViewController {
  /// Shows the column that a controller is, in a column style; the classic style has no such call.
  func showForUnwinding(column controller: UIViewController) {
    guard style != .unspecified, let column = columns.column(of: controller),
      style.columns.contains(column), !isShowing(column)
    else { return }
    show(column)
  }
}
