import AdaptCore
import AdaptRules
import Foundation

/// What becomes of a presentation on screen when its environment changes (O024).
extension Presentation {
  /// Asks for the style in traits to come, and gets ready what it adapts to.
  func prepareAdaptation(
    to traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard state == .presented, let coordinator = coordinator as? TransitionCoordinator else {
      return
    }
    let decision = originalController.adaptiveStyle(in: traits, on: run)
    let style = decision.value
    let changes = style.effective != controller.style
    if changes || AdaptationAsks.decide(original: style.original).value {
      run.recorder.record(
        .styleDecided(from: controller.style, to: style.effective, because: decision.reasons),
        on: presented.id)
    }
    guard changes else { return }
    var next = originalController
    var shown = original
    if style.isAdapted {
      shown = substitute(for: style.effective) ?? original
      next = adaptedController(for: style.effective, presenting: shown)
    } else if controller.delegate !== controller.inheritedDelegate {
      // The app gave the controller that was shown another delegate meanwhile.
      originalController.delegate = controller.delegate
    }
    next.presentedViewController = shown
    // Announced again, the same controller may have been got ready.
    if adaptationToCome?.controller !== next { letGoOfAdaptationToCome() }
    adaptationToCome = AdaptationToCome(controller: next, presented: shown)
    tellDelegate(style, adapted: next, coordinator)
  }

  /// Turns into what was prepared, once the traits and bounds are there.
  ///
  /// - Returns: What is due when the animation has ended; nil when nothing adapts.
  func adapt(animated: Bool) -> (() -> Void)? {
    guard let coming = adaptationToCome else { return nil }
    // As at the start of a presentation, the delegate has a last chance to set an anchor.
    if let popover = coming.controller as? UIPopoverPresentationController,
      !popover.prepareToShow()
    {
      letGoOfAdaptationToCome()
      return nil
    }
    adaptationToCome = nil
    let removedPresenter = presenterSlot != nil
    let replaced = presented
    let replacedView = controller.presentedView
    let former = controller
    controller = coming.controller
    if former !== originalController, former !== controller { former.presentation = nil }
    controller.setTraits(windowTraits)
    controller.call(.presentationTransitionWillBegin) {
      controller.presentationTransitionWillBegin()
    }
    let removes = controller.shouldRemovePresentersView
    let endPresenter = coverPresenter(from: removedPresenter, to: removes, animated: animated)
    let endReplaced =
      replaced === coming.presented
      ? nil : replace(replaced, by: coming.presented, animated: animated)
    if endReplaced == nil { show(insteadOf: replacedView) }
    container?.inheritTraits()
    passTraitsOn()
    container?.markLayout()
    return { [self] in
      controller.call(.presentationTransitionDidEnd, .flag(true)) {
        controller.presentationTransitionDidEnd(true)
      }
      endReplaced?()
      endPresenter?()
    }
  }

  /// Renews the traits of what is presented over the content in its own context: they follow the
  /// content's, which this presentation has just changed.
  private func passTraitsOn() {
    // Covered content is not reached by the container; up to 16 it hears from here.
    if presented.viewIfLoaded?.window == nil { presented.updateTraitsBelow() }
    var next = above
    while let presentation = next {
      switch presentation.controller.style {
      case .currentContext, .overCurrentContext:
        presentation.container?.inheritTraits()
        if presentation.presented.viewIfLoaded?.window == nil {
          presentation.presented.updateTraitsBelow()
        }
      case .fullScreen, .pageSheet, .formSheet, .custom, .overFullScreen, .popover, .none,
        .automatic:
        break
      }
      next = presentation.above
    }
  }

  /// Forgets what an announcement got ready that another one overtakes.
  func letGoOfAdaptationToCome() {
    guard let coming = adaptationToCome else { return }
    adaptationToCome = nil
    guard coming.controller !== originalController, coming.controller !== controller,
      coming.controller.presentation === self
    else { return }
    coming.controller.presentation = nil
  }

  /// Shows the view of the controller in charge where the former one wrapped the presented view in
  /// another, or the other way round.
  private func show(insteadOf former: UIView?) {
    guard let container, let view = controller.presentedView, view !== former else { return }
    container.insert(view, at: .top)
    view.frame = controller.frameOfPresentedViewInContainerView
    if let former, !former.isDescendant(of: view) { former.takeOut() }
  }

  /// Lets the presenter go or come back where the style in effect newly removes its view or no
  /// longer does.
  private func coverPresenter(
    from wasRemoved: Bool, to removes: Bool, animated: Bool
  ) -> (() -> Void)? {
    guard wasRemoved != removes, removes == presenter.isVisible else { return nil }
    let presenter = presenter
    presenter.appearance.isDriven = true
    if removes {
      presenter.willDisappear(animated: animated)
    } else {
      presenter.willAppear(animated: animated)
      presenter.comeBack(from: self)
      presenter.isAppearingIfInWindow()
    }
    return { [self] in
      if removes {
        presenter.leave(from: self)
        presenter.didDisappear(animated: animated)
      } else {
        presenter.didAppear(animated: animated)
      }
      presenter.appearance.isDriven = false
    }
  }

  /// Shows another controller in the place of the one that is shown.
  ///
  /// One that holds the other, as a navigation controller that wraps it, can only appear when the
  /// other is gone; otherwise the two cross over.
  private func replace(
    _ old: UIViewController, by new: UIViewController, animated: Bool
  ) -> (() -> Void)? {
    run.recorder.record(
      new === original ? .restored(from: old.id) : .substituted(by: new.id), on: original.id)
    let above = old.presentation
    if let above, new.presentation == nil { above.move(over: new) }
    if let above, above.presenterSlot != nil { return replaceCovered(old, by: new) }
    let isNested = new.isDescendant(of: old) || old.isDescendant(of: new)
    old.appearance.isDriven = true
    old.willDisappear(animated: animated)
    if isNested { end(old, animated: animated) }
    link(new, insteadOf: old)
    new.appearance.isDriven = true
    new.appearance.isHeld = true
    new.willAppear(animated: animated)
    if let container { showPresented(in: container) }
    return { [self] in
      new.didAppear(animated: animated)
      new.appearance.isDriven = false
      if !isNested { end(old, animated: animated) }
    }
  }

  /// Exchanges two controllers of which neither is seen: what is presented over them has taken the
  /// view out, and its dismissal brings the new one's back.
  private func replaceCovered(
    _ old: UIViewController, by new: UIViewController
  ) -> (() -> Void) {
    link(new, insteadOf: old)
    return {}
  }

  private func link(_ new: UIViewController, insteadOf old: UIViewController) {
    if old !== original { old.presentedIn = nil }
    // The controller stands on its own again; UIKit takes it out of the substitute.
    if new === original { new.leaveParent() }
    presented = new
    linkPresented()
    new.inheritFromParent()
  }

  private func end(_ old: UIViewController, animated: Bool) {
    if let view = old.viewIfLoaded, view.superview === container { view.takeOut() }
    old.didDisappear(animated: animated)
    old.appearance.isDriven = false
  }
}
