import AdaptCore
import AdaptUIKit

/// What code does.
extension ScenarioCast {
  /// Whether a controller has an interaction controller that drives a transition.
  func drivesTransition(_ name: String) -> Bool {
    driver(of: name) != nil
  }

  private func driver(of name: String) -> UIPercentDrivenInteractiveTransition? {
    (livingController(name) as? any Scripted)?.role.interaction
  }

  /// Moves the transition that a controller's interaction controller drives.
  func interact(_ interaction: ScenarioInteraction, on name: String) {
    guard let driver = driver(of: name) else {
      note(
        "no transition of \(name.quoted) waits for a finger; "
          + "list it under 'interactive' of its animator")
      return
    }
    switch interaction {
    case .update(let progress): driver.update(progress)
    case .finish: driver.finish()
    case .cancel: driver.cancel()
    }
  }

  /// Runs actions in one block.
  ///
  /// - Parameter actor: The controller whose callback runs; nil in a step.
  func perform(_ actions: [ScenarioAction], by actor: UIViewController?) {
    for action in actions { perform(action, by: actor) }
  }

  private func perform(_ action: ScenarioAction, by actor: UIViewController?) {
    switch action {
    case .present(let action): present(action, by: actor)
    case .dismiss(let name, let animated, let completion):
      receiver(name, actor)?.dismiss(
        animated: animated, completion: block(completion, by: actor))
    case .push(let reference, let name, let animated, let isFresh):
      navigation(name, actor)?.pushViewController(
        hand(reference, isFresh: isFresh), animated: animated)
    case .pop(let name, let animated):
      navigation(name, actor)?.popViewController(animated: animated)
    case .popTo(let target, let name, let animated):
      navigation(name, actor)?.popToViewController(controller(named: target), animated: animated)
    case .popToRoot(let name, let animated):
      navigation(name, actor)?.popToRootViewController(animated: animated)
    case .setStack(let stack, let name, let animated):
      navigation(name, actor)?.setViewControllers(
        stack.map { hand($0) }, animated: animated)
    case .replaceRoot(let reference): window?.rootViewController = hand(reference)
    case .addChild(let reference, let name, let frame):
      guard let parent = receiver(name, actor) else { return }
      parent.embed(hand(reference), frame: frame)
    case .removeChild(let name):
      let child = controller(named: name)
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    case .set(let changes, let name): receiver(name, actor)?.take(changes)
    case .overrideTraits(let traits, let name, let child):
      override(traits, on: receiver(name, actor), child: child.map { controller(named: $0) })
    case .call(let call, let name): receiver(name, actor)?.take(call)
    case .selectDetent(let detent, let name): select(detent, on: receiver(name, actor))
    case .container(let action, let name): perform(action, on: name, by: actor)
    case .performSegue(let identifier, let name):
      guard let source = segueSource(name, actor) else { return }
      source.performSegue(withIdentifier: identifier, sender: source)
    case .requestOrientation(let mask):
      simulation.windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: mask))
    }
  }

  private func present(_ action: PresentAction, by actor: UIViewController?) {
    guard let source = receiver(action.source, actor) else { return }
    let presented = hand(action.controller, isFresh: action.isFresh)
    if let style = action.style { presented.modalPresentationStyle = style }
    if let transition = action.transition { presented.modalTransitionStyle = transition }
    let role = role(of: presented, named: action.controller.name)
    role?.prepareToPresent(presented, from: source)
    source.present(
      presented, animated: action.animated, completion: block(action.completion, by: actor))
    role?.haveAskedToPresent(presented)
  }

  /// The action in the few words that name its step in a trace, with what a popover points at.
  func words(of action: ScenarioAction) -> String {
    guard case .present(let present) = action else { return action.words }
    let presentation = script(present.controller).presentation
    var isPopover = present.style ?? presentation.style == .popover
    if case .alert = script(present.controller).content { isPopover = true }
    guard isPopover, let anchor = presentation.anchor else { return action.words }
    let target: String
    switch anchor.target {
    case .view(let name, _): target = name
    case .barButton(let title): target = "bar button \(title)"
    case .presenter:
      guard let presenter = receiver(present.source, nil) else { return action.words }
      target = (presenter as? any Scripted)?.role.anchorName ?? "its presenter"
    }
    return "\(action.words) (popover at \(target))"
  }

  /// A completion; one without actions is given too, so that its call is in the trace.
  private func block(_ actions: [ScenarioAction], by actor: UIViewController?) -> () -> Void {
    { [self, weak actor] in perform(actions, by: actor) }
  }

  private func select(_ detent: String?, on controller: UIViewController?) {
    guard let controller else { return }
    guard let sheet = controller.outermost.sheetPresentationController else {
      return note("no sheet presents the controller whose detent is selected; check its style")
    }
    sheet.animateChanges {
      sheet.selectedDetentIdentifier = detent.map { .init(scenarioName: $0) }
    }
  }

  private func override(
    _ traits: UITraitCollection, on controller: UIViewController?, child: UIViewController?
  ) {
    if let child {
      controller?.setOverrideTraitCollection(traits, forChild: child)
    } else {
      controller?.state(traits)
    }
  }
}
