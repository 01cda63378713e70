import AdaptCore
import AdaptRules
import Foundation

extension UINavigationController {
  /// Begins a push or pop that waits for the layout, for code that asks for its coordinator right
  /// after the call: apps add their completions there (rule `stack.coordinator`).
  func startChangeForCoordinator() {
    let begins = StackCoordinator.decide(
      isWaiting: change != nil, isOnScreen: viewIfLoaded?.window != nil)
    guard begins.value, run?.isDriving ?? false else { return }
    startChange()
  }

  /// Begins the transition to the new top, in the layout pass after the stack changed (O030).
  func startChange() {
    guard let change, let run, appearance.state == .appeared, transition == nil else { return }
    self.change = nil
    guard let top = topViewController else { return showNothing() }
    guard top !== shown else { return settleMoves() }
    let old = shown
    let transition = Transition(run: run, animated: change.animated || change.isSwipe)
    self.transition = transition
    isSwiping = change.isSwipe
    transition.include([self, top] + (old.map { [$0] } ?? []))
    let coordinator = transition.coordinator
    (coordinator.from, coordinator.to, coordinator.containerView) = (old, top, contentView)
    // The stack itself drives a swipe; an app's animator would have kept it from beginning.
    if !change.isSwipe, let old { askForAnimator(transition, change.operation, from: old, to: top) }
    if change.isSwipe || transition.interactor?.wantsInteractiveStart == true {
      transition.startInteraction()
    }
    let isAnimated = coordinator.isAnimated
    transition.begin(lasting: TransitionDurations.decide(.push, animated: isAnimated).value)
    move(from: old, to: top, change.operation, transition)
  }

  private func move(
    from old: UIViewController?, to top: UIViewController, _ operation: Operation,
    _ transition: Transition
  ) {
    let animated = transition.coordinator.isAnimated
    top.loadViewIfNeeded()
    let order = PushOrder.decide(on: transition.run.system).value
    let cast = TransitionCast(
      arriving: [top], leaving: old.map { [$0] } ?? [], animated: animated)
    if appearance.state == .appeared {
      cast.play(order.begin)
      tellDelegate(.navigationControllerWillShow, top, animated)
    }
    // What they were told may have taken the stack off the screen.
    guard appearance.state == .appeared else { return giveUp(from: old, to: top, transition) }
    if transition.animator == nil {
      show(top, above: operation == .push ? old : nil)
      top.isAppearingIfInWindow()
    } else {
      offer(top, old, transition)
    }
    transition.finish = { [self] arrived in
      if arrived {
        finish(cast, order, top, operation)
      } else {
        retreat(cast, order, to: old)
      }
    }
    transition.animate()
  }

  /// The stack left the screen while its transition began: the new top is there when it comes back,
  /// and what began to move ends at once.
  private func giveUp(
    from old: UIViewController?, to top: UIViewController, _ transition: Transition
  ) {
    let animated = transition.coordinator.isAnimated
    if let old, old !== top {
      old.viewIfLoaded?.takeOut()
      if old.appearance.state == .disappearing { old.didDisappear(animated: animated) }
    }
    switch appearance.state {
    case .appearing, .appeared: break
    case .disappearing, .disappeared:
      if top.appearance.state == .appearing { top.willDisappear(animated: animated) }
      if top.appearance.state == .disappearing { top.didDisappear(animated: animated) }
    }
    transition.animator = nil
    transition.finish = { [self] _ in
      settleMoves()
      end()
    }
    swapViews()
    transition.complete(true)
  }

  /// The stack is empty: what was shown goes without a transition.
  private func showNothing() {
    if let old = shown {
      shown = nil
      old.disappearAtOnce()
    }
    settleMoves()
    renewBars()
  }

  /// Hands the views and frames to an app's animator, which puts the new one in.
  private func offer(_ top: UIViewController, _ old: UIViewController?, _ transition: Transition) {
    shown = top
    top.appearance.isDriven = true
    let frame = contentFrame(of: top, in: space) ?? contentView.bounds
    top.view.frame = frame
    let coordinator = transition.coordinator
    (coordinator.fromView, coordinator.toView) = (old?.viewIfLoaded, top.view)
    transition.context.finalFrames[ObjectIdentifier(top)] = frame
    if let old, let view = old.viewIfLoaded {
      transition.context.initialFrames[ObjectIdentifier(old)] = view.frame
    }
  }

  private func finish(
    _ cast: TransitionCast, _ order: TransitionOrder, _ top: UIViewController,
    _ operation: Operation
  ) {
    var cast = cast
    // A stack that left the window meanwhile took its top along.
    if top.appearance.state == .disappeared { cast.arriving = [] }
    if transition?.animator != nil, top.viewIfLoaded?.superview == nil {
      run?.find(.toViewNotAdded, on: top.id)
    }
    cast.play(order.complete) { $0.viewIfLoaded?.takeOut() }
    // One that nobody owns any more is nobody's to drive.
    for controller in cast.leaving where controller.parentLink == nil {
      controller.appearance.isDriven = false
    }
    tellDelegate(.navigationControllerDidShow, top, cast.animated)
    settleMoves()
    end()
    renewBars()
    run?.reevaluateOrientation(operation == .push ? .pushed : .popped)
  }

  /// Takes a transition back that was cancelled: the stack first, then the two controllers (O072);
  /// the delegate hears nothing (O073, R081).
  private func retreat(
    _ cast: TransitionCast, _ order: TransitionOrder, to old: UIViewController?
  ) {
    shown = old
    undoChanges()
    if let old, let view = old.viewIfLoaded, view.superview == nil { show(old, above: nil) }
    renewBars()
    var cast = cast
    // A stack that left the window meanwhile brings nothing back.
    let isGone = appearance.state == .disappeared
    if isGone {
      for controller in cast.arriving { controller.viewIfLoaded?.takeOut() }
      cast.leaving = []
    }
    cast.arriving = cast.arriving.filter { $0.appearance.state != .disappeared }
    cast.play(order.cancel) { $0.viewIfLoaded?.takeOut() }
    if isGone, let old, old.appearance.state == .disappearing {
      old.didDisappear(animated: cast.animated)
    }
    settleMoves()
    end()
  }

  /// The transition is over; a stack that was changed from outside meanwhile shows its new top.
  private func end() {
    (transition, isSwiping) = (nil, false)
    // A stack that has disappeared meanwhile shows its top when it comes back.
    guard appearance.state != .disappeared else {
      change = nil
      return
    }
    if change == nil, topViewController !== shown {
      change = StackChange(animated: false, operation: .pop)
    }
    if change != nil { viewIfLoaded?.markLayout() }
  }

  /// Asks the delegate for an animator, and for what drives it.
  private func askForAnimator(
    _ transition: Transition, _ operation: Operation, from old: UIViewController,
    to top: UIViewController
  ) {
    guard transition.coordinator.isAnimated else { return }
    transition.animator = animator(for: operation, from: old, to: top)
    guard let animator = transition.animator, let delegate, let run else { return }
    transition.interactor = run.askForObject(
      .navigationControllerInteractionController, on: id, of: delegate
    ) { delegate.navigationController(self, interactionControllerFor: animator) }
  }

  func animator(
    for operation: Operation, from old: UIViewController, to top: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let delegate, let run else { return nil }
    return run.askForObject(
      .navigationControllerAnimationController, .node(joined(top)), on: id, of: delegate
    ) {
      delegate.navigationController(self, animationControllerFor: operation, from: old, to: top)
    }
  }

  /// Shows the top controller's view without a transition.
  func swapViews() {
    guard let top = topViewController, !top.isOutForContext || top !== shown,
      top !== shown || top.viewIfLoaded?.superview == nil
    else { return renewBars() }
    shown?.viewIfLoaded?.takeOut()
    show(top, above: nil)
  }

  /// Has the screen laid out a second time at launch (rule `stack.launch-layout`).
  func layOutAgainAtLaunch() {
    let isRoot = rootWindow != nil && !hasAppeared
    hasAppeared = true
    guard StackLaunchLayout.decide(isRoot: isRoot).value else { return }
    run?.afterCommit { [self] in shown?.viewIfLoaded?.markLayout() }
  }

  func show(_ controller: UIViewController, above old: UIViewController?) {
    installViews()
    shown = controller
    controller.appearance.isDriven = true
    controller.view.frame = contentFrame(of: controller, in: space) ?? contentView.bounds
    if old == nil {
      contentView.insert(controller.view, at: .index(0))
    } else {
      contentView.insert(controller.view, at: .top)
    }
    renewBars()
  }

  func tellDelegate(
    _ callback: Callback, _ controller: UIViewController, _ animated: Bool
  ) {
    guard let run, let delegate else { return }
    run.tell(callback, .node(controller.id), on: id, of: delegate) {
      if callback == .navigationControllerWillShow {
        delegate.navigationController(self, willShow: controller, animated: animated)
      } else {
        delegate.navigationController(self, didShow: controller, animated: animated)
      }
    }
  }
}
