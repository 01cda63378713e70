import AdaptCore
import AdaptRules

extension UIViewController {
  /// Tells the controller that its view is about to appear or to disappear: for a container that
  /// forwards by hand (O082). UIKit: `beginAppearanceTransition(_:animated:)`.
  ///
  /// Until `endAppearanceTransition` moving the view sends no calls of its own (O036).
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard allows(isAppearing ? .beginAppearing : .beginDisappearing) else { return }
    appearance.isDriven = true
    if isAppearing { willAppear(animated: animated) } else { willDisappear(animated: animated) }
  }

  /// Ends what `beginAppearanceTransition` began. A call without a beginning is a finding (O132).
  public func endAppearanceTransition() {
    guard allows(.end) else { return }
    appearance.isDriven = false
    switch appearance.state {
    case .appearing: didAppear(animated: appearance.animated)
    case .disappearing: didDisappear(animated: appearance.animated)
    case .appeared, .disappeared: break
    }
  }

  public var isBeingPresented: Bool { moves.isBeingPresented }
  public var isBeingDismissed: Bool { moves.isBeingDismissed }
  public var isMovingToParent: Bool { moves.isMovingToParent }
  public var isMovingFromParent: Bool { moves.isMovingFromParent }
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
    appearance.owesIsAppearing = false
    let animated = appearance.animated
    if IsAppearing.decide(on: run?.system ?? .newestModelled).value {
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
    guard !children.isEmpty, !(self is any ForwardingContainer) else { return }
    let isAutomatic = shouldAutomaticallyForwardAppearanceMethods
    // By index: a callback may add and remove children.
    var index = 0
    while index < children.count {
      let child = children[index]
      index += 1
      guard !child.appearance.isDriven, states.contains(child.appearance.state) else { continue }
      let forwards = AppearanceForwarding.decide(
        isAutomatic: isAutomatic, childIsVisible: shows(child))
      if forwards.value { body(child) }
    }
  }

  /// Sends `viewIsAppearing` to the children that appear too. A container that forwards by hand has
  /// no call for it, so that UIKit's own reaches its children as well.
  private func passIsAppearingOn() {
    guard !children.isEmpty, !(self is any ForwardingContainer) else { return }
    // By index: a callback may add and remove children.
    var index = 0
    while index < children.count {
      let child = children[index]
      index += 1
      if !child.appearance.isHeld, child.viewIfLoaded?.window != nil { child.isAppearing() }
    }
  }

  private var forwardsAppearance: Bool {
    shouldAutomaticallyForwardAppearanceMethods && !(self is any ForwardingContainer)
  }

  private func shows(_ child: UIViewController) -> Bool {
    guard let view = viewIfLoaded, let childView = child.viewIfLoaded else { return false }
    return childView.isDescendant(of: view)
  }
}

/// A container that passes appearance on from inside its own callbacks (O034).
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

  /// The view is in a window, with its traits: what was owed to a driven appearance is sent.
  func viewDidMoveToWindow() {
    guard appearance.owesIsAppearing, !appearance.isHeld, viewIfLoaded?.window != nil,
      parentLink?.appearance.owesIsAppearing != true
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
  /// Shows the controller as the root of a window (O050).
  func appearAsRoot(of window: UIWindow) {
    appearance.isDriven = true
    willAppear(animated: false)
    view.frame = window.bounds
    window.insertSubview(view, at: 0)
    isAppearing()
    run?.afterCommit { [self] in
      appearance.isDriven = false
      if appearance.state == .appearing { didAppear(animated: false) }
    }
  }

  func disappearAsRoot() {
    guard appearance.state == .appeared || appearance.state == .appearing else {
      viewIfLoaded?.removeFromSuperview()
      return
    }
    willDisappear(animated: false)
    viewIfLoaded?.removeFromSuperview()
    didDisappear(animated: false)
  }
}
