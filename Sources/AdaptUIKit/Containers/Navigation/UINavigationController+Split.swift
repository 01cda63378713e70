import AdaptCore
import AdaptRules

extension UINavigationController {
  /// Gives the top of the stack to a split view that expands, unless that is the root (O090).
  func giveTop(to splitViewController: UISplitViewController) -> UIViewController? {
    let top = topViewController
    replaceAtOnce(with: stack.dropLast())
    return top
  }

  /// Makes this the stack at once and without a transition, for a split view that collapses or
  /// expands: a navigation controller may be among them.
  ///
  /// What leaves the stack has no parent afterwards, and its view lies nowhere.
  func replaceAtOnce(with controllers: [UIViewController]) {
    let old = shown
    change = nil
    replaceStack(controllers)
    noteStack()
    defer { settleMoves() }
    guard let view = viewIfLoaded, let top = topViewController, top !== old else { return }
    guard appearance.state == .appeared || appearance.state == .appearing, let run else {
      // What is shown when the stack appears again is looked at then.
      old?.viewIfLoaded?.takeOut()
      if let old, old.appearance.state == .disappearing { old.didDisappear(animated: false) }
      shown = nil
      return
    }
    let isSettled = appearance.state == .appeared
    let order = PushOrder.decide(on: run.system).value
    let cast = TransitionCast(arriving: [top], leaving: old.map { [$0] } ?? [], animated: false)
    cast.play(order.begin)
    tellDelegate(.navigationControllerWillShow, top, false)
    old?.viewIfLoaded?.takeOut()
    show(top, above: nil)
    top.isAppearingIfInWindow()
    view.markLayout()
    // A stack that is appearing itself tells its top when it has appeared.
    cast.play(order.complete, where: { isSettled || $0.participant == .leaving })
    if isSettled { tellDelegate(.navigationControllerDidShow, top, false) }
  }

  /// Pushes a controller that `show` was asked for (O088).
  func pushToShow(_ controller: UIViewController) {
    if run == nil { join(Run.current) }
    if let run, run.refusesRequests(on: id) { return }
    controller.join(run)
    run?.tellShown(controller, .pushed, by: self)
    pushViewController(controller, animated: run?.animationsEnabled ?? false)
  }
}
