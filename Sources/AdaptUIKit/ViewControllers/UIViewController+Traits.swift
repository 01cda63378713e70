import AdaptCore
import AdaptRules

extension UIViewController {
  /// The base of `setOverrideTraitCollection(_:forChild:)`.
  func state(_ traits: UITraitCollection?, for child: UIViewController) {
    child.traitsStatedByParent = traits
    child.updateTraitsBelow()
  }
}

extension UIViewController {
  /// Fills in the traits that the controller is likely to get (13+, O008).
  func predictTraits(in run: Run) {
    guard !hasTraits, run.has(.predictedTraits) else { return }
    traitCollection = run.environment.traits
    hasTraits = true
  }

  /// Takes the parent's traits over, where a controller inherits from controllers (up to 16).
  func inheritFromParent() {
    guard let run, TraitInheritance.decide(on: run.system).value == .parentController,
      let traits = traitsFromController
    else { return }
    setTraits(traits)
  }

  /// The traits that the parent, the presentation or the window states for this controller.
  var traitsFromController: UITraitCollection? {
    if let parent = parentLink {
      guard parent.hasTraits else { return nil }
      let stated = parent.overrideTraitCollection(forChild: self) ?? UITraitCollection()
      return parent.traitCollection.overridden(by: stated)
    }
    if let presentedIn { return presentedIn.contentTraits }
    return rootWindow?.traitCollection
  }

  /// Takes new traits over from where the controller inherits them.
  ///
  /// - Parameter superview: The traits of the view that the controller's view lies in; nil when it
  ///   lies in none.
  func inheritTraits(from superview: UITraitCollection?) {
    guard let run else { return }
    switch TraitInheritance.decide(on: run.system).value {
    case .parentController: if let traits = traitsFromController ?? superview { setTraits(traits) }
    case .superview:
      guard let superview else { return }
      // What a parent states for its child still counts, although 17 has a better way.
      let stated = parentLink?.overrideTraitCollection(forChild: self) ?? UITraitCollection()
      setTraits(superview.overridden(by: stated).overridden(by: traitOverrides.traits))
    }
  }

  private func setTraits(_ inherited: UITraitCollection) {
    let traits = inherited.overridden(by: statedAppearance)
    let previous = traitCollection
    let isFirst = !hasTraits
    guard isFirst || traits != previous else { return }
    hasTraits = true
    traitCollection = traits
    if traits.verticalSizeClass != previous.verticalSizeClass
      || traits.horizontalSizeClass != previous.horizontalSizeClass
    {
      viewNeedsConstraints()
    }
    call(.traitCollectionDidChange, .traits(previous)) {
      traitCollectionDidChange(isFirst ? nil : previous)
    }
    guard !isFirst else { return }
    tell(traitRegistrations, from: previous, to: traitCollection)
  }

  /// Renews the traits of this controller and of all below it.
  func updateTraitsBelow() {
    if let view = viewIfLoaded, view.window != nil {
      view.inheritTraits()
    } else {
      inheritTraits(from: nil)
      // A child in a window hears from there; through it the way could lead back here.
      for child in children where child.parentLink === self && child.viewIfLoaded?.window == nil {
        let run = run
        run?.nesting.steps += Nesting.controller
        child.updateTraitsBelow()
        run?.nesting.steps -= Nesting.controller
      }
    }
  }

  func traitOverridesDidChange() {
    guard let run else { return }
    guard run.has(.traitOverrides) else {
      run.find(.traitOverridesTooNew, on: id)
      return
    }
    run.afterTraits { [self] in updateTraitsBelow() }
  }
}

extension UIView {
  /// Takes new traits over from above, for this view and all below it.
  func inheritTraits() {
    guard let run else { return }
    var traits = superviewLink?.traitCollection ?? run.environment.traits
    if let container = self as? PresentationContainerView {
      traits = container.contentTraits(traits)
    }
    if let controller {
      controller.inheritTraits(from: traits)
      traits = controller.traitCollection
    }
    if run.has(.traitOverrides) { traits.override(with: traitOverrides.traits) }
    if statedInterfaceStyle != .unspecified { traits.override(with: statedAppearance) }
    if traits != traitCollection {
      let previous = traitCollection
      traitCollection = traits
      document?.traitsDidChange(to: traits, of: self)
      if !isPlain || !traitRegistrations.isEmpty { tellTraits(previous) }
    }
    // Those that a callback adds or takes out inherit where they go.
    run.nesting.steps += Nesting.view
    for view in subviews where view.superviewLink === self { view.inheritTraits() }
    run.nesting.steps -= Nesting.view
    guard let controller else { return }
    for child in controller.children
    where child.parentLink === controller && child.viewIfLoaded?.window == nil {
      child.updateTraitsBelow()
    }
  }

  private func tellTraits(_ previous: UITraitCollection) {
    let isFirst = previous == UITraitCollection()
    guard !isFirst || run.map({ !$0.has(.predictedTraits) }) ?? false else { return }
    call(.traitCollectionDidChange, .traits(previous)) {
      traitCollectionDidChange(isFirst ? nil : previous)
    }
    tell(traitRegistrations, from: previous, to: traitCollection)
  }

  func traitOverridesDidChange() {
    guard let run, windowLink != nil else { return }
    guard run.has(.traitOverrides) else { return run.find(.traitOverridesTooNew, on: id) }
    run.afterTraits { [self] in inheritTraits() }
  }
}
