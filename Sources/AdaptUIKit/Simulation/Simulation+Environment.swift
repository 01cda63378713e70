public import AdaptCore
import AdaptRules
import Foundation

extension Simulation {
  /// Turns the device, to the other of portrait and landscape unless an orientation is given.
  ///
  /// The interface follows if the controller that decides supports it.
  public func rotate(to orientation: UIInterfaceOrientation? = nil) {
    let target =
      orientation ?? (run.environment.orientation.isLandscape ? .portrait : .landscapeRight)
    step("rotate \(target)") { [unowned self] in
      deviceOrientation = target
      turnInterface(after: .deviceTurned)
    }
  }

  /// Gives the app's window another share of a pad's screen.
  public func resize(to share: WindowShare) {
    step("resize \(share)") { [unowned self] in
      guard device.profile.idiom == .pad else { return run.find(.resizeNotPossible, on: .run) }
      guard run.model.environment(run.environment.orientation, share) != nil else {
        return run.find(.windowSizeUnknown, on: .run)
      }
      self.share = share
      followScene(.resize)
    }
  }

  /// Changes traits that do not follow from size: appearance, text size, layout direction.
  ///
  /// - Parameter traits: What to change; a trait that is unspecified stays.
  public func changeTraits(_ traits: UITraitCollection) {
    step(traits.namedTraits) { [unowned self] in
      run.model.stated.override(with: traits)
      followScene(nil)
    }
  }

  /// Makes the window what share, traits and orientation say now.
  private func followScene(_ kind: TransitionDurations.Transition?) {
    if waits({ [unowned self] in followScene(kind) }) { return }
    guard let environment = run.model.environment(run.environment.orientation, share) else {
      return
    }
    change(to: environment, kind, because: ReasonList())
  }
}

// MARK: - Making the change

extension Simulation {
  /// Puts a change off while something moves: it is looked at again when that has ended, with what
  /// holds then. No source tells what UIKit does.
  ///
  /// - Returns: Whether something moves.
  func waits(_ again: @escaping () -> Void) -> Bool {
    guard let running = run.activeTransitions.first(where: { !$0.coordinator.isOver }) else {
      return false
    }
    let reasons = WaitingTurn.decide(.environment).reasons
    run.recorder.record(.queued(because: reasons), on: windowScene.keyWindow?.id ?? .run)
    running.wait(again)
    return true
  }

  /// Announces a new environment, makes it, lays out and animates (O056, O057).
  func change(
    to environment: Environment, _ kind: TransitionDurations.Transition?,
    because reasons: ReasonList
  ) {
    let old = run.environment
    guard environment != old else { return }
    noteFigures(in: environment.orientation)
    guard environment.windowSize != old.windowSize || environment.traits != old.traits else {
      run.environment = environment
      recordChange(from: old, reasons)
      for window in windowScene.windows { window.markSafeArea() }
      return
    }
    let transition = Transition(run: run, animated: kind != nil)
    transition.include(windowScene.windows.flatMap(\.shownControllers))
    transition.begin(
      lasting: TransitionDurations.decide(kind ?? .resize, animated: kind != nil).value)
    announce(environment, transition.coordinator)
    run.environment = environment
    run.environmentToCome = nil
    recordChange(from: old, reasons)
    let ends = windowScene.windows.flatMap { apply(environment, to: $0, transition.coordinator) }
    commit()
    transition.finish = { _ in for end in ends { end() } }
    transition.animate()
    commit()
  }

  private func announce(_ environment: Environment, _ coordinator: TransitionCoordinator) {
    run.environmentToCome = environment
    for window in windowScene.windows {
      guard let root = window.rootViewController else { continue }
      if environment.traits != run.environment.traits {
        root.announce(
          traits: environment.traits.overridden(by: root.traitOverrides.traits), coordinator)
      }
      if window.followsScene, environment.windowSize != window.bounds.size {
        root.announce(size: environment.windowSize, coordinator)
      }
    }
  }

  private func recordChange(from old: Environment, _ reasons: ReasonList) {
    let new = run.environment
    let subject = windowScene.keyWindow?.id ?? .run
    if new.orientation != old.orientation {
      run.recorder.record(
        .rotated(from: old.orientation, to: new.orientation, because: reasons), on: subject)
    }
    if new.traits != old.traits {
      run.recorder.record(.traitsChanged(from: old.traits, to: new.traits), on: subject)
    }
    if new.windowSize != old.windowSize {
      run.recorder.record(
        .resized(
          from: old.windowSize, to: new.windowSize,
          because: new.orientation == old.orientation ? reasons : ReasonList()), on: subject)
    }
  }

  /// Gives a window its traits and size, and lets its presentations adapt.
  ///
  /// - Returns: What is due when the animation has ended.
  private func apply(
    _ environment: Environment, to window: UIWindow, _ coordinator: TransitionCoordinator
  ) -> [() -> Void] {
    let presentations = window.presentations
    window.traitCollection = environment.traits
    if let root = window.rootViewController { root.inheritFromParent() }
    for presentation in presentations {
      presentation.controller.setTraits(environment.traits)
    }
    window.inheritTraits()
    // A covered presenter has no view in the window; up to 16 it hears from its controller.
    for presentation in presentations {
      let presented = presentation.presented
      let before = presented.traitCollection
      presented.inheritFromParent()
      // One over a covered presenter was reached before that had its traits.
      if presented.traitCollection != before { presented.updateTraitsBelow() }
    }
    if window.followsScene {
      window.frame = CGRect(origin: .zero, size: environment.windowSize)
    }
    window.markSafeArea()
    return presentations.compactMap { $0.adapt(animated: coordinator.isAnimated) }
  }
}

extension UIWindow {
  /// The presentations in the window, from the lowest to the one on top.
  var presentations: [Presentation] {
    var presentations: [Presentation] = []
    let looksIntoChildren = run?.childrenPresent ?? true
    // What a child presents lies in its parent, below what the parent presents.
    func visit(_ controller: UIViewController) {
      if looksIntoChildren {
        // A child that is presented as well is met once, where it is presented.
        for child in controller.children where child.presentedIn?.presented !== child {
          visit(child)
        }
      }
      // One that a container keeps for a child it does not show is not in the window.
      guard let presentation = controller.presentation,
        presentation.state != .presented || presentation.container?.superview != nil
      else { return }
      presentations.append(presentation)
      visit(presentation.presented)
    }
    if let rootViewController { visit(rootViewController) }
    return presentations
  }

  /// The root and every controller that is presented over it.
  var shownControllers: [UIViewController] {
    guard let rootViewController else { return [] }
    var controllers = [rootViewController]
    for presentation in presentations { controllers.append(presentation.presented) }
    return controllers
  }
}

extension UIWindowScene {
  /// The controller on top of all others.
  var topmostController: UIViewController? {
    guard let window = keyWindow else { return nil }
    return window.presentations.last?.presented ?? window.rootViewController
  }
}

extension UITraitCollection {
  /// The traits that a person can change, as a step names them: `appearance dark`.
  fileprivate var namedTraits: String {
    var names: [String] = []
    if userInterfaceStyle != .unspecified { names.append("appearance \(userInterfaceStyle)") }
    if preferredContentSizeCategory != .unspecified {
      names.append("text size \(preferredContentSizeCategory)")
    }
    if layoutDirection != .unspecified { names.append("layout direction \(layoutDirection)") }
    return names.isEmpty ? "traits" : names.joined(separator: ", ")
  }
}
