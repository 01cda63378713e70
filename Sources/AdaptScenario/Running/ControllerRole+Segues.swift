import AdaptCore
import AdaptUIKit

/// How a script answers about segues and unwinding; nil leaves an answer to UIKit.
extension ControllerRole {
  func shouldPerform(_ identifier: String, by controller: UIViewController) -> Bool? {
    act(in: .shouldPerformSegue, by: controller)
    return script.segues.first { $0.identifier == identifier }?.answer
  }

  /// Prepares for a segue as code does: of a destination that is presented it sets up the sheet,
  /// the popover's anchor and the adaptive delegate that the destination's script has.
  func prepare(
    for segue: UIStoryboardSegue, by source: UIViewController, callSuper: () -> Void
  ) {
    let destination = segue.destination
    if segue.presents, let role = (destination as? any Scripted)?.role {
      role.prepareToBeShown(destination, from: source)
    }
    hook(.prepareForSegue, of: source, callSuper: callSuper)
  }

  private func prepareToBeShown(_ controller: UIViewController, from source: UIViewController) {
    let presentation = script.presentation
    // Asking for what presents a controller makes it, which only code that sets something does.
    guard script.adaptivity != nil || presentation.sheet != nil || presentation.anchor != nil else {
      return
    }
    prepareToPresent(controller, from: source)
  }

  /// The methods that unwind segues name; each does what code does in `unwindAction`.
  func unwindMethods(
    of controller: UIViewController
  ) -> [Selector: (UIStoryboardSegue) -> Void] {
    var methods: [Selector: (UIStoryboardSegue) -> Void] = [:]
    for name in unwindActions {
      methods[Selector(name)] = { [weak self, weak controller] _ in
        self?.act(in: .unwindAction, by: controller)
      }
    }
    return methods
  }

  /// The methods that a class of the script's kind would override.
  var unwindOverrides: Set<Selector> {
    var overrides: Set<Selector> = []
    if script.unwinding.allowedChildren != nil { overrides.insert(.allowedChildrenForUnwinding) }
    if script.unwinding.destination != nil { overrides.insert(.forUnwindSegueAction) }
    if script.unwinding.segue != nil { overrides.insert(.segueForUnwinding) }
    return overrides
  }

  func canPerformUnwind(_ action: Selector) -> Bool? {
    script.unwinding.canPerform.first { $0.action == nil || $0.action == action.rawValue }?.answer
  }

  /// The children that the script allows and that live.
  var allowedChildren: [UIViewController]? {
    script.unwinding.allowedChildren?.compactMap { cast.livingController($0.name) }
  }

  /// A segue of the container's own, which does what code does in `performSegue`.
  func ownSegue(
    _ identifier: String?, from source: UIViewController, to destination: UIViewController,
    by controller: UIViewController
  ) -> UIStoryboardSegue {
    UIStoryboardSegue(identifier: identifier, source: source, destination: destination) {
      [weak self, weak controller] in self?.act(in: .performSegue, by: controller)
    }
  }
}
