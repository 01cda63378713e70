import AdaptCore
import AdaptRules

// The search from 9 on.

extension Unwinding {
  /// Searches each controller around the source in turn (rule `unwind.search`).
  func searchAround() -> Found? {
    var next = source.nextOutwards(form.value)
    var steps = 0
    while let controller = next, run.goesOn, steps < Limits.controllerDepth {
      steps += 1
      if form.value == .repeated { searched = [] }
      if let found = search(controller) { return found }
      next = controller.nextOutwards(form.value)
    }
    return nil
  }

  /// Searches a controller: what it presents, the children it allows, then itself.
  func search(_ controller: UIViewController) -> Found? {
    guard searched.insert(ObjectIdentifier(controller)).inserted, controller.run === run else {
      return nil
    }
    asked.append(controller)
    run.nesting.steps += Nesting.controller
    defer { run.nesting.steps -= Nesting.controller }
    if let presentation = controller.presentation, !presentation.state.isLeaving,
      let found = search(presentation.presented)
    {
      return found
    }
    guard run.mayCall(controller.id) else { return nil }
    switch children(of: controller) {
    case .named(let destination):
      return destination.map { Found(destination: $0, finding: .byOldOverride) }
    case .allowed(let children):
      for child in children where child.parentLink === controller {
        if let found = search(child) { return found }
      }
      guard takes(controller) else { return nil }
      return Found(destination: controller, finding: .byItself)
    }
  }

  /// What a controller says about what is inside it.
  enum Inside {
    /// The children that it allows, in order of asking.
    case allowed([UIViewController])
    /// The destination that an override of the search of before 9 names; nil when it names none.
    case named(UIViewController?)
  }

  /// Asks a controller for the children that it allows; one that overrides only the search of
  /// before 9 is asked that instead (O098).
  func children(of controller: UIViewController) -> Inside {
    let overridden = controller.overriddenActions
    if !overridden.contains(.allowedChildrenForUnwinding) {
      if overridden.contains(.forUnwindSegueAction) { return .named(named(by: controller)) }
    }
    let (children, isDefault) = answer(.allowedChildrenForUnwinding, of: controller) {
      controller.allowedChildrenForUnwinding(from: segueSource)
    }
    if isDefault, !overridden.contains(.allowedChildrenForUnwinding),
      let named = probe(controller)
    {
      return .named(named)
    }
    run.recorder.record(
      .listed(.allowedChildrenForUnwinding, children.map(\.id)), on: controller.id)
    if let stray = children.first(where: { $0.parentLink !== controller }) {
      stray.join(run)
      run.find(
        .strayUnwindChild, on: controller.id, object: stray.run === run ? stray.id : nil)
    }
    return .allowed(children)
  }

  /// Calls the search of before 9 to see whether it is overridden; its default says that it is not.
  ///
  /// - Returns: The destination that an override names; nil where there is none.
  func probe(_ controller: UIViewController) -> UIViewController?? {
    probed = controller
    let (destination, isDefault) = answer(.viewControllerForUnwindSegueAction, of: controller) {
      controller.forUnwindSegueAction(request.action, from: source, withSender: sender)
    }
    probed = nil
    guard destination != nil || !isDefault else { return nil }
    return .some(noted(destination, by: controller))
  }

  /// Asks for something, and tells whether the default of the method answered.
  func answer<Answer>(
    _ question: Callback, of controller: UIViewController, _ body: () -> Answer
  ) -> (Answer, isDefault: Bool) {
    let outer = run.unanswered
    run.unanswered = nil
    let answer = run.nest(body)
    let isDefault = run.unanswered?.concerns(question, of: controller) ?? false
    run.unanswered = outer
    return (answer, isDefault)
  }

  /// Asks a controller whether the unwind may end at it.
  func takes(_ controller: UIViewController) -> Bool {
    controller.isAskedToTake(request.action, from: source, sender: sender)
  }
}
