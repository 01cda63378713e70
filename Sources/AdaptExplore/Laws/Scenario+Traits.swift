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
  /// contains, gives no controller to two containers, keeps its root, sets its adaptive delegates
  /// before it presents, adds the views that its animators are to show, and completes their
  /// transitions.
  var isOrderly: Bool {
    let actions = allActions
    return controllers.allSatisfy(\.isOrderly) && actions.allSatisfy(\.isOrderly)
      && presentedNames(actions).isDisjoint(with: containedNames(actions))
      && keepsControllersApart(actions)
  }

  /// Whether no controller is given to two of UIKit's containers, or shown in two ways.
  private func keepsControllersApart(_ actions: [ScenarioAction]) -> Bool {
    var given: Set<String> = []
    var stacks: [String: String] = [:]
    func give(_ references: [ControllerReference]) -> Bool {
      references.flatMap { [$0.name] + $0.inside.map(\.name) }.allSatisfy {
        given.insert($0).inserted
      }
    }
    for script in controllers {
      switch script.content {
      case .tabs, .split, .pages: if !give(script.content.references) { return false }
      case .navigation(let stack):
        for reference in stack { stacks[reference.name] = script.name }
      case .plain, .container, .alert: break
      }
    }
    for action in actions {
      switch action {
      case .container(let action, _): if !give(action.references) { return false }
      case .push(let reference, let on, _, _):
        let stack = on ?? ""
        if stacks.updateValue(stack, forKey: reference.name) ?? stack != stack { return false }
      case .setStack(let references, let on, _):
        for reference in references {
          let stack = on ?? ""
          if stacks.updateValue(stack, forKey: reference.name) ?? stack != stack { return false }
        }
      case .present, .dismiss, .pop, .popTo, .popToRoot, .replaceRoot, .addChild, .removeChild,
        .set, .overrideTraits, .call, .requestOrientation, .selectDetent, .performSegue:
        break
      }
    }
    return given.isDisjoint(with: stacks.keys) && given.isDisjoint(with: presentedNames(actions))
  }

  /// Whether code or a person asks for columns of a split view, which holds until the size changes,
  /// or changes the stacks in them: a detail that was popped while the split view was collapsed
  /// comes back with the next turn, and one that was pushed comes back elsewhere. A delegate that
  /// answers with a display mode asks for columns too.
  var changesColumns: Bool {
    controllers.contains { $0.delegate?.expandingMode != nil }
      || steps.contains { step in
        switch step.kind {
        case .user(.touch(.swipeToShowPrimary, _)), .user(.touch(.swipeToHidePrimary, _)),
          .user(.touch(.tapDisplayModeButton, _)), .user(.touch(.tapBeside, _)),
          .user(.touch(.back, _)), .user(.touch(.longPressBack, _)), .user(.touch(.edgeSwipe, _)),
          .user(.tapAt):
          true
        case .act(let actions):
          actions.contains { action in
            switch action {
            case .container(.showColumn, _), .container(.hideColumn, _), .container(.show, _),
              .push,
              .pop, .popTo, .popToRoot, .setStack:
              true
            default: false
            }
          }
        case .rotate, .resize, .changeTraits, .enterBackground, .enterForeground, .user, .interact,
          .advance, .turn, .settle, .when, .expect:
          false
        }
      }
  }

  /// Whether bars hide by themselves, or a toolbar lies above the bar of tabs.
  var hasBarsThatFollowTheSize: Bool {
    let hasTabs = controllers.contains { if case .tabs = $0.content { true } else { false } }
    return controllers.contains {
      !$0.bars.hides.isEmpty || hasTabs && $0.bars.hasToolbar ?? false
    }
      || hasTabs
        && allActions.contains {
          if case .container(.hide(.toolbar, _, _), _) = $0 { true } else { false }
        }
  }

  /// Whether there is a split view, which arranges its columns after it has announced sizes.
  var hasSplitView: Bool {
    controllers.contains { if case .split = $0.content { true } else { false } }
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
      case .present(let action): contain(action.controller.inside)
      case .container(let action, _): contain(action.references)
      case .push(let reference, _, _, _): contain([reference])
      case .setStack(let stack, _, _): contain(stack)
      case .dismiss, .pop, .popTo, .popToRoot, .replaceRoot, .addChild, .removeChild, .set,
        .overrideTraits, .call, .requestOrientation, .selectDetent, .performSegue:
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
      .overrideTraits, .call, .requestOrientation, .selectDetent, .container, .performSegue:
      []
    }
  }

  /// The style that the action gives to a controller.
  fileprivate var style: UIModalPresentationStyle? {
    switch self {
    case .present(let action): action.style
    case .set(let changes, _): changes.style
    case .dismiss, .push, .pop, .popTo, .popToRoot, .setStack, .replaceRoot, .addChild,
      .removeChild, .overrideTraits, .call, .requestOrientation, .selectDetent, .container,
      .performSegue:
      nil
    }
  }

  fileprivate var isOrderly: Bool {
    switch self {
    case .present, .dismiss, .push, .pop, .popTo, .popToRoot, .setStack, .set, .overrideTraits,
      .requestOrientation, .selectDetent, .container, .performSegue:
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
