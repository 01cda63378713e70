import AdaptCore
import AdaptRules

extension UIViewController {
  /// The base of `beginAppearanceTransition`.
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    // Told before anything has made it part of the run, it joins: the trace has its steps.
    if run == nil { join(Run.current) }
    guard allows(isAppearing ? .beginAppearing : .beginDisappearing) else { return }
    appearance.isDriven = true
    if isAppearing { willAppear(animated: animated) } else { willDisappear(animated: animated) }
  }

  /// The base of `endAppearanceTransition`.
  func endAppearance() {
    guard allows(.end) else { return }
    appearance.isDriven = false
    switch appearance.state {
    case .appearing: didAppear(animated: appearance.animated)
    case .disappearing: didDisappear(animated: appearance.animated)
    case .appeared, .disappeared: break
    }
  }
}

// MARK: - The four steps

extension UIViewController {
  // Each step is taken only from a state that it can follow (O064): app code may have moved the
  // controller on while a transition ran.

  func willAppear(animated: Bool) {
    guard !isVisible else { return }
    loadViewIfNeeded()
    guard allows(.beginAppearing) else { return }
    appearance.animated = animated
    appearance.owesIsAppearing = true
    enter(.appearing)
    callAppearance(.viewWillAppear, animated) { viewWillAppear(animated) }
    forward(from: [.disappeared, .disappearing]) { $0.willAppear(animated: animated) }
  }

  /// Sends `viewIsAppearing` once per appearance, from 13 on (O006).
  func isAppearing() {
    guard appearance.owesIsAppearing, appearance.state == .appearing else { return }
    let isCalled = IsAppearing.decide(on: run?.system ?? .newestModelled).value
    // Its safe area is right by then (rule `appearance.is-appearing`); what hears of that may turn
    // the appearance round.
    if isCalled { viewIfLoaded?.refreshSafeAreaFromAbove() }
    guard appearance.owesIsAppearing, appearance.state == .appearing else { return }
    appearance.owesIsAppearing = false
    let animated = appearance.animated
    if isCalled {
      callAppearance(.viewIsAppearing, animated) { viewIsAppearing(animated) }
    }
    passIsAppearingOn()
  }

  func didAppear(animated: Bool) {
    guard allows(.end) else { return }
    // The app turned the transition round meanwhile: its end is the end of that.
    guard appearance.state == .appearing else { return didDisappear(animated: animated) }
    enter(.appeared)
    appearance.owesIsAppearing = false
    callAppearance(.viewDidAppear, animated) { viewDidAppear(animated) }
    forward(from: [.appearing]) { $0.didAppear(animated: animated) }
    moves.isMovingToParent = false
  }

  func willDisappear(animated: Bool) {
    guard allows(.beginDisappearing) else { return }
    guard isVisible else { return }
    appearance.animated = animated
    appearance.owesIsAppearing = false
    enter(.disappearing)
    callAppearance(.viewWillDisappear, animated) { viewWillDisappear(animated) }
    forward(from: [.appearing, .appeared]) { $0.willDisappear(animated: animated) }
  }

  func didDisappear(animated: Bool) {
    guard allows(.end) else { return }
    guard appearance.state == .disappearing else { return didAppear(animated: animated) }
    enter(.disappeared)
    callAppearance(.viewDidDisappear, animated) { viewDidDisappear(animated) }
    forward(from: [.disappearing]) { $0.didDisappear(animated: animated) }
    // One that was turned round on its way in is on no way any more.
    moves.isMovingToParent = false
    moves.isMovingFromParent = false
  }

  /// Whether a step leads anywhere from here; one that does not is a warning (O132).
  private func allows(_ call: AppearanceTransitions.Call) -> Bool {
    let step = AppearanceTransitions.decide(call, in: appearance.state)
    if step.value.callback == nil {
      run?.find(.unbalancedAppearance, on: id, because: step.reasons)
    }
    return step.value.callback != nil
  }

  private func enter(_ state: AppearanceState) {
    guard state != appearance.state else { return }
    run?.recorder.record(.appearance(from: appearance.state, to: state), on: id)
    appearance.state = state
    run?.statusBarIsStale = true
  }

  private func callAppearance(_ callback: Callback, _ animated: Bool, _ body: () -> Void) {
    let outer = appearance.running
    appearance.running = callback
    call(callback, .flag(animated), body)
    appearance.running = outer
  }

  /// The base of an appearance callback: a call that is not the engine's is the app's own (O133).
  func checkCalledByEngine(_ callback: Callback) {
    guard let run, appearance.running != callback else { return }
    run.find(.appearanceCalledDirectly, on: id)
  }

  /// Passes a step on to the children whose views lie in this controller's, in their order (O036).
  private func forward(from states: [AppearanceState], _ body: (UIViewController) -> Void) {
    guard !children.isEmpty else { return }
    let isAutomatic = shouldAutomaticallyForwardAppearanceMethods
    // Those that a callback takes out hear no more; one that it adds hears from its view.
    for child in children where child.parentLink === self {
      if !child.appearance.isDriven, states.contains(child.appearance.state),
        AppearanceForwarding.decide(isAutomatic: isAutomatic, childIsVisible: shows(child)).value
      {
        let run = run
        run?.nesting.steps += Nesting.controller
        body(child)
        run?.nesting.steps -= Nesting.controller
      }
      passOn(over: child) { presented in
        if states.contains(presented.appearance.state) { body(presented) }
      }
    }
  }

  /// Passes a step on to what is presented over a child inside this controller's view, whose views
  /// come and go with that.
  private func passOn(over child: UIViewController, _ body: (UIViewController) -> Void) {
    var next = child.presentation
    while let presentation = next, let container = presentation.container, let viewIfLoaded,
      AppearanceInContext.decide(liesInside: container.isDescendant(of: viewIfLoaded)).value
    {
      if !presentation.presented.appearance.isDriven { body(presentation.presented) }
      next = presentation.above
    }
  }

  /// Sends `viewIsAppearing` to the children that appear too. A container that forwards by hand has
  /// no call for it, so that UIKit's own reaches its children as well.
  private func passIsAppearingOn() {
    guard !children.isEmpty else { return }
    for child in children where child.parentLink === self {
      // The cheap question first: whether an object conforms takes long to find out.
      let isDriven = child.appearance.isDriven && self is any ForwardingContainer
      if !isDriven, !child.appearance.isHeld { child.isAppearingIfInWindow() }
      passOn(over: child) { $0.isAppearingIfInWindow() }
    }
  }

  private var forwardsAppearance: Bool { shouldAutomaticallyForwardAppearanceMethods }

  private func shows(_ child: UIViewController) -> Bool {
    guard let view = viewIfLoaded, let childView = child.viewIfLoaded else { return false }
    return childView.isDescendant(of: view)
  }
}

/// A container that passes appearance on to the children it drives from inside its own callbacks
/// (O034). To others, such as a player that an app adds to its tabs, it is passed on as by any.
protocol ForwardingContainer: UIViewController {}

// MARK: - When views move

extension UIViewController {
  /// The view is about to enter a superview. A child whose parent is visible begins to appear.
  ///
  /// - Returns: Whether it did, so that the end is due.
  func viewWillEnter(_ superview: UIView) -> Bool {
    guard let parent = parentLink, appearance.state == .disappeared, !appearance.isDriven,
      parent.forwardsAppearance, superview.window != nil,
      parent.appearance.state == .appeared || parent.appearance.state == .appearing
    else { return false }
    willAppear(animated: false)
    return true
  }

  /// The view is in: the appearance ends after the commit, or with that of the parent.
  func viewDidEnter() {
    guard let run, parentLink?.appearance.state == .appeared else { return }
    run.afterCommit { [self] in
      if appearance.state == .appearing, !appearance.isDriven { didAppear(animated: false) }
    }
  }

  /// The view is about to leave its superview. A visible child of a visible parent disappears.
  func viewWillLeaveSuperview() -> Bool {
    guard let parent = parentLink, !appearance.isDriven, parent.forwardsAppearance,
      parent.appearance.state != .disappeared,
      appearance.state == .appeared || appearance.state == .appearing
    else { return false }
    willDisappear(animated: false)
    return true
  }

  func viewDidLeaveSuperview() {
    if appearance.state == .disappearing, !appearance.isDriven { didDisappear(animated: false) }
  }

  /// A move of the view that appearance began with was overtaken by another one: what began ends as
  /// the view's place has it now.
  func viewMoveWasOvertaken() {
    guard !appearance.isDriven else { return }
    if viewIfLoaded?.window != nil {
      if appearance.state == .disappearing { willAppear(animated: false) }
      viewDidEnter()
    } else {
      if appearance.state == .appearing { willDisappear(animated: false) }
      viewDidLeaveSuperview()
    }
  }

  /// The view is in a window, with its traits: what was owed to a driven appearance is sent.
  func viewDidMoveToWindow() {
    if appearance.isDriven, run.map({ $0.animatorDepth > 0 }) ?? false { return }
    sendOwedIsAppearing()
  }

  /// Sends `viewIsAppearing` where it is owed, the parent has had its own, and nobody holds it.
  func sendOwedIsAppearing() {
    guard appearance.owesIsAppearing, !appearance.isHeld, viewIfLoaded?.window != nil,
      parentLink?.appearance.owesIsAppearing != true,
      presentedIn?.presenter.parentLink?.appearance.owesIsAppearing != true
    else { return }
    isAppearing()
  }

  /// Whether the view may enter a view: its controller's parent must own the place (O131).
  ///
  /// A view whose controller has no parent and is neither presented nor a root is a warning: no
  /// appearance calls reach it (R103).
  func canMoveView(into superview: UIView) -> Bool {
    guard let run, !appearance.isDriven, presentedIn == nil else { return true }
    var view: UIView? = superview
    while let current = view, current.controller == nil { view = current.superviewLink }
    guard let owner = view?.controller else { return true }
    if let parent = parentLink {
      if owner === parent { return true }
      run.find(.hierarchyInconsistency, on: owner.id, object: id, other: parent.id)
      return false
    }
    if rootWindow == nil { run.find(.viewWithoutChild, on: owner.id, object: id) }
    return true
  }
}

// MARK: - As a window's root

extension UIViewController {
  /// Shows the controller as the root of a window (O050), as long as it is.
  func appearAsRoot(of window: UIWindow) {
    appearance.isDriven = true
    willAppear(animated: false)
    guard rootWindow === window else { return }
    view.autoresizingMask = WindowContent.mask().value
    view.frame = window.bounds
    window.insert(view, at: .index(0))
    guard rootWindow === window else { return }
    isAppearing()
    run?.afterCommit { [self] in
      guard rootWindow != nil else { return }
      appearance.isDriven = false
      if appearance.state == .appearing { didAppear(animated: false) }
    }
  }

  /// Leaves the window that it was the root of, unless a call makes it the root again.
  func disappearAsRoot(of window: UIWindow) {
    guard isVisible else {
      viewIfLoaded?.takeOut()
      return
    }
    willDisappear(animated: false)
    guard window.root !== self else { return }
    viewIfLoaded?.takeOut()
    guard window.root !== self, appearance.state == .disappearing else { return }
    didDisappear(animated: false)
  }
}
