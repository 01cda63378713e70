import AdaptCore
import AdaptUIKit

/// A container of the app's that overrides the search of before 9, as side menus did.
final class UnwindReveal: UIViewController {
  var log = UnwindLog()
  /// The children that it looks into, in order; nil where it leaves that to UIKit.
  var looksInto: [UIViewController]?
  /// The methods that its class has.
  var actions: [Selector] = []
  /// Whether its class says that it overrides the search.
  var saysSo = false
  var vends: ((UIViewController, UIViewController) -> UIStoryboardSegue?)?

  override var unwindActions: [Selector: (UIStoryboardSegue) -> Void] {
    Dictionary(
      uniqueKeysWithValues: actions.map { action in
        (action, { [unowned self] _ in log.note(self, action.rawValue) })
      })
  }

  override var overriddenActions: Set<Selector> {
    saysSo ? super.overriddenActions.union([.forUnwindSegueAction]) : super.overriddenActions
  }

  override func forUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any?
  ) -> UIViewController? {
    var found: UIViewController?
    for child in looksInto ?? [] where found == nil {
      found = child.forUnwindSegueAction(action, from: fromViewController, withSender: sender)
    }
    let result =
      found
      ?? super.forUnwindSegueAction(action, from: fromViewController, withSender: sender)
    log.note(self, "named=\(log.name(result))")
    return result
  }

  override func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? {
    log.note(self, "segue \(identifier ?? "nil")")
    guard let vends else {
      return super.segueForUnwinding(
        to: toViewController, from: fromViewController, identifier: identifier)
    }
    return vends(fromViewController, toViewController)
  }

  override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    log.note(self, "dismiss")
    super.dismiss(animated: animated, completion: completion)
  }
}

extension UnwindLog {
  func reveal(_ children: UIViewController...) -> UnwindReveal {
    let reveal = UnwindReveal()
    reveal.log = self
    reveal.title = "Reveal"
    add(reveal, "Reveal")
    for child in children { reveal.addChild(child) }
    return reveal
  }
}
