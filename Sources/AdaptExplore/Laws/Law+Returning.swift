import AdaptCore
import AdaptScenario

extension Law {
  static let returningEnvironment = Law(
    "return.environment",
    "When rotations, resizes, changes of traits and the way to the background and back lead to the "
      + "same surroundings, what is on screen is as it was; held at rest, for orderly code, no code "
      + "in callbacks, and split views whose columns nobody changes."
  ) { run in
    guard run.scenario.isOrderly, !run.scenario.hasTriggers,
      !run.scenario.hasSplitView || !run.scenario.changesColumns
    else { return nil }
    for start in run.moments.indices where run.moments[start].isAtRest {
      for moment in run.moments[(start + 1)...] {
        guard moment.isAtRest, run.step(of: moment)?.changesSurroundings ?? false else { break }
        guard moment.surroundings == run.moments[start].surroundings else { continue }
        if let difference = moment.difference(from: run.moments[start], ignoring: []) {
          return Breach(difference, step: moment.step)
        }
      }
    }
    return nil
  }

  static let presentAndDismiss = Law(
    "return.dismissal",
    "When what was presented is dismissed, everything else is as it was; held at rest, for orderly "
      + "code and no code in callbacks."
  ) { run in
    guard run.scenario.isOrderly, !run.scenario.hasTriggers else { return nil }
    for index in run.moments.indices.dropFirst(2) {
      let (before, between, after) = (
        run.moments[index - 2], run.moments[index - 1], run.moments[index]
      )
      guard before.isAtRest, between.isAtRest, after.isAtRest,
        run.step(of: between)?.presentsOnly ?? false,
        run.step(of: after)?.dismissesOnly ?? false,
        before.surroundings == after.surroundings, before.links == after.links
      else { continue }
      let presented = between.added(to: before)
      guard !presented.isEmpty else { continue }
      if let difference = after.difference(from: before, ignoring: presented) {
        return Breach(difference, step: after.step)
      }
    }
    return nil
  }

  static let cancelledDrag = Law(
    "return.drag",
    "When a finger's drag of a sheet or swipe in a container is taken back, everything is as it was, and so is everybody's "
      + "appearance; held at rest, for orderly code and no code in callbacks."
  ) { run in
    guard run.scenario.isOrderly, !run.scenario.hasTriggers else { return nil }
    var states = AppearanceStates()
    for (before, after) in run.steps {
      states.read(run.events[before.events])
      guard before.isAtRest, after.isAtRest, run.step(of: after)?.takesDragBack ?? false else {
        continue
      }
      if let difference = after.difference(from: before, ignoring: []) {
        return Breach(difference, step: after.step)
      }
      var later = states
      later.read(run.events[after.events])
      for controller in after.controllers where later[controller.id] != states[controller.id] {
        return Breach(
          "\(controller.name) was \(states[controller.id]) and is \(later[controller.id])",
          step: after.step)
      }
    }
    return nil
  }

  static let beginAndCancel = Law(
    "return.cancel",
    "When a transition that a finger drives goes back, everything is as it was; held at rest, for "
      + "orderly code and no code in callbacks."
  ) { run in
    guard run.scenario.isOrderly, !run.scenario.hasTriggers else { return nil }
    for start in run.moments.indices where run.moments[start].isAtRest {
      guard let end = run.endOfCancelled(from: start) else { continue }
      let (before, after) = (run.moments[start], run.moments[end])
      guard before.surroundings == after.surroundings else { continue }
      let began = run.moments[start + 1].added(to: before)
      if let difference = after.difference(from: before, ignoring: began) {
        return Breach(difference, step: after.step)
      }
    }
    return nil
  }
}

extension FinishedRun {
  /// The place of the moment at which a transition that begins in the next step has gone back;
  /// nil when none does, or when something else happens too.
  fileprivate func endOfCancelled(from start: Int) -> Int? {
    for index in moments.indices.dropFirst(start + 1) {
      let moment = moments[index]
      guard let step = step(of: moment), index == start + 1 ? step.mayBegin : step.isFinger else {
        return nil
      }
      let ends = events[
        start + 1 == index
          ? moment.events : moments[start + 1].events.lowerBound..<moment.events.upperBound
      ].compactMap { event -> Bool? in
        if case .transitionEnded(let completed) = event.kind { completed } else { nil }
      }
      if ends.contains(true) || ends.count > 1 { return nil }
      if ends == [false], moment.isAtRest { return index }
    }
    return nil
  }
}

extension Moment {
  /// Who presents and who contains whom.
  fileprivate var links: [String: [String?]] {
    var links: [String: [String?]] = [:]
    for controller in controllers where controller.presenter != nil || controller.parent != nil {
      links[controller.name] = [name(controller.presenter), name(controller.parent)]
    }
    return links
  }

  /// The controllers that are presented now and were not before, and those inside them.
  fileprivate func added(to before: Moment) -> Set<NodeID> {
    let old = Set(before.controllers.filter { $0.presenter != nil }.map(\.id))
    let new = Set(controllers.filter { $0.presenter != nil }.map(\.id)).subtracting(old)
    return Set(controllers.filter { new.contains(outermost(of: $0).id) }.map(\.id))
  }

  /// What differs from an earlier moment; nil when nothing does.
  fileprivate func difference(from before: Moment, ignoring ignored: Set<NodeID>) -> String? {
    for old in before.controllers where !ignored.contains(old.id) {
      // A wrapper that a delegate makes anew each time is the same to everybody by its name.
      guard let new = controller(old.id) ?? controllers.last(where: { $0.name == old.name }) else {
        // A controller that nobody held any more may go at any time.
        if old.isRoot || old.presenter != nil || old.parent != nil { return "\(old.name) is gone" }
        continue
      }
      guard name(new.parent) == before.name(old.parent) else {
        return "\(new.name) has another parent"
      }
      guard name(new.presenter) == before.name(old.presenter) else {
        return "\(new.name) is presented by another"
      }
      if let difference = new.difference(from: old) { return "\(new.name) \(difference)" }
    }
    return nil
  }
}

extension Moment {
  fileprivate func name(_ id: NodeID?) -> String? { id.flatMap(controller)?.name }
}

extension ControllerState {
  /// What differs but for the links to others.
  fileprivate func difference(from old: ControllerState) -> String? {
    if style != old.style { return "had the style \(old.text) and has \(text)" }
    if isInWindow != old.isInWindow {
      return isInWindow ? "is in the window now" : "is in no window any more"
    }
    // From 17 what is in no window keeps its traits, and the size of its view, until it is back.
    guard isInWindow else { return nil }
    if traits != old.traits {
      return "had the traits \(old.traits.sizeClasses) and has \(traits.sizeClasses), or other "
        + "traits than before"
    }
    if view != old.view {
      return "had a view at \(old.place) and has it at \(place)"
    }
    if container != old.container { return "holds or shows something else" }
    if detent != old.detent {
      return "rested at \(old.detent ?? "no detent") and rests at \(detent ?? "no detent")"
    }
    return isMoving == old.isMoving ? nil : "is on its way, or no longer"
  }

  private var text: String { style.map { "\($0)" } ?? "none" }

  private var place: String {
    guard let view else { return "no place, not loaded" }
    return (view.frame?.figure ?? "no place in a window") + " of size \(view.size.figure)"
      + (view.depth.map { " at depth \($0)" } ?? "")
  }
}

extension ScenarioStep {
  fileprivate var changesSurroundings: Bool {
    switch kind {
    case .rotate, .resize, .changeTraits, .enterBackground, .enterForeground: true
    case .act, .user, .interact, .advance, .turn, .settle, .when, .expect: false
    }
  }

  fileprivate var presentsOnly: Bool {
    guard case .act(let actions) = kind, actions.count == 1, case .present(let action) = actions[0]
    else { return false }
    return action.completion.isEmpty
  }

  fileprivate var dismissesOnly: Bool {
    switch kind {
    case .act(let actions):
      guard actions.count == 1, case .dismiss(_, _, let completion) = actions[0] else {
        return false
      }
      return completion.isEmpty
    case .user(.swipeDown(.finish)), .user(.tapOutside): return true
    case .user, .rotate, .resize, .changeTraits, .enterBackground, .enterForeground, .interact,
      .advance, .turn, .settle, .when, .expect:
      return false
    }
  }

  /// Whether the step may begin a transition that a finger drives, and nothing else.
  fileprivate var mayBegin: Bool {
    switch kind {
    case .act: presentsOnly || dismissesOnly
    case .user(.swipeDown(.cancel)): true
    case .user(.drag(.by(let gesture), _)) where gesture.end == .cancel: true
    case .user, .rotate, .resize, .changeTraits, .enterBackground, .enterForeground, .interact,
      .advance, .turn, .settle, .when, .expect:
      false
    }
  }

  /// Whether a finger drags a sheet or swipes in a container, and the gesture is taken back.
  fileprivate var takesDragBack: Bool {
    switch kind {
    case .user(.touch(.edgeSwipe(.cancel), _)), .user(.touch(.swipePage(_, .cancel), _)),
      .user(.touch(.swipeToShowPrimary(.cancel), _)),
      .user(.touch(.swipeToHidePrimary(.cancel), _)):
      true
    case .user(.swipeDown(.cancel)): true
    case .user(.drag(.by(let gesture), _)): gesture.end == .cancel
    case .user, .act, .rotate, .resize, .changeTraits, .enterBackground, .enterForeground,
      .interact, .advance, .turn, .settle, .when, .expect:
      false
    }
  }

  fileprivate var isFinger: Bool { if case .interact = kind { true } else { false } }
}
