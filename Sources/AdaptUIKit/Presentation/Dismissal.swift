import AdaptCore
import AdaptRules
import Foundation

/// The way out of one presentation and of everything presented above it.
final class Dismissal {
  private let run: Run
  private let presenter: UIViewController
  /// From the presentation of the presenter up to the topmost.
  private var chain: [Presentation]
  private let transition: Transition
  private let calls: DismissalQuestions.Calls
  private let reasons: ReasonList
  private let completion: (() -> Void)?
  private var leaving: [UIViewController] = []
  private var presenterReturns = false
  /// Where a presenter's view is that stays, when an app's animator might move it.
  private var keptPlace: PresenterSlot?

  /// - Parameters:
  ///   - calls: What the delegate hears; nothing when code dismisses (O019).
  ///   - reasons: Why it is this presentation that goes.
  init(
    of presentation: Presentation, animated: Bool, calls: DismissalQuestions.Calls,
    because reasons: ReasonList, completion: (() -> Void)?
  ) {
    run = presentation.run
    presenter = presentation.presenter
    var chain = [presentation]
    // What is only scheduled above never begins: its presenter leaves.
    while let next = chain[chain.count - 1].presented.presentation, next.state != .scheduled {
      chain.append(next)
    }
    self.chain = chain
    self.calls = calls
    self.reasons = reasons
    self.completion = completion
    transition = Transition(run: run, animated: animated)
  }

  private var topmost: Presentation { chain[chain.count - 1] }
  /// Which presentation of the chain has the animation that is seen.
  private var leader: Decision<Int> {
    DismissalChain.decide(count: chain.count, choices: run.choices)
  }
  private var animating: Presentation { chain[leader.value] }

  /// Puts the start off to after the commit.
  func schedule() {
    for presentation in chain where presentation.state == .presented {
      presentation.state = .dismissScheduled
      presentation.coordinatorToCome = transition.coordinator
    }
    run.afterCommit { [self] in start(interactive: false) }
  }
}

extension Dismissal {
  /// Begins: the topmost presentation controller hears first, then who goes, then who returns.
  func start(interactive: Bool) {
    // Another dismissal of the same turn may have begun higher up: this one takes what is left.
    if let running = chain.lazy.compactMap(\.transitionUnderWay).first {
      run.recorder.record(
        .queued(because: PresentationBusy.decide(.transitionHasBegun).reasons), on: presenter.id)
      return running.wait { [self] in schedule() }
    }
    let asked = chain[0]
    chain.removeAll { $0.state == .ended }
    guard let first = chain.first, first === asked else {
      return run.find(.nothingToDismiss, on: presenter.id, object: asked.presented.id)
    }
    // Its coordinator can be had in the delegate's first call (O015); what that call starts may
    // take its place until this begins.
    transition.include([presenter] + chain.map(\.presented))
    tell(calls.will)
    let event = run.recorder.record(
      .dismissing(chain[0].presented.id, because: reasons.adding(leader.reasons)),
      on: presenter.id)
    run.recorder.because(of: event) { begin(interactive: interactive) }
  }

  private func begin(interactive: Bool) {
    if !interactive { prepareAnimator() }
    for presentation in chain {
      presentation.state = .dismissing
      presentation.coordinatorToCome = nil
    }
    for presentation in chain { presentation.transition = transition }
    enter(.dismissal)
    transition.include([presenter] + chain.map(\.presented))
    if interactive { transition.startInteraction() }
    transition.begin(lasting: animating.builtInDuration(animated: animated))
    presenterReturns = chain[0].presenterSlot != nil && presenter.isOnTopOfStacks
    if transition.animator != nil, !presenterReturns { keptPlace = presenter.placeOfView }
    setContext()
    leaving = chain.reversed().map(\.presented).filter {
      DismissalChain.disappears($0.appearance.state).value
    }
    for presentation in chain { presentation.presented.moves.isBeingDismissed = true }
    play(order.begin)
    transition.finish = { [self] in finish(gone: $0) }
    transition.afterwards = { [self] in afterwards(gone: $0) }
    transition.animate()
  }

  private var animated: Bool { transition.coordinator.isAnimated }

  /// Every presentation of the chain goes the same way.
  private func enter(_ phase: PresentationPhase) {
    for presentation in chain { run.recorder.record(.phase(phase), on: presentation.presented.id) }
  }

  private func prepareAnimator() {
    guard animated, let delegate = animating.presented.transitioningDelegate else { return }
    let subject = animating.controller.id
    let animator = run.askForObject(
      .animationControllerForDismissed, .node(animating.presented.id), on: subject, of: delegate
    ) { delegate.animationController(forDismissed: animating.presented) }
    guard let animator else { return }
    transition.animator = animator
    transition.interactor = run.askForObject(
      .interactionControllerForDismissal, on: subject, of: delegate
    ) {
      delegate.interactionControllerForDismissal(using: animator)
    }
  }

  private func setContext() {
    let coordinator = transition.coordinator
    coordinator.presentationStyle = animating.style
    coordinator.containerView = animating.container
    coordinator.from = animating.presented
    coordinator.to = presenter
    coordinator.fromView = animating.controller.presentedView
    // A presenter whose view stayed has no key (O115).
    coordinator.toView = presenterReturns ? presenter.viewIfLoaded : nil
    // Only an app's animator asks for frames.
    guard transition.animator != nil else { return }
    let context = transition.context
    let current = animating.controller.presentedView?.frame ?? .zero
    context.initialFrames[ObjectIdentifier(animating.presented)] = current
    context.finalFrames[ObjectIdentifier(animating.presented)] =
      TransitionEndFrame.decide(.dismissed, current: current, placed: .zero).value
    if let window = chain[0].container?.window {
      context.finalFrames[ObjectIdentifier(presenter)] = window.bounds
    }
  }

  private var order: TransitionOrder {
    DismissOrder.decide(removedPresenter: presenterReturns, on: run.system, choices: run.choices)
      .value
  }

  private var cast: TransitionCast {
    TransitionCast(
      arriving: presenterReturns ? [presenter] : [], leaving: leaving,
      controllers: chain.reversed().map(\.controller), animated: animated)
  }

  /// Begins; between its first call and `viewIsAppearing` the presenter's view is put back beneath
  /// the presentation. With an animator of the app's the app adds it, as the view for the key `to`.
  private func play(_ begin: [TransitionOrder.Step]) {
    for controller in leaving { controller.appearance.isDriven = true }
    if presenterReturns {
      presenter.appearance.isDriven = true
      presenter.appearance.isHeld = true
    }
    cast.play(begin, where: { $0.callback != .viewIsAppearing })
    guard presenterReturns else { return }
    if transition.animator == nil { presenter.comeBack(from: chain[0]) }
    presenter.appearance.isHeld = false
    presenter.isAppearingIfInWindow()
    presenter.viewIfLoaded?.layOut()
  }
}

// MARK: - The gesture

extension Dismissal {
  func updateInteraction(_ percent: CGFloat) {
    transition.context.updateInteractiveTransition(percent)
  }

  func endInteraction(cancelled: Bool) { transition.endInteraction(cancelled: cancelled) }
}

// MARK: - The end

extension Dismissal {
  private func finish(gone: Bool) {
    if gone { end() } else { turnBack() }
    for presentation in chain { presentation.presented.moves.isBeingDismissed = false }
    for controller in leaving { controller.appearance.isDriven = false }
    presenter.appearance.isDriven = false
    for presentation in chain { presentation.transition = nil }
  }

  private func end() {
    // An animator shows the presenter inside the container, or not at all; its view goes back to
    // the place that it had before the container leaves.
    if presenterReturns {
      presenter.comeBack(from: chain[0])
      presenter.isAppearingIfInWindow()
    }
    if let keptPlace { presenter.keepView(at: keptPlace, outOf: animating.container) }
    let (cast, steps) = (cast, order.complete)
    let isPhase: (TransitionOrder.Step) -> Bool = { $0.participant == .presentation }
    cast.play(steps, where: isPhase)
    for presentation in chain.reversed() {
      presentation.controller.presentedView?.takeOut()
      tellIfPresenterGoes(with: presentation.container)
      presentation.container?.takeOut()
      presentation.presenterSlot = nil
      presentation.state = .ended
    }
    // From here on the presenter presents nothing (O033, R057).
    for presentation in chain { presentation.unlinkPresented() }
    for presentation in chain.reversed() { presentation.presenter.presentation = nil }
    cast.play(steps, where: { !isPhase($0) })
  }

  /// Tells that the app has put the presenter's view into what goes now, as segues do by hand that
  /// show it beneath the presented one.
  private func tellIfPresenterGoes(with container: UIView?) {
    guard let container, presenter.viewIfLoaded?.isDescendant(of: container) == true else { return }
    run.find(.presenterViewMoved, on: presenter.id)
  }

  /// The gesture was cancelled: everything is as before (rule
  /// `appearance.dismiss-order`, O017).
  private func turnBack() {
    enter(.dismissalInterrupted)
    var cast = cast
    cast.leaving.reverse()
    cast.play(order.cancel, completed: false) { [self] in $0.leave(from: chain[0]) }
    for presentation in chain { presentation.state = .presented }
  }

  private func afterwards(gone: Bool) {
    if gone { enter(.ended) }
    if let completion {
      presenter.call(.dismissCompletion, gone ? .nothing : .flag(false)) { completion() }
    }
    guard gone else { return }
    tell(calls.did)
    run.afterCommit { [run] in run.reevaluateOrientation(.dismissed) }
  }

  /// Tells the delegate of the presentation that a person closes.
  private func tell(_ callback: Callback?) {
    let controller = chain[0].controller
    if let callback { controller.tellDelegate(callback) }
  }
}

extension UIViewController {
  func isAppearingIfInWindow() { if viewIfLoaded?.window != nil { isAppearing() } }
}

extension UIViewController {
  /// Whether no navigation controller around shows another controller in its place: what was pushed
  /// while the presenter's view was out stays where it is.
  fileprivate var isOnTopOfStacks: Bool {
    var controller = self
    while let parent = controller.parentLink {
      if let navigation = parent as? UINavigationController,
        navigation.topViewController !== controller
      {
        return false
      }
      controller = parent
    }
    return true
  }
}
