import AdaptCore
import AdaptRules

/// Who takes part in a transition, to be told in the order that a rule gives.
struct TransitionCast {
  var arriving: [UIViewController] = []
  var leaving: [UIViewController] = []
  var controllers: [UIPresentationController] = []
  let animated: Bool

  /// Forgets whoever the app's code has brought in or taken out meanwhile: they have been told so.
  mutating func dropSettled() {
    arriving.removeAll { $0.appearance.state != .appearing }
    leaving.removeAll { $0.appearance.state != .disappearing }
  }

  /// Makes the calls one after the other, each to all who play that part.
  ///
  /// - Parameters:
  ///   - completed: What the ends of the phases are told.
  ///   - beforeEnd: Runs before a controller hears that it has disappeared, to take its view out.
  ///   - allows: Whether a controller can take its part in a call when its turn comes.
  ///   - isDue: Which of the steps are made.
  func play(
    _ steps: [TransitionOrder.Step], completed: Bool = true,
    beforeEnd: (UIViewController) -> Void = { _ in },
    allows: (Callback, UIViewController) -> Bool = { _, _ in true },
    where isDue: (TransitionOrder.Step) -> Bool = { _ in true }
  ) {
    for step in steps where isDue(step) {
      switch step.participant {
      case .presentation:
        for controller in controllers { tell(controller, step.callback, completed) }
      case .arriving:
        for controller in arriving where allows(step.callback, controller) {
          tell(controller, step.callback, beforeEnd)
        }
      case .leaving:
        for controller in leaving where allows(step.callback, controller) {
          tell(controller, step.callback, beforeEnd)
        }
      }
    }
  }

  private func tell(
    _ controller: UIPresentationController, _ callback: Callback, _ completed: Bool
  ) {
    switch callback {
    case .presentationTransitionWillBegin:
      controller.call(callback) { controller.presentationTransitionWillBegin() }
    case .presentationTransitionDidEnd:
      controller.call(callback, .flag(completed)) {
        controller.presentationTransitionDidEnd(completed)
      }
    case .dismissalTransitionWillBegin:
      controller.call(callback) { controller.dismissalTransitionWillBegin() }
    case .dismissalTransitionDidEnd:
      controller.call(callback, .flag(completed)) {
        controller.dismissalTransitionDidEnd(completed)
      }
    default: preconditionFailure("\(callback) is no call to a presentation controller")
    }
  }

  private func tell(
    _ controller: UIViewController, _ callback: Callback, _ beforeEnd: (UIViewController) -> Void
  ) {
    switch callback {
    case .viewWillAppear: controller.willAppear(animated: animated)
    case .viewIsAppearing: controller.isAppearingIfInWindow()
    case .viewDidAppear: controller.didAppear(animated: animated)
    case .viewWillDisappear: controller.willDisappear(animated: animated)
    case .viewDidDisappear:
      beforeEnd(controller)
      controller.didDisappear(animated: animated)
    default: preconditionFailure("\(callback) is no step of appearance")
    }
  }
}
