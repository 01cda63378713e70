import AdaptCore
import AdaptRules
import Foundation

extension UIViewController {
  func changeWish(to size: CGSize) {
    guard size.width.isFinite, size.height.isFinite else {
      run?.find(.geometryNotFinite, on: id)
      return
    }
    guard size != wish else { return }
    wish = size
    if let parent = parentLink {
      parent.call(.preferredContentSizeDidChange, .size(size)) {
        parent.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    } else if let presentedIn, presentedIn.presented === self {
      presentedIn.controller.hearWish(of: self)
    }
  }

  /// What a child gets by default: it follows the size if its view follows this controller's.
  func defaultSize(of container: any UIContentContainer, in size: CGSize) -> CGSize {
    guard let child = container as? UIViewController, let childView = child.viewIfLoaded,
      let view = viewIfLoaded, childView.superview != nil
    else { return size }
    if placesChildren, let frame = contentFrame(of: child, in: spaceToCome(of: size)) {
      return frame.size
    }
    return Autoresizing.decide(
      frame: childView.frame, mask: childView.autoresizingMask, from: view.bounds.size, to: size
    ).value.size
  }

  /// Announces a size to the controller; a subclass may cut off what is below.
  func announce(size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    heardSuper = false
    call(.viewWillTransitionToSize, .size(size), cost: Nesting.announcement) {
      viewWillTransition(to: size, with: coordinator)
    }
    checkHeardSuper()
  }

  func announce(
    traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    heardSuper = false
    call(.willTransitionToTraits, .traits(traits), cost: Nesting.announcement) {
      willTransition(to: traits, with: coordinator)
    }
    checkHeardSuper()
  }

  private func checkHeardSuper() {
    if !heardSuper, !children.isEmpty || shownPresentation != nil {
      run?.find(.superNotCalled, on: id)
    }
  }

  /// The base of `viewWillTransition`: children whose size will change, then what is presented
  /// (O057, O058).
  func forwardSize(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children where child.parentLink === self {
      guard let childView = child.viewIfLoaded else { continue }
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      let hears = ChildSizeTransition.decide(
        target: childSize, current: childView.bounds.size,
        isInHierarchy: viewIfLoaded.map(childView.isDescendant) ?? false || bringsIn(childView))
      if hears.value { child.announce(size: childSize, coordinator) }
    }
    if let presentation = shownPresentation {
      presentation.controller.announce(
        size: presentation.containerSize(overPresenterOf: size), coordinator)
    }
    heardSuper = true
  }

  /// Whether this container is about to come on screen with a child that is there already, as a
  /// stack does that a delegate wraps around the content that adapts (O025).
  private func bringsIn(_ childView: UIView) -> Bool {
    viewIfLoaded?.window == nil && childView.window != nil
  }

  /// The base of `willTransition`: children whose traits will change, then what is presented.
  func forwardTraits(
    _ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.parentLink === self {
      let stated = overrideTraitCollection(forChild: child) ?? UITraitCollection()
      let childTraits = traits.overridden(by: stated).overridden(by: child.traitOverrides.traits)
      if childTraits != child.traitCollection { child.announce(traits: childTraits, coordinator) }
    }
    shownPresentation?.controller.announceTraitsOfWindow(coordinator)
    heardSuper = true
  }

  /// What the controller presents, once it is in the hierarchy.
  var shownPresentation: Presentation? {
    presentation.flatMap { $0.state.hasContainer ? $0 : nil }
  }
}
