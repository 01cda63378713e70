import AdaptScenario

extension Scenario {
  /// The scenario without some of its steps: halves first, then quarters, down to single ones.
  var withFewerSteps: [Scenario] {
    var results: [Scenario] = []
    var length = (steps.count + 1) / 2
    while length > 0 {
      for start in stride(from: 0, to: steps.count, by: length) {
        var scenario = self
        scenario.steps.removeSubrange(start..<min(start + length, steps.count))
        results.append(scenario)
      }
      length = length == 1 ? 0 : (length + 1) / 2
    }
    return results
  }

  /// The scenario without one of its controllers, or with a part of the root in the root's place.
  var withFewerControllers: [Scenario] {
    var results: [Scenario] = []
    for script in controllers.reversed() where root != .named(script.name) {
      results.append(naming { $0 == script.name ? nil : $0 })
    }
    guard case .named(let name) = root,
      let script = controllers.first(where: { $0.name == name })
    else { return results }
    for inner in script.content.references {
      guard case .named(let replacement) = inner else { continue }
      var scenario = self
      scenario.controllers.removeAll { $0.name == name }
      results.append(scenario.naming { $0 == name ? replacement : $0 })
    }
    return results
  }
}

// MARK: - Other names

extension Scenario {
  /// The scenario with other names for its controllers; what speaks of one without a name goes.
  private func naming(_ name: (String) -> String?) -> Scenario {
    var scenario = self
    if let root = root.naming(name) { scenario.root = root }
    scenario.controllers = controllers.compactMap { $0.naming(name) }
    scenario.steps = steps.compactMap { $0.naming(name) }
    return scenario
  }
}

extension ControllerContent {
  fileprivate func naming(_ name: (String) -> String?) -> ControllerContent {
    switch self {
    case .plain, .alert: return self
    case .navigation(let stack):
      let left = stack.compactMap { $0.naming(name) }
      return left.isEmpty ? .plain : .navigation(left)
    case .container(let children, let forwarding):
      let left = children.compactMap { child in
        child.controller.naming(name).map {
          ChildScript($0, frame: child.frame, isAdded: child.isAdded)
        }
      }
      return left.isEmpty ? .plain : .container(children: left, forwarding: forwarding)
    case .tabs(var tabs):
      tabs.controllers = tabs.controllers.compactMap { $0.naming(name) }
      tabs.selected = tabs.selected.flatMap(name)
      return tabs.controllers.isEmpty ? .plain : .tabs(tabs)
    case .split(var split):
      for column in SplitScript.columns { split[column] = split[column]?.naming(name) }
      return split.primary == nil ? .plain : .split(split)
    case .pages(var pages):
      pages.shown = pages.shown.compactMap { $0.naming(name) }
      pages.order = pages.order?.compactMap { $0.naming(name) }
      if pages.order?.isEmpty ?? false { pages.order = nil }
      return pages.shown.isEmpty ? .plain : .pages(pages)
    }
  }
}

extension ControllerReference {
  fileprivate func naming(_ name: (String) -> String?) -> ControllerReference? {
    switch self {
    case .named(let old): return name(old).map { .named($0) }
    case .navigation, .tabs, .pages, .split:
      let left = inside.compactMap { $0.naming(name) }
      return left.count < inside.count ? nil : around(left)
    }
  }
}

extension ControllerScript {
  fileprivate func naming(_ name: (String) -> String?) -> ControllerScript? {
    guard let new = name(self.name) else { return nil }
    var script = self
    script.name = new
    script.content = content.naming(name)
    if case .view(let target, let rect) = presentation.anchor?.target {
      // A name that is no controller's is a view's and stays.
      if let new = name(target) {
        script.presentation.anchor?.target = .view(new, rect: rect)
      } else {
        script.presentation.anchor?.target = .barButton("Add")
      }
    }
    script.delegate?.refuses = delegate?.refuses?.compactMap(name)
    script.delegate?.separates = delegate?.separates?.naming(name)
    script.delegate?.primaryForCollapsing = delegate?.primaryForCollapsing?.naming(name)
    script.delegate?.primaryForExpanding = delegate?.primaryForExpanding?.naming(name)
    script.adaptivity?.replacements = (adaptivity?.replacements ?? []).compactMap { old in
      old.controller.naming(name).map { AdaptivityScript.Replacement($0, in: old.style) }
    }
    return script
  }
}

extension ScenarioStep {
  fileprivate func naming(_ name: (String) -> String?) -> ScenarioStep? {
    var step = self
    switch kind {
    case .act(let actions):
      let left = actions.compactMap { $0.naming(name) }
      if left.isEmpty { return nil }
      step.kind = .act(left)
    case .interact(let interaction, let on):
      guard let new = name(on) else { return nil }
      step.kind = .interact(interaction, on: new)
    case .when(var trigger):
      guard let new = name(trigger.controller) else { return nil }
      trigger.controller = new
      trigger.actions = trigger.actions.compactMap { $0.naming(name) }
      step.kind = .when(trigger)
    case .user(.drag(let drag, let on?)):
      guard let new = name(on) else { return nil }
      step.kind = .user(.drag(drag, on: new))
    case .user(.tapGrabber(let on?)):
      guard let new = name(on) else { return nil }
      step.kind = .user(.tapGrabber(on: new))
    case .user(.touch(let touch, let on)):
      guard let touch = touch.naming(name) else { return nil }
      if let on, name(on) == nil { return nil }
      step.kind = .user(.touch(touch, on: on.flatMap(name)))
    case .rotate, .resize, .changeTraits, .enterBackground, .enterForeground, .user, .advance,
      .turn, .settle, .expect:
      break
    }
    return step
  }
}

extension ScenarioAction {
  /// The action with other names; nil when it speaks of a controller that has none.
  fileprivate func naming(_ name: (String) -> String?) -> ScenarioAction? {
    /// A receiver that is left to the run stays so; the outer nil stands for one that is gone.
    func receiver(_ old: String?) -> String?? {
      guard let old else { return .some(nil) }
      return name(old).map { .some($0) }
    }
    switch self {
    case .present(var action):
      guard let reference = action.controller.naming(name), let source = receiver(action.source)
      else { return nil }
      (action.controller, action.source) = (reference, source)
      action.completion = action.completion.compactMap { $0.naming(name) }
      return .present(action)
    case .dismiss(let on, let animated, let completion):
      return receiver(on).map {
        .dismiss(
          on: $0, animated: animated, completion: completion.compactMap { $0.naming(name) })
      }
    case .push(let reference, let on, let animated, let isFresh):
      guard let reference = reference.naming(name), let on = receiver(on) else { return nil }
      return .push(reference, on: on, animated: animated, isFresh: isFresh)
    case .pop(let on, let animated): return receiver(on).map { .pop(on: $0, animated: animated) }
    case .popTo(let target, let on, let animated):
      guard let target = name(target), let on = receiver(on) else { return nil }
      return .popTo(target, on: on, animated: animated)
    case .popToRoot(let on, let animated):
      return receiver(on).map { .popToRoot(on: $0, animated: animated) }
    case .setStack(let stack, let on, let animated):
      guard let on = receiver(on) else { return nil }
      return .setStack(stack.compactMap { $0.naming(name) }, on: on, animated: animated)
    case .replaceRoot(let reference): return reference.naming(name).map { .replaceRoot($0) }
    case .addChild(let reference, let to, let frame):
      guard let reference = reference.naming(name), let to = receiver(to) else { return nil }
      return .addChild(reference, to: to, frame: frame)
    case .removeChild(let child): return name(child).map { .removeChild($0) }
    case .set(let changes, let on): return receiver(on).map { .set(changes, on: $0) }
    case .overrideTraits(let traits, let on, let child):
      guard let on = receiver(on), let child = receiver(child) else { return nil }
      return .overrideTraits(traits, on: on, child: child)
    case .call(let call, let on): return receiver(on).map { .call(call, on: $0) }
    case .requestOrientation: return self
    case .selectDetent(let detent, let on):
      return receiver(on).map { .selectDetent(detent, on: $0) }
    case .performSegue(let identifier, let on):
      return receiver(on).map { .performSegue(identifier, on: $0) }
    case .container(let action, let on):
      guard let action = action.naming(name), let on = receiver(on) else { return nil }
      return .container(action, on: on)
    }
  }
}

extension ContainerAction {
  /// The action with other names; nil when it speaks of a controller that has none.
  fileprivate func naming(_ name: (String) -> String?) -> ContainerAction? {
    switch self {
    case .selectTab(let tab): tab.naming(name).map { .selectTab($0) }
    case .setTabs(let tabs, let animated):
      .setTabs(tabs.compactMap { $0.naming(name) }, animated: animated)
    case .show(let reference, let isDetail):
      reference.naming(name).map { .show($0, isDetail: isDetail) }
    case .setColumn(let column, let reference):
      reference.naming(name).map { .setColumn(column, $0) }
    case .setPages(let pages, let direction, let animated):
      .setPages(pages.compactMap { $0.naming(name) }, direction, animated: animated)
    case .showColumn, .hideColumn, .preferDisplayMode, .hide: self
    }
  }
}

extension ContainerTouch {
  /// The touch with other names; nil when it speaks of a controller that has none.
  fileprivate func naming(_ name: (String) -> String?) -> ContainerTouch? {
    switch self {
    case .tapTab(let tab): tab.naming(name).map { .tapTab($0) }
    case .tapMoreRow(let tab): name(tab).map { .tapMoreRow($0) }
    case .back, .longPressBack, .edgeSwipe, .tapBarItem, .swipePage, .dragDivider,
      .swipeToShowPrimary, .swipeToHidePrimary, .tapDisplayModeButton, .tapBeside, .swipeContent:
      self
    }
  }
}

extension TabChoice {
  fileprivate func naming(_ name: (String) -> String?) -> TabChoice? {
    switch self {
    case .named(let tab): name(tab).map { .named($0) }
    case .titled, .place: self
    }
  }
}
