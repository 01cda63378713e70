import AdaptCore
import AdaptRules
import Foundation

extension Presentation {
  /// Decides the style inside the call to `present` (O046), and puts the start off to after the
  /// commit (O027).
  func schedule(animated: Bool) {
    let transition = Transition(run: run, animated: animated)
    self.transition = transition
    decide(transition.coordinator)
    guard state == .scheduled else { return }
    coordinatorToCome = transition.coordinator
    if ViewLoading.decide(style: style, on: run.system, choices: run.choices).value {
      presented.loadViewIfNeeded()
    }
    run.afterCommit { [self] in start(transition) }
  }

  /// Asks for the style in the window's traits, and for a substitute when it adapts.
  private func decide(_ coordinator: TransitionCoordinator) {
    decidedTraits = windowTraits
    (presented, controller) = (original, originalController)
    // Whoever is asked below finds the controller that is asking (ruling 1).
    if original.presentedIn == nil { original.presentedIn = self }
    originalController.presentation = self
    originalController.join(run)
    originalController.setTraits(decidedTraits)
    let decision = originalController.adaptiveStyle(in: decidedTraits, on: run)
    let style = decision.value
    run.recorder.record(
      .styleDecided(from: style.original, to: style.effective, because: decision.reasons),
      on: original.id)
    if style.isAdapted {
      presented = substitute(for: style.effective) ?? original
      controller = adaptedController(for: style.effective, presenting: presented)
      controller.setTraits(decidedTraits)
      if presented !== original {
        run.recorder.record(.substituted(by: presented.id), on: original.id)
      }
    }
    guard presentedIsFree else { return discard() }
    linkPresented()
    presented.inheritFromParent()
    coordinator.presentationStyle = style.effective
    tellDelegate(style, adapted: controller, coordinator)
  }

  /// Whether what is presented can still be: an answer of the delegate's can have presented it
  /// elsewhere, or put the presenter into it.
  private var presentedIsFree: Bool {
    for controller in [presented, original] {
      if let other = controller.presentedIn, other !== self {
        run.find(
          .activeController, on: presenter.id, object: controller.id, other: other.presenter.id)
        return false
      }
      guard !presenter.lies(inOrOver: controller) else {
        run.find(.presentsItself, on: presenter.id, object: controller.id)
        return false
      }
    }
    return true
  }

  private func start(_ transition: Transition) {
    guard state == .scheduled, let source else {
      if hasLostPresenter { run.find(.viewNotInWindow, on: original.id, object: presented.id) }
      return
    }
    // A delegate that is asked here may let go of the presenter, which nothing else keeps.
    let asked = presenter
    defer { withExtendedLifetime(asked) {} }
    if presenter.isLeaving {
      run.find(.presenterLeaving, on: presenter.id, object: presented.id)
      return discard()
    }
    guard let window = presenter.viewIfLoaded?.window else {
      run.find(.viewNotInWindow, on: presenter.id, object: presented.id)
      return discard()
    }
    let running = run.activeTransitions.count
    guard run.orientationAllows(presented, style: style, in: window) else { return discard() }
    // Turning adapts what is on screen: that ends first, and may put another presenter in place.
    if run.activeTransitions.count > running, let turning = run.activeTransitions.last {
      return turning.wait { [self] in start(transition) }
    }
    self.source = nil
    guard state == .scheduled, let host = presenter.viewIfLoaded, host.window != nil else {
      run.find(.viewNotInWindow, on: presenter.id, object: presented.id)
      return discard()
    }
    let again = AskingAgain.decide(
      decided: decidedTraits, now: windowTraits, choices: run.choices)
    if again.value || originalController.hasOutdatedForm(on: run) {
      unlinkPresented()
      decide(transition.coordinator)
      guard state == .scheduled else { return }
    }
    prepareAnimator(transition, source)
    // Its delegate has the last chance to set an anchor; without one the presentation raises
    // (O028).
    if let popover = controller as? UIPopoverPresentationController {
      guard popover.prepareToShow() else { return discard() }
    }
    move(in: window, over: host, transition)
  }

  /// Gives up a presentation that never began.
  private func discard() {
    state = .ended
    unlinkPresented()
    if presenter.presentation === self { presenter.presentation = nil }
    (transition, coordinatorToCome) = (nil, nil)
  }

  private func prepareAnimator(_ transition: Transition, _ source: UIViewController) {
    guard transition.coordinator.isAnimated, let delegate = presented.transitioningDelegate else {
      return
    }
    let animator = run.askForObject(
      .animationControllerForPresented, .node(presented.id), on: controller.id, of: delegate
    ) {
      delegate.animationController(
        forPresented: presented, presenting: presenter, source: source)
    }
    guard let animator else { return }
    transition.animator = animator
    // Only an animator can be driven (O010).
    transition.interactor = run.askForObject(
      .interactionControllerForPresentation, on: controller.id, of: delegate
    ) { delegate.interactionControllerForPresentation(using: animator) }
  }

  private func move(in window: UIWindow, over host: UIView, _ transition: Transition) {
    state = .presenting
    coordinatorToCome = nil
    run.recorder.record(.phase(.presentation), on: presented.id)
    transition.include([presenter, presented])
    transition.begin(lasting: builtInDuration(animated: transition.coordinator.isAnimated))
    presented.loadViewIfNeeded()
    let container = makeContainer(in: window, over: host)
    let removes = controller.shouldRemovePresentersView
    setContext(transition, container, removes: removes)
    presented.moves.isBeingPresented = true
    presented.appearance.isDriven = true
    // The frame is set and the container laid out between these calls and `viewIsAppearing`.
    presented.appearance.isHeld = transition.animator == nil
    if removes {
      presenter.appearance.isDriven = true
      // An animator may move the view; it belongs where it is now.
      presenterSlot = presenter.placeOfView
    }
    let keptPlace = transition.animator == nil || removes ? nil : presenter.placeOfView
    let cast = TransitionCast(
      arriving: [presented], leaving: removes && presenter.isVisible ? [presenter] : [],
      controllers: [controller], animated: transition.coordinator.isAnimated)
    let order = PresentOrder.decide(removesPresenter: removes, on: run.system).value
    cast.play(order.begin)
    // A controller that wraps the presented view makes the wrapper when it hears of the beginning.
    transition.coordinator.toView = controller.presentedView
    if transition.animator == nil { showPresented(in: container) }
    transition.finish = { [self] in
      if let keptPlace { presenter.keepView(at: keptPlace, outOf: container) }
      finish(arrived: $0, cast, order)
    }
    transition.afterwards = { [self] in afterwards(arrived: $0) }
    transition.animate()
  }

  func builtInDuration(animated: Bool) -> SimulatedDuration {
    let kind: TransitionDurations.Transition =
      switch style {
      case .pageSheet, .formSheet: .sheet
      case .popover: .popover
      case .custom: controller is AlertPresentationController ? .alert : .modal
      case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .none, .automatic:
        .modal
      }
    let moves =
      style != .custom || CustomWithoutAnimator.decide(choices: run.choices).value
    return TransitionDurations.decide(kind, animated: animated && moves).value
  }

  private func makeContainer(in window: UIWindow, over host: UIView) -> PresentationContainerView {
    let area = PresentationContainer.decide(
      style: style, window: window.bounds, presenter: host.frame
    ).value
    let container = PresentationContainerView(for: self, frame: area)
    self.container = container
    if controller.shouldPresentInFullscreen || host === window.rootViewController?.viewIfLoaded {
      window.insert(container, at: .top)
    } else {
      (host.superview ?? window).insert(container, at: .above(host))
    }
    return container
  }

  private func setContext(
    _ transition: Transition, _ container: UIView, removes: Bool
  ) {
    let coordinator = transition.coordinator
    coordinator.containerView = container
    coordinator.from = presenter
    coordinator.to = presented
    // Views that stay where they are have no key (O115).
    coordinator.fromView = removes ? presenter.view : nil
    coordinator.toView = controller.presentedView
    // Only an app's animator asks for frames.
    guard transition.animator != nil else { return }
    transition.context.initialFrames[ObjectIdentifier(presenter)] = presenter.view.frame
    let placed = controller.frameOfPresentedViewInContainerView
    func end(_ role: TransitionEndFrame.Role, of controller: UIViewController) {
      transition.context.finalFrames[ObjectIdentifier(controller)] =
        TransitionEndFrame.decide(role, current: presenter.view.frame, placed: placed).value
    }
    end(removes ? .leavingPresenter : .stayingPresenter, of: presenter)
    end(.presented, of: presented)
  }

  /// Puts the presented view in its place, lays the container out and tells the controller.
  func showPresented(in container: PresentationContainerView) {
    if let view = controller.presentedView {
      if let above = above?.container, above.superviewLink === container {
        container.insert(view, at: .below(above))
      } else {
        container.insert(view, at: .top)
      }
      controller.placePresentedView(isFirst: true)
    }
    container.layOutAlone()
    presented.appearance.isHeld = false
    presented.isAppearing()
    container.layOut()
  }
}

// MARK: - The end of the presentation

extension Presentation {
  private func finish(arrived: Bool, _ cast: TransitionCast, _ order: TransitionOrder) {
    if arrived {
      if presented.viewIfLoaded?.window == nil { run.find(.toViewNotAdded, on: presented.id) }
      state = .presented
      cast.play(order.complete) { $0.leave(from: self) }
    } else {
      retreat(cast, order)
    }
    presented.appearance.isDriven = false
    presenter.appearance.isDriven = false
    presented.moves.isBeingPresented = false
    transition = nil
  }

  /// Goes back to before the presentation (rule `appearance.present-order`).
  private func retreat(_ cast: TransitionCast, _ order: TransitionOrder) {
    run.recorder.record(.phase(.presentationInterrupted), on: presented.id)
    if presenterSlot?.superview !== presenter.viewIfLoaded?.superview {
      presenter.comeBack(from: self)
    }
    presenterSlot = nil
    cast.play(order.cancel, completed: false) { [self] _ in
      controller.presentedView?.takeOut()
      container?.takeOut()
    }
    state = .ended
    unlinkPresented()
    presenter.presentation = nil
    container = nil
  }

  private func afterwards(arrived: Bool) {
    let completion = self.completion
    self.completion = nil
    if let completion { presenter.call(.presentCompletion, .flag(arrived)) { completion() } }
    if arrived { run.recorder.record(.phase(.management), on: presented.id) }
    run.afterCommit { [run] in run.reevaluateOrientation(.presented) }
  }
}

extension UIViewController {
  /// Whether the controller has appeared or is about to.
  var isVisible: Bool { appearance.state == .appeared || appearance.state == .appearing }

  /// Takes the presenter's view out of the hierarchy, to be put back by the dismissal.
  func leave(from presentation: Presentation) {
    guard let place = placeOfView else { return }
    // A place that is kept already is the right one: an animator may have moved the view.
    if presentation.presenterSlot == nil { presentation.presenterSlot = place }
    viewIfLoaded?.takeOut()
  }

  /// Where the view is in its superview; nil when it is in none.
  var placeOfView: PresenterSlot? {
    guard let view = viewIfLoaded, let superview = view.superview else { return nil }
    return PresenterSlot(
      superview: superview, index: superview.place(of: view),
      frame: view.frame, size: superview.bounds.size)
  }

  /// Puts the view back if an app's animator moved it into the container of a presentation that
  /// leaves the presenter in place: the view would go with the container (R028).
  func keepView(at place: PresenterSlot, outOf container: UIView?) {
    guard let view = viewIfLoaded, let container, view.isDescendant(of: container),
      !place.superview.isDescendant(of: container)
    else { return }
    run?.find(.presenterViewMoved, on: id)
    putBack(view, at: place)
  }

  /// Puts the presenter's view back where it was, with the size that its place has now.
  func comeBack(from presentation: Presentation) {
    guard let slot = presentation.presenterSlot, let view = viewIfLoaded else { return }
    presentation.presenterSlot = nil
    putBack(view, at: slot)
  }

  private func putBack(_ view: UIView, at slot: PresenterSlot) {
    let place = placeAfterReturn(to: slot, autoresizing: view.autoresizingMask)
    slot.superview.insert(view, at: .index(slot.index))
    view.frame = place
  }

  /// A view that was out did not follow its superview: it takes the frame that it would have now.
  private func placeAfterReturn(
    to slot: PresenterSlot, autoresizing mask: UIView.AutoresizingMask
  ) -> CGRect {
    if let container = slot.superview as? PresentationContainerView,
      let controller = container.presentation?.controller
    {
      return controller.frameOfPresentedViewInContainerView
    }
    if rootWindow != nil { return slot.superview.bounds }
    if let container = parentLink, slot.superview.owningController === container,
      let frame = container.contentFrame(of: self, in: container.space)
    {
      return frame
    }
    return Autoresizing.decide(
      frame: slot.frame, mask: mask, from: slot.size, to: slot.superview.bounds.size
    ).value
  }
}
