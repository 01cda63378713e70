import AdaptCore
import AdaptRules
import Foundation

// MARK: - What a person does

extension Simulation {
  /// Runs what a person does with the screen in a turn of its own; in the background nobody touches
  /// it, which is a finding.
  ///
  /// What a finger does that is on the screen already is a plain step: it moves and lets go
  /// whatever has become of the app.
  func gesture(_ name: String, _ body: @escaping () -> Void) {
    step(name) { [unowned self] in
      if isInBackground { findOnTop(.inBackground) } else { body() }
    }
  }

  /// Records a finding on what is on top.
  func findOnTop(_ kind: Finding.Kind) {
    run.find(kind, on: windowScene.topmostController?.id ?? .run)
  }

  /// How a step calls a controller.
  func name(of controller: UIViewController) -> String {
    controller.givenName ?? controller.title ?? "\(type(of: controller))"
  }

  /// Moves the finger of a swipe, if there is one.
  func move(_ swipe: Transition?, to progress: CGFloat) -> Bool {
    swipe?.context.updateInteractiveTransition(progress)
    return swipe != nil
  }

  /// Lets go of a swipe, if there is one.
  func end(_ swipe: Transition?, _ end: GestureEnd) -> Bool {
    swipe?.endInteraction(cancelled: end == .cancel)
    return swipe != nil
  }
}

// MARK: - What a finger can reach

extension Simulation {
  /// The container that a finger touches; a finding where there is none, or where none of it can be
  /// reached.
  ///
  /// - Parameters:
  ///   - given: The container; the topmost one of its class on screen unless given.
  ///   - part: The view of it that is touched.
  ///   - kind: The finding where there is no such container.
  func touched<Container: UIViewController>(
    _ given: Container?, at part: (Container) -> UIView? = \.viewIfLoaded,
    orFind kind: Finding.Kind = .noSuchAction, where isMeant: (Container) -> Bool = { _ in true }
  ) -> Container? {
    guard let container = given ?? topmost(Container.self, where: isMeant) else {
      findOnTop(kind)
      return nil
    }
    guard let view = part(container), canTouch(view) else {
      run.find(.noSuchAction, on: id(of: container) ?? .run)
      return nil
    }
    return container
  }

  /// The topmost controller of a class whose view is on screen; inside one container, the
  /// innermost.
  func topmost<Controller: UIViewController>(
    _ type: Controller.Type, where isMeant: (Controller) -> Bool = { _ in true }
  ) -> Controller? {
    func first(in controller: UIViewController) -> Controller? {
      guard controller.viewIfLoaded?.window != nil else { return nil }
      for child in controller.children.reversed() {
        if let found = first(in: child) { return found }
      }
      return (controller as? Controller).flatMap { isMeant($0) ? $0 : nil }
    }
    for controller in windowScene.keyWindow?.shownControllers.reversed() ?? [] {
      if let found = first(in: controller) { return found }
    }
    return nil
  }

  /// Whether a view is on screen and a touch in the middle of it comes through what is presented.
  ///
  /// - Parameter place: The part of the view that is touched, in its space; all of it unless given.
  func canTouch(_ view: UIView, at place: CGRect? = nil) -> Bool {
    guard let window = view.window, window.windowScene === windowScene,
      view.getsTouchesWithAllAbove
    else { return false }
    let frame = view.convert(place ?? view.bounds, to: nil)
    guard window.bounds.contains(CGPoint(x: frame.midX, y: frame.midY)) else { return false }
    let presentations = window.presentations
    // What the view itself is presented in, and all below that, does not lie over it.
    let own = presentations.lastIndex { presentation in
      presentation.container.map { view.isDescendant(of: $0) } ?? false
    }
    return !presentations[((own ?? -1) + 1)...].contains { presentation in
      presentation.container?.superview === window
        && takesTouch(from: view, at: frame, presentation)
    }
  }

  /// Whether a presentation takes the touch that a view under it would get.
  ///
  /// - Parameter frame: What is touched, in the window's space.
  private func takesTouch(
    from view: UIView, at frame: CGRect, _ presentation: Presentation
  ) -> Bool {
    let point = CGPoint(x: frame.midX, y: frame.midY)
    guard presentation.state.hasContainer, let container = presentation.container,
      container.covers(point)
    else { return false }
    let content = presentation.controller.presentedView?.frameInWindow ?? .null
    switch presentation.controller {
    case let sheet as UISheetPresentationController:
      // Where it dims nothing, what it leaves bare can be touched.
      return !(sheet.appearance?.letsTouchesThrough ?? false) || content.contains(frame)
    case let popover as UIPopoverPresentationController where !content.contains(point):
      if let other = passthroughView(at: point, of: presentation), view.isDescendant(of: other) {
        return false
      }
      // The other items of the bar that its own item is in take taps too.
      guard let item = popover.barButtonItem?.placeInBar, item.bar === view else { return true }
      return view.convert(item.frame, to: nil).contains(point)
    default: return true
    }
  }
}

extension UIView {
  fileprivate var getsTouchesWithAllAbove: Bool {
    var view: UIView? = self
    while let current = view {
      guard !current.isHidden, current.alpha > 0.01, current.isUserInteractionEnabled else {
        return false
      }
      view = current.superview
    }
    return true
  }
}
