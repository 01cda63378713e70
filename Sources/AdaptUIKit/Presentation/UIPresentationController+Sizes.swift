import AdaptCore
import AdaptRules
import Foundation

extension UIPresentationController {
  func announce(size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    heardSuper = false
    call(.viewWillTransitionToSize, .size(size), cost: Nesting.announcement) {
      viewWillTransition(to: size, with: coordinator)
    }
    checkHeardSuper()
  }

  /// Announces the window's traits to come, if they are others than the present ones.
  func announceTraitsOfWindow(_ coordinator: any UIViewControllerTransitionCoordinator) {
    guard let run, let traits = run.environmentToCome?.traits, traits != run.environment.traits
    else { return }
    heardSuper = false
    call(.willTransitionToTraits, .traits(traits), cost: Nesting.announcement) {
      willTransition(to: traits, with: coordinator)
    }
    checkHeardSuper()
  }

  private func checkHeardSuper() {
    if !heardSuper { run?.find(.superNotCalled, on: id) }
  }

  /// The base of `viewWillTransition`: the presented controller, if its size will change.
  func forwardSize(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    heardSuper = true
    // A presentation that adapts now is announced by the controller it adapts to.
    let controller = presentation?.adaptationToCome?.controller ?? self
    let presented = controller.presentedViewController
    let presentedSize = controller.size(
      forChildContentContainer: presented, withParentContainerSize: size)
    let changes = presented.viewIfLoaded?.bounds.size != presentedSize
    if changes { presented.announce(size: presentedSize, coordinator) }
    guard let above = presentation?.above, !changes || above.presenter !== presented else { return }
    above.controller.announce(
      size: above.containerSize(overPresenterOf: presentedSize), coordinator)
  }

  /// The base of `willTransition`: the presentation adapts to the new traits, then the presented
  /// controller hears of its own.
  func forwardTraits(
    _ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    heardSuper = true
    guard let presentation, presentation.controller === self else { return }
    presentation.prepareAdaptation(to: traits, coordinator)
    let controller = presentation.adaptationToCome?.controller ?? self
    let presented = controller.presentedViewController
    let content = presentation.contentTraits(window: traits, style: controller.style)
    let changes = content != presented.traitCollection
    if changes { presented.announce(traits: content, coordinator) }
    guard let above = presentation.above, !changes || above.presenter !== presented else { return }
    above.controller.announceTraitsOfWindow(coordinator)
  }

  func presentedSize(in size: CGSize) -> CGSize {
    guard let container = containerView, container.bounds.size != size else {
      return frameOfPresentedViewInContainerView.size
    }
    // The subclass reads the container's bounds, which are still the old ones.
    return presentation.map { $0.sizeWithContainer(size, under: self) } ?? size
  }

  func hearWish(of controller: UIViewController) {
    call(.preferredContentSizeDidChange, .size(controller.preferredContentSize)) {
      preferredContentSizeDidChange(forChildContentContainer: controller)
    }
  }

  func overridesDidChange() {
    guard let run, presentation != nil else { return }
    run.afterTraits { [self] in
      // From 17 the presented controller inherits them through the container's view.
      if let container = presentation?.container {
        container.inheritTraits()
      } else {
        presentation?.presented.updateTraitsBelow()
      }
    }
  }

  /// Takes the traits of the window over; tells of a change.
  func setTraits(_ traits: UITraitCollection) {
    let previous = traitCollection
    guard !hasTraits || traits != previous else { return }
    let tells = hasTraits || run.map { !$0.has(.predictedTraits) } ?? false
    traitCollection = traits
    defer { hasTraits = true }
    guard tells else { return }
    call(.traitCollectionDidChange, .traits(previous)) {
      traitCollectionDidChange(hasTraits ? previous : nil)
    }
  }
}
