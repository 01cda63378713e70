import AdaptCore
import AdaptProfiles
import AdaptRules
import AdaptScenario
import AdaptUIKit

extension Scenario {
  /// The scenario with one of its steps made simpler.
  var withSimplerSteps: [Scenario] {
    steps.indices.flatMap { index in
      steps[index].simpler.map { step in
        var scenario = self
        scenario.steps[index] = step
        return scenario
      }
    }
  }

  /// The scenario with one controller of which something is left out.
  var withSimplerControllers: [Scenario] {
    controllers.indices.flatMap { index in
      controllers[index].simpler.map { script in
        var scenario = self
        scenario.controllers[index] = script
        return scenario
      }
    }
  }

  /// The scenario in a more usual environment.
  var withSimplerEnvironment: [Scenario] {
    var results = [
      setting(\.sdk, nil), setting(\.orientation, .portrait), setting(\.window, .full),
      setting(\.appearance, .light), setting(\.textSize, .large),
      setting(\.layoutDirection, .leftToRight), setting(\.choices, RuleChoices()),
      setting(\.onException, .end),
    ].compactMap { $0 }
    // Only what is simpler than the present one may follow, or the search would go round.
    for name in Self.simpler(device.name.name, among: ["phone", "pad", "phone-plus"]) {
      guard let device = try? DeviceCatalogue.device(named: name) else { continue }
      var scenario = self
      scenario.device = device
      results.append(scenario)
      // A role's own system would come with it; the one that the law is broken under stays.
      scenario.system = platform.system
      results.append(scenario)
    }
    if let plain = setting(\.system, nil) { results.append(plain) }
    let stated = system.map { Self.simpler($0, among: [17, 12.4, 26]) } ?? []
    return results + stated.compactMap { setting(\.system, $0) }
  }

  /// Those of some values, the simplest first, that are simpler than the present one.
  private static func simpler<Value: Equatable>(_ value: Value, among values: [Value]) -> [Value] {
    Array(values[..<(values.firstIndex(of: value) ?? values.count)])
  }

  private func setting<Value: Equatable>(
    _ path: WritableKeyPath<Scenario, Value>, _ value: Value
  ) -> Scenario? { changed(self, path, to: value) }
}

/// The value with one property changed; nil when it has that value already.
private func changed<Root, Value: Equatable>(
  _ root: Root, _ path: WritableKeyPath<Root, Value>, to value: Value
) -> Root? {
  guard root[keyPath: path] != value else { return nil }
  var copy = root
  copy[keyPath: path] = value
  return copy
}

// MARK: - Steps

extension ScenarioStep {
  fileprivate var simpler: [ScenarioStep] {
    var results = settlesAlways ? [] : [changed(self, \.settles, to: true)].compactMap { $0 }
    func add(_ kind: Kind) {
      var step = self
      step.kind = kind
      results.append(step)
    }
    switch kind {
    case .act(let actions): for list in Self.simpler(actions) { add(.act(list)) }
    case .rotate(let orientation): if orientation != nil { add(.rotate(nil)) }
    case .when(let trigger):
      for list in Self.simpler(trigger.actions) {
        var simpler = trigger
        simpler.actions = list
        add(.when(simpler))
      }
      for path in [\ScenarioTrigger.first, \.times] {
        if let simpler = changed(trigger, path, to: 1) { add(.when(simpler)) }
      }
    case .turn(let count): if count > 1 { add(.turn(1)) }
    case .user(.drag(.by(let gesture), let name)):
      if gesture.velocity != 0 {
        add(
          .user(
            .drag(.by(SheetGesture(translation: gesture.translation, end: gesture.end)), on: name)))
      }
    case .resize, .changeTraits, .enterBackground, .enterForeground, .user, .interact, .advance,
      .settle, .expect:
      break
    }
    return results
  }

  private var settlesAlways: Bool {
    switch kind {
    case .act, .rotate, .resize, .changeTraits, .enterBackground, .enterForeground, .user,
      .interact:
      false
    case .advance, .turn, .settle, .when, .expect: true
    }
  }

  /// The actions with one left out or made simpler; never none.
  private static func simpler(_ actions: [ScenarioAction]) -> [[ScenarioAction]] {
    var results: [[ScenarioAction]] = []
    for index in actions.indices {
      if actions.count > 1 {
        var fewer = actions
        fewer.remove(at: index)
        results.append(fewer)
      }
      for action in actions[index].simpler {
        var simpler = actions
        simpler[index] = action
        results.append(simpler)
      }
    }
    return results
  }
}

extension ScenarioAction {
  fileprivate var simpler: [ScenarioAction] {
    switch self {
    case .present(let action):
      return action.simpler.map { .present($0) }
    case .dismiss(let on, let animated, let completion):
      var results: [ScenarioAction] = []
      if !completion.isEmpty {
        results.append(.dismiss(on: on, animated: animated, completion: []))
      }
      if !animated { results.append(.dismiss(on: on, animated: true, completion: completion)) }
      return results
    case .push(let reference, let on, let animated, let isFresh):
      var results: [ScenarioAction] = []
      if !animated {
        results.append(.push(reference, on: on, animated: true, isFresh: isFresh))
      }
      if isFresh { results.append(.push(reference, on: on, animated: animated, isFresh: false)) }
      return results
    case .pop(let on, let animated): return animated ? [] : [.pop(on: on, animated: true)]
    case .popToRoot(let on, let animated):
      return animated ? [] : [.popToRoot(on: on, animated: true)]
    case .popTo, .setStack, .replaceRoot, .addChild, .removeChild, .set, .overrideTraits, .call,
      .requestOrientation, .selectDetent, .container, .performSegue:
      return []
    }
  }
}

extension PresentAction {
  fileprivate var simpler: [PresentAction] {
    var plain: PresentAction?
    if let first = controller.inside.first {
      plain = changed(self, \.controller, to: first)
    }
    return [
      changed(self, \.completion, to: []), changed(self, \.source, to: nil),
      changed(self, \.style, to: nil), changed(self, \.transition, to: nil),
      changed(self, \.isFresh, to: false), changed(self, \.animated, to: true), plain,
    ].compactMap { $0 }
  }
}

// MARK: - Controllers

extension ControllerScript {
  fileprivate var simpler: [ControllerScript] {
    let whole = [
      changed(self, \.content, to: .plain), changed(self, \.views, to: []),
      changed(self, \.presentation, to: PresentationScript()), changed(self, \.adaptivity, to: nil),
      changed(self, \.orientations, to: nil), changed(self, \.preferredOrientation, to: nil),
      changed(self, \.autorotates, to: nil), changed(self, \.overridesWithoutSuper, to: []),
      changed(self, \.traitOverrides, to: UITraitCollection()), changed(self, \.title, to: nil),
      changed(self, \.item, to: BarItemsScript()), changed(self, \.bars, to: BarsScript()),
      changed(self, \.layout, to: ContentLayoutScript()), changed(self, \.delegate, to: nil),
    ]
    return whole.compactMap { $0 } + simplerContents + simplerPresentations + simplerAdaptivities
  }

  private var simplerContents: [ControllerScript] {
    guard case .container(let children, let forwarding) = content else { return [] }
    let plain = children.map { ChildScript($0.controller) }
    return [
      changed(self, \.content, to: .container(children: plain, forwarding: forwarding)),
      changed(self, \.content, to: .container(children: children, forwarding: .automatic)),
    ].compactMap { $0 }
  }

  private var simplerPresentations: [ControllerScript] {
    [
      changed(presentation, \.transition, to: nil),
      changed(presentation, \.preferredContentSize, to: nil),
      changed(presentation, \.definesPresentationContext, to: nil),
      changed(presentation, \.isModalInPresentation, to: nil),
      changed(presentation, \.sheet, to: nil), changed(presentation, \.anchor, to: nil),
      presentation.anchor.flatMap { anchor in
        changed(
          presentation, \.anchor, to: PopoverAnchorScript(anchor.target, moment: anchor.moment))
      },
      changed(presentation, \.custom, to: nil),
      changed(presentation, \.animator, to: nil),
      presentation.custom.flatMap { _ in
        changed(presentation, \.custom, to: CustomPresentationScript())
      },
      presentation.animator.flatMap { animator in
        changed(presentation, \.animator, to: AnimatorScript(duration: animator.duration))
      },
    ].compactMap { simpler in
      simpler.flatMap { changed(self, \.presentation, to: $0) }
    }
  }

  private var simplerAdaptivities: [ControllerScript] {
    guard let adaptivity else { return [] }
    return [
      changed(adaptivity, \.answers, to: nil), changed(adaptivity, \.oldAnswer, to: nil),
      changed(adaptivity, \.replacements, to: []), changed(adaptivity, \.shouldDismiss, to: nil),
      changed(adaptivity, \.moment, to: .beforePresenting),
    ].compactMap { simpler in
      simpler.flatMap { changed(self, \.adaptivity, to: $0) }
    }
  }
}
