import AdaptCore
import AdaptScenario

extension Scenario {
  /// Everything that code does in the scenario, in steps, completions and callbacks.
  var allActions: [ScenarioAction] {
    var actions: [ScenarioAction] = []
    for step in steps {
      switch step.kind {
      case .act(let list): actions += list
      case .when(let trigger): actions += trigger.actions
      case .rotate, .resize, .changeTraits, .enterBackground, .enterForeground, .user, .interact,
        .advance, .turn, .settle, .expect:
        break
      }
    }
    var index = 0
    while index < actions.count {
      actions += actions[index].completion
      index += 1
    }
    return actions
  }

  var hasTriggers: Bool {
    steps.contains { step in if case .when = step.kind { true } else { false } }
  }

  /// Whether no code of the app takes part in transitions: styles, animations and presentation
  /// controllers are UIKit's own.
  var isBuiltIn: Bool {
    let scripts = controllers.map(\.presentation)
    let styles = scripts.map(\.style) + allActions.map(\.style)
    return scripts.allSatisfy { $0.custom == nil && $0.animator == nil }
      && !styles.contains(.custom)
  }

  /// Whether the app keeps to what UIKit asks of code: it calls no appearance methods by hand,
  /// forwards them as it says, calls super, contains what it shows, presents nothing that it
  /// contains, keeps its root, sets its adaptive delegates before it presents, adds the views that its animators are to show, and completes their
  /// transitions.
  var isOrderly: Bool {
    let actions = allActions
    return controllers.allSatisfy(\.isOrderly) && actions.allSatisfy(\.isOrderly)
      && presentedNames(actions).isDisjoint(with: containedNames(actions))
  }

  private func presentedNames(_ actions: [ScenarioAction]) -> Set<String> {
    var names: Set<String> = []
    for action in actions {
      if case .present(let action) = action { names.insert(action.controller.name) }
    }
    return names
  }

  private func containedNames(_ actions: [ScenarioAction]) -> Set<String> {
    var names: Set<String> = [root.name]
    func contain(_ references: [ControllerReference]) {
      for reference in references { names.insert(reference.name) }
    }
    for script in controllers { contain(script.content.references) }
    for action in actions {
      switch action {
      case .present(let action):
        if case .navigation(let stack) = action.controller { contain(stack) }
      case .push(let reference, _, _, _): contain([reference])
      case .setStack(let stack, _, _): contain(stack)
      case .dismiss, .pop, .popTo, .popToRoot, .replaceRoot, .addChild, .removeChild, .set,
        .overrideTraits, .call, .requestOrientation, .selectDetent:
        break
      }
    }
    return names
  }
}

extension Scenario {
  /// Whether a container's code holds controllers that are not its children.
  var keepsStrays: Bool {
    controllers.contains { script in
      guard case .container(let children, _) = script.content else { return false }
      return !children.allSatisfy(\.isAdded)
    }
  }
}

extension ControllerScript {
  fileprivate var isOrderly: Bool {
    // A delegate that comes late is asked only when the surroundings change (O046).
    guard overridesWithoutSuper.isEmpty, adaptivity?.moment != .afterPresenting,
      presentation.custom?.overridesWithoutSuper.isEmpty ?? true,
      presentation.animator?.addsView ?? true, presentation.animator?.ending != .never
    else { return false }
    guard case .container(let children, let forwarding) = content else { return true }
    return children.allSatisfy(\.isAdded) && (forwarding == .automatic || forwarding == .manual)
  }
}

extension ScenarioAction {
  /// What runs when the action is through.
  var completion: [ScenarioAction] {
    switch self {
    case .present(let action): action.completion
    case .dismiss(_, _, let completion): completion
    case .push, .pop, .popTo, .popToRoot, .setStack, .replaceRoot, .addChild, .removeChild, .set,
      .overrideTraits, .call, .requestOrientation, .selectDetent:
      []
    }
  }

  /// The style that the action gives to a controller.
  fileprivate var style: UIModalPresentationStyle? {
    switch self {
    case .present(let action): action.style
    case .set(let changes, _): changes.style
    case .dismiss, .push, .pop, .popTo, .popToRoot, .setStack, .replaceRoot, .addChild,
      .removeChild, .overrideTraits, .call, .requestOrientation, .selectDetent:
      nil
    }
  }

  fileprivate var isOrderly: Bool {
    switch self {
    case .present, .dismiss, .push, .pop, .popTo, .popToRoot, .setStack, .set, .overrideTraits,
      .requestOrientation, .selectDetent:
      true
    case .replaceRoot, .addChild, .removeChild: false
    case .call(let call, _): call.isOrderly
    }
  }
}

extension HandCall {
  fileprivate var isOrderly: Bool {
    switch self {
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear, .beginAppearing,
      .beginDisappearing, .endAppearanceTransition:
      false
    case .loadViewIfNeeded, .setNeedsLayout, .layoutIfNeeded, .presentationController,
      .setNeedsUpdateOfSupportedInterfaceOrientations, .attemptRotationToDeviceOrientation:
      true
    }
  }
}
