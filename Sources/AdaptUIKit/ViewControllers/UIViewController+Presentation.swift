import AdaptCore
import AdaptRules

extension UIViewController {
  /// The base of `presentedViewController`.
  var nearestPresented: UIViewController? {
    var controller: UIViewController? = self
    while let current = controller {
      if let presentation = current.presentation { return presentation.presented }
      controller = current.parentLink
    }
    return nil
  }

  /// The base of `presentingViewController`.
  var nearestPresenting: UIViewController? {
    var controller: UIViewController? = self
    while let current = controller {
      if let presentedIn = current.presentedIn { return presentedIn.presenter }
      controller = current.parentLink
    }
    return nil
  }

  /// The controller that manages this one's presentation.
  ///
  /// Asked for before presenting, it is made for the style that is set at that moment and stays
  /// with it (O047); a delegate set on it is kept. While the presentation begins and goes on it is
  /// the controller that asks and that is told. Nil for the style `none`, and while the app is
  /// being asked for it.
  public var presentationController: UIPresentationController? {
    if let presentedIn, presentedIn.presented === self || presentedIn.original === self {
      return presentedIn.controller
    }
    return presentationControllerForPresenting(nil)
  }

  /// The popover that manages this controller, or would; nil for any other style.
  public var popoverPresentationController: UIPopoverPresentationController? {
    if let presentedIn {
      return (presentedIn.originalController as? UIPopoverPresentationController)
        ?? presentedIn.controller as? UIPopoverPresentationController
    }
    guard modalPresentationStyle == .popover else { return nil }
    return presentationControllerForPresenting(nil) as? UIPopoverPresentationController
  }

  /// The coordinator of the transition that this controller or its containers take part in.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var controller: UIViewController? = self
    while let current = controller {
      if let coordinator = current.coordinator { return coordinator }
      (current as? UINavigationController)?.startChangeForCoordinator()
      if let coordinator = current.coordinator { return coordinator }
      controller = current.parentLink
    }
    return nil
  }
}

// MARK: - Asking to present

extension UIViewController {
  func request(_ request: PresentationRequest) {
    if run == nil { join(Run.current) }
    guard let run, !run.refusesRequests(on: id) else { return }
    guard request.presented !== self else {
      run.find(.presentsItself, on: id, object: id)
      return
    }
    guard request.presented.join(run) else { return }
    // The app's own style and presenter are asked for below, and may present again.
    run.callUnrecorded(on: id) { check(request, run) }
  }

  private func check(_ request: PresentationRequest, _ run: Run) {
    let presented = request.presented
    let style = presented.resolvedStyle(on: run)
    let presenter = resolvePresenter(for: style.value)
    guard let reasons = mayStart(request, style.value, by: presenter.value, run) else { return }
    if isDetached { run.find(.detachedPresenter, on: id, because: reasons) }
    let event = run.recorder.record(
      .presenting(
        presented.id, style: style.value, source: id,
        because: style.reasons.adding(presenter.reasons)), on: presenter.value.id)
    run.recorder.because(of: event) { start(request, style.value, by: presenter.value, run) }
  }

  /// Returns why a request may go on; nil where something is in its way, and then it waits or the
  /// finding is made.
  private func mayStart(
    _ request: PresentationRequest, _ style: UIModalPresentationStyle,
    by presenter: UIViewController, _ run: Run
  ) -> ReasonList? {
    let presented = request.presented
    let decision = PresentationChecks.decide(
      obstacles(presenting: presented, style: style, presenter: presenter))
    switch decision.value {
    case .waits:
      run.recorder.record(.queued(because: decision.reasons), on: id)
      runningTransition(with: presenter)?.wait { [self] in self.request(request) }
      return nil
    case .dropped(let kind):
      run.find(
        kind, on: presenter.id, object: presented.id,
        other: presenter.presentation?.presented.id, because: decision.reasons)
      return nil
    case .raises(let kind):
      let holder = presented.presentedIn?.presenter ?? presented.parentLink
      run.find(
        kind, on: id, object: presented.id, other: holder?.id, because: decision.reasons)
      return nil
    case .proceeds: break
    }
    guard !presenter.lies(inOrOver: presented) else {
      run.find(.presentsItself, on: id, object: presented.id)
      return nil
    }
    presented.measureLevels()
    guard presenter.controllerDepth + presented.levelsBelow < Limits.controllerDepth else {
      run.find(.nestedTooDeep, on: id, object: presented.id)
      return nil
    }
    return decision.reasons
  }

  private func start(
    _ request: PresentationRequest, _ style: UIModalPresentationStyle,
    by presenter: UIViewController, _ run: Run
  ) {
    let presented = request.presented
    let isKnown = presented.earlyController != nil
    guard let controller = presented.presentationControllerForPresenting((presenter, self)) else {
      return
    }
    // Who vends the controller may have presented something meanwhile.
    guard isKnown || mayStart(request, style, by: presenter, run) != nil else { return }
    let presentation = Presentation(
      presenter: presenter, source: self, presented: presented, controller: controller, run: run)
    presentation.completion = request.completion
    presentation.segue = request.segue
    presenter.presentation = presentation
    presentation.schedule(animated: request.animated)
  }

  /// The style to be decided for: that of a presentation controller that was asked for early, or
  /// the one that is set, with `automatic` resolved (O048).
  private func resolvedStyle(on run: Run) -> Decision<UIModalPresentationStyle> {
    if let earlyController { resolve(earlyController) }
    let stated = modalPresentationStyle
    let style = earlyController?.style ?? stated
    if style != stated, stated != .automatic { run.find(.styleFrozen, on: id) }
    let automatic = automaticStyle(on: run)
    // An override may answer `automatic` itself; the property here answers what that stands for.
    let isAutomatic = style == .automatic || statedStyle == .automatic && style == automatic.value
    return isAutomatic ? automatic : Decision(style, because: ReasonList())
  }

  private func automaticStyle(on run: Run) -> Decision<UIModalPresentationStyle> {
    AutomaticStyle.decide(
      on: run.platform, idiom: run.environment.traits.userInterfaceIdiom, choices: run.choices)
  }

  /// The style that was set; what `automatic` stands for where the system is known.
  var concreteStyle: UIModalPresentationStyle {
    guard statedStyle == .automatic, let run = run ?? Run.current else { return statedStyle }
    return automaticStyle(on: run).value
  }

  /// Returns the controller up the parents that presents (O112).
  private func resolvePresenter(
    for style: UIModalPresentationStyle
  ) -> (value: UIViewController, reasons: ReasonList) {
    var chain = [self]
    while let parent = chain[chain.count - 1].parentLink { chain.append(parent) }
    let decision = PresenterResolution.decide(style: style, depth: chain.count) {
      chain[$0].definesPresentationContext
    }
    return (chain[decision.value], decision.reasons)
  }

  private func obstacles(
    presenting presented: UIViewController, style: UIModalPresentationStyle,
    presenter: UIViewController
  ) -> PresentationObstacles {
    var obstacles: PresentationObstacles = []
    if isLeaving { obstacles.insert(.askerIsLeaving) }
    if runningTransition(with: presenter) != nil { obstacles.insert(.transitionHasBegun) }
    if style == .none { obstacles.insert(.styleIsNone) }
    if presented.presentedIn != nil || presented.isAskingForController {
      obstacles.insert(.isPresented)
    }
    if presented.parentLink != nil || presented.rootWindow != nil { obstacles.insert(.hasParent) }
    if presented.modalTransitionStyle == .partialCurl,
      !PresentationExceptions.coversForCurl(style)
    {
      obstacles.insert(.curlsWithoutCovering)
    }
    if presenter.viewIfLoaded?.window == nil { obstacles.insert(.presenterOutsideWindow) }
    if let state = presenter.presentation?.state {
      obstacles.insert(.presenterPresents)
      switch state {
      case .scheduled: obstacles.insert(.presenterIsScheduled)
      case .dismissScheduled: obstacles.insert(.presenterDismisses)
      case .presenting, .presented, .dismissing, .ended: break
      }
    }
    return obstacles
  }

  /// Whether this controller or a container of it is being dismissed.
  var isLeaving: Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if let state = current.presentedIn?.state, state.isLeaving { return true }
      controller = current.parentLink
    }
    return false
  }

  /// Whether no container leads from here to a window or a presentation.
  private var isDetached: Bool {
    var controller = self
    while let parent = controller.parentLink { controller = parent }
    return controller.rootWindow == nil && controller.presentedIn == nil
  }

  /// The transition that has begun and that this controller, another, or a container of either
  /// takes part in.
  func runningTransition(with other: UIViewController) -> Transition? {
    for start in [self, other] {
      var controller: UIViewController? = start
      while let current = controller {
        if let coordinator = current.coordinator, coordinator.hasBegun, !coordinator.isOver {
          return coordinator.transition
        }
        controller = current.parentLink
      }
    }
    return nil
  }
}

// MARK: - Presentation controllers

extension UIViewController {
  /// Makes the presentation controller, or returns the one that was asked for before.
  ///
  /// - Parameter request: Who presents and who was asked; nil when nobody presents yet.
  func presentationControllerForPresenting(
    _ request: (presenter: UIViewController, source: UIViewController)?
  ) -> UIPresentationController? {
    if let early = earlyController {
      resolve(early)
      return early
    }
    // The app asks for the controller that it is being asked for: there is none yet.
    guard !isAskingForController else { return nil }
    if let run = run ?? Run.current, self.run == nil, request != nil { join(run) }
    let controller: UIPresentationController
    switch modalPresentationStyle {
    case .none: return nil
    case .custom: controller = ownPresentationController() ?? customController(request)
    case .popover:
      controller = ownPresentationController() ?? UIPopoverPresentationController(presented: self)
    case .fullScreen, .pageSheet, .formSheet, .currentContext, .overFullScreen,
      .overCurrentContext, .automatic:
      controller = builtInController(for: modalPresentationStyle)
    }
    if let run { controller.join(run) }
    resolve(controller)
    earlyController = controller
    return controller
  }

  /// Makes UIKit's own presentation controller for a style that is neither custom nor a popover.
  func builtInController(for style: UIModalPresentationStyle) -> UIPresentationController {
    switch style {
    case .pageSheet, .formSheet, .automatic:
      UISheetPresentationController(style, presented: self)
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .custom, .popover,
      .none:
      BuiltInPresentationController(style, presented: self)
    }
  }

  private func resolve(_ controller: UIPresentationController) {
    guard controller.style == .automatic, let run else { return }
    controller.style = automaticStyle(on: run).value
  }

  private func customController(
    _ request: (presenter: UIViewController, source: UIViewController)?
  ) -> UIPresentationController {
    guard let delegate = transitioningDelegate else {
      return UIPresentationController(presentedViewController: self, presenting: request?.presenter)
    }
    isAskingForController = true
    defer { isAskingForController = false }
    let source = request?.source ?? self
    func vend() -> UIPresentationController? {
      delegate.presentationController(
        forPresented: self, presenting: request?.presenter, source: source)
    }
    let vended: UIPresentationController? =
      run.map {
        $0.askForObject(
          .presentationControllerForPresented, .node(id), on: request?.presenter.id ?? id,
          of: delegate, vend)
      } ?? vend()
    if let vended, canTake(vended) { return vended }
    return UIPresentationController(presentedViewController: self, presenting: request?.presenter)
  }

  /// Whether a presentation controller that the delegate gave can manage this one. It can if it is
  /// free; one that was made for another controller manages this one from now on.
  private func canTake(_ vended: UIPresentationController) -> Bool {
    let isFree = vended.presentation == nil && !vended.isOwnedByPresented
    let isOurs = vended.run == nil || run == nil || vended.run === run || vended.run?.isGone == true
    if !isFree || !isOurs || vended.presentedViewController !== self {
      let other = vended.presentedViewController
      run?.find(.controllerForAnother, on: id, object: other.run === run ? other.id : nil)
    }
    return isFree && isOurs
  }
}

// MARK: - Asking to dismiss

extension UIViewController {
  func requestDismissal(animated: Bool, completion: (() -> Void)?) {
    guard let run, !run.refusesRequests(on: id) else { return }
    guard let target = dismissalTarget(run) else { return }
    let presentation = target.presentation
    var obstacles: PresentationObstacles = []
    if presentation.state.isLeaving { obstacles.insert(.askerIsLeaving) }
    if presentation.state == .scheduled { obstacles.insert(.presenterIsScheduled) }
    // The chain goes as a whole: one that moves above is waited for as well.
    let running =
      runningTransition(with: presentation.presenter) ?? presentation.topmost.transitionUnderWay
    if running != nil { obstacles.insert(.transitionHasBegun) }
    let decision = PresentationBusy.decide(obstacles)
    switch decision.value {
    case .waits:
      run.recorder.record(.queued(because: decision.reasons), on: id)
      running?.wait { [self] in
        requestDismissal(animated: animated, completion: completion)
      }
    case .dropped(let kind):
      run.find(
        kind, on: presentation.presenter.id, object: presentation.presented.id,
        because: decision.reasons)
    case .proceeds:
      let calls = DismissalQuestions.decide(by: .code, style: presentation.style, on: run.system)
      Dismissal(
        of: presentation, animated: animated, calls: calls.value, because: target.reasons,
        completion: completion
      ).schedule()
    }
  }

  /// The presentation that a call to `dismiss` here ends; a finding when there is none (R044).
  private func dismissalTarget(
    _ run: Run
  ) -> (presentation: Presentation, reasons: ReasonList)? {
    var chain = [self]
    while let parent = chain[chain.count - 1].parentLink { chain.append(parent) }
    let decision = DismissalReceiver.decide(depth: chain.count) { place in
      var member: DismissalReceiver.Member = []
      if chain[place].presentation != nil { member.insert(.presents) }
      if chain[place].presentedIn != nil { member.insert(.isPresented) }
      return member
    }
    let presentation: Presentation?
    switch decision.value {
    case .presentedBy(let place): presentation = chain[place].presentation
    case .itself(let place): presentation = chain[place].presentedIn
    case .nothing:
      run.find(.nothingToDismiss, on: id, because: decision.reasons)
      return nil
    }
    return presentation.map { ($0, decision.reasons) }
  }
}
