import AdaptCore
import AdaptRules

extension UINavigationController {
  /// Takes the top off the stack for a split view that expands; nil where that is the root.
  func giveBackTop() -> UIViewController? {
    switch SplitSeparation.decide(isAnswered: false, stack: viewControllers.count).value {
    case .top:
      let top = topViewController
      replaceAtOnce(with: viewControllers.dropLast())
      return top
    case .former, .delegate: return nil
    }
  }

  /// Shows the top at once where that waits for the next layout.
  func showTopAtOnce() {
    if change != nil { replaceAtOnce(with: viewControllers) }
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
    var cast = TransitionCast(
      arriving: [top], leaving: old.map { [$0] } ?? [], animated: false)
    cast.play(order.begin)
    tellDelegate(.navigationControllerWillShow, top, false)
    swapViews()
    top.isAppearingIfInWindow()
    view.markLayout()
    cast.dropSettled()
    // A stack that is appearing itself tells its top when it has appeared.
    cast.play(order.complete, where: { isSettled || $0.participant == .leaving })
    if isSettled { tellDelegate(.navigationControllerDidShow, top, false) }
  }
}
