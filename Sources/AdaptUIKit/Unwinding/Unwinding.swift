import AdaptCore
import AdaptRules

/// One unwind, from the search for its destination to the way back.
final class Unwinding {
  let run: Run
  let request: UnwindRequest
  let source: UIViewController
  let sender: Any?
  /// What the hooks of 9 and later are handed.
  let segueSource: UIStoryboardUnwindSegueSource
  let form: Decision<UnwindSearch.Form>
  /// The controller whose override of the search of before 9 is being looked for.
  var probed: UIViewController?
  /// Whether something is dismissed above what containers do on the way.
  private(set) var dismisses = false
  /// Everybody that was asked, in order of asking. Kept, so that nobody new gets the identity of
  /// one that was searched.
  private var asked: [UIViewController] = []
  /// Who is not searched again.
  private var searched: Set<ObjectIdentifier> = []

  init(_ request: UnwindRequest, from source: UIViewController, sender: Any?, in run: Run) {
    self.run = run
    self.request = request
    self.source = source
    self.sender = sender
    segueSource = UIStoryboardUnwindSegueSource(
      source: source, unwindAction: request.action, sender: sender)
    form = UnwindSearch.decide(on: run.system, choices: run.choices)
  }

  /// A controller that takes the unwind, and how it was found.
  private struct Found {
    let destination: UIViewController
    let finding: UnwindPerformer.Finding
    /// The container that named the destination, up to 8.
    var container: UIViewController?
  }

  func start() {
    let event = run.recorder.record(
      .unwinding(
        .searches, request.template, request.action.rawValue, because: form.reasons),
      on: source.id)
    run.recorder.because(of: event) {
      let exceptions = run.exceptionCount
      let found = current { form.value.asksForDestination ? askAround() : searchAround() }
      guard goesOn(since: exceptions) else { return }
      guard let found else { return miss() }
      // The segue can outlive the unwind, and holds it.
      asked = []
      goBack(to: found)
    }
  }

  /// Whether nothing of the app's has ended the unwind since so many exceptions.
  private func goesOn(since exceptions: Int) -> Bool {
    run.goesOn && run.exceptionCount == exceptions
  }

  /// Runs a part of the unwind with this one as what the hooks' defaults belong to.
  private func current<Result>(_ body: () -> Result) -> Result {
    let outer = run.unwinding
    run.unwinding = self
    defer { run.unwinding = outer }
    return body()
  }

  /// Nobody takes the unwind: UIKit does nothing.
  private func miss() {
    let nearest = nearestAction()
    run.recorder.record(
      .unwinding(.misses, nearest?.holder.id, nearest?.name ?? "", because: ReasonList()),
      on: source.id)
    run.find(
      .noUnwindDestination, on: source.id, object: nearest?.holder.id,
      text: request.action.rawValue)
  }

  /// The method of a name like the one that is looked for, and who has it.
  private func nearestAction() -> (name: String, holder: UIViewController)? {
    var holders: [String: UIViewController] = [:]
    for controller in asked {
      for name in controller.unwindActionNames where holders[name] == nil {
        holders[name] = controller
      }
    }
    let names = holders.keys.sorted().filter { $0 != request.action.rawValue }
    guard let name = nearestName(to: request.action.rawValue, among: names) else { return nil }
    return holders[name].map { (name, $0) }
  }
}

// MARK: - The search from 9 on

extension Unwinding {
  /// Searches each controller around the source in turn (rule `unwind.search`).
  private func searchAround() -> Found? {
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
  private func search(_ controller: UIViewController) -> Found? {
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
  private enum Inside {
    /// The children that it allows, in order of asking.
    case allowed([UIViewController])
    /// The destination that an override of the search of before 9 names; nil when it names none.
    case named(UIViewController?)
  }

  /// Asks a controller for the children that it allows; one that overrides only the search of
  /// before 9 is asked that instead (O098).
  private func children(of controller: UIViewController) -> Inside {
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
  private func probe(_ controller: UIViewController) -> UIViewController?? {
    probed = controller
    let (destination, isDefault) = answer(.viewControllerForUnwindSegueAction, of: controller) {
      controller.forUnwindSegueAction(request.action, from: source, withSender: sender)
    }
    probed = nil
    guard destination != nil || !isDefault else { return nil }
    return .some(noted(destination, by: controller))
  }

  /// Asks for something, and tells whether the default of the method answered.
  private func answer<Answer>(
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
  private func takes(_ controller: UIViewController) -> Bool {
    controller.isAskedToTake(request.action, from: source, sender: sender)
  }
}

// MARK: - The search up to 8

extension Unwinding {
  /// Asks each controller around the source for the destination.
  private func askAround() -> Found? {
    var next = source.nextOutwards(form.value)
    var steps = 0
    while let controller = next, run.goesOn, steps < Limits.controllerDepth {
      steps += 1
      if let destination = named(by: controller) {
        return Found(destination: destination, finding: .byContainer, container: controller)
      }
      next = controller.nextOutwards(form.value)
    }
    return nil
  }

  /// Asks a controller for the destination.
  private func named(by controller: UIViewController) -> UIViewController? {
    guard run.mayCall(controller.id) else { return nil }
    let destination = run.nest {
      controller.forUnwindSegueAction(request.action, from: source, withSender: sender)
    }
    return noted(destination, by: controller)
  }

  /// Records the destination that a controller names. One of another run is none.
  private func noted(
    _ destination: UIViewController?, by controller: UIViewController
  ) -> UIViewController? {
    let isOurs = destination?.join(run) ?? true
    let destination = isOurs ? destination : nil
    run.recorder.record(
      .asked(
        .viewControllerForUnwindSegueAction, .node(source.id), answer: .node(destination?.id)),
      on: controller.id)
    return destination
  }

  /// Notes that a controller is asked, for what is said when nobody takes the unwind.
  func note(_ controller: UIViewController) {
    if form.value.asksForDestination { asked.append(controller) }
  }
}

// MARK: - The way back

extension Unwinding {
  /// Makes the segue, has the source prepare, calls the destination's method, and performs.
  private func goBack(to found: Found) {
    let exceptions = run.exceptionCount
    let destination = found.destination
    let performer = UnwindPerformer.decide(
      found.finding, isPresented: destination.presentedIn != nil)
    run.recorder.record(
      .unwinding(.finds, destination.id, "", because: performer.reasons), on: source.id)
    guard let segue = current({ makeSegue(performer.value, to: found) }) else {
      let asked = found.container ?? destination.parentLink ?? destination
      return run.find(.noUnwindSegue, on: asked.id, object: destination.id, other: source.id)
    }
    guard goesOn(since: exceptions) else { return }
    segue.join(run)
    run.call(.prepareForSegue, .node(segue.id), on: source.id) {
      source.prepare(for: segue, sender: sender)
    }
    guard goesOn(since: exceptions) else { return }
    guard let action = destination.unwindMethod(request.action) else {
      return run.find(
        .unrecognizedSelector, on: destination.id, text: request.action.rawValue)
    }
    run.call(.unwindAction, .node(segue.id), on: destination.id) { action(segue) }
    guard goesOn(since: exceptions) else { return }
    let animates = run.animationsEnabled
    run.animationsEnabled = animates && request.animates
    run.call(.performSegue, on: segue.id) { segue.perform() }
    run.animationsEnabled = animates
  }

  /// Rule `unwind.performer`.
  private func makeSegue(
    _ performer: UnwindPerformer.Performer, to found: Found
  ) -> UIStoryboardSegue? {
    let destination = found.destination
    switch performer {
    case .runtime: return ownSegue(to: destination)
    case .container: return vended(by: found.container ?? destination, to: destination)
    case .destination: return vended(by: destination, to: destination)
    case .parentOfDestination:
      guard let parent = destination.parentLink else { return ownSegue(to: destination) }
      return vended(by: parent, to: destination)
    }
  }

  /// The segue of the runtime, of the class that the scene names.
  private func ownSegue(to destination: UIViewController) -> UIStoryboardSegue {
    let segue =
      request.makeSegue?(request.identifier, source, destination)
      ?? UIStoryboardSegue(
        identifier: request.identifier, source: source, destination: destination)
    if segue.performHandler == nil {
      segue.performHandler = { [self, unowned segue] in
        takeTheWay(to: destination, telling: segue)
      }
    }
    return segue
  }

  /// Asks a controller for the segue; from 9 on one that does not override the method leaves it to
  /// the runtime.
  private func vended(
    by controller: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue? {
    guard run.mayCall(controller.id) else { return nil }
    let (segue, isDefault) = answer(.segueForUnwinding, of: controller) {
      controller.segueForUnwinding(
        to: destination, from: source, identifier: request.identifier)
    }
    if isDefault, !form.value.asksForDestination { return ownSegue(to: destination) }
    segue?.join(run)
    run.recorder.record(
      .asked(.segueForUnwinding, .node(destination.id), answer: .node(segue?.id)),
      on: controller.id)
    return segue
  }

  /// The segue that a container makes up to 8 unless it overrides the method: UIKit's own
  /// containers always do, others where something on the way is presented.
  func defaultSegue(
    by container: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue? {
    let way = UnwindPath(from: source, to: destination)
    guard container.showsControllersForUnwinding || way?.way.value.dismisses != nil else {
      return nil
    }
    return UIStoryboardSegue(
      identifier: request.identifier, source: source, destination: destination,
      performHandler: { [self] in takeTheWay(to: destination, telling: nil) })
  }

  /// Dismisses what is presented on the way, and has each container show the next controller on it
  /// (rule `unwind.way`).
  ///
  /// The way is looked for now: what the app has done since may have made it another one, or have
  /// left none.
  ///
  /// - Parameter segue: The segue of which containers are told; nil up to 8.
  private func takeTheWay(to destination: UIViewController, telling segue: UIStoryboardSegue?) {
    guard let path = UnwindPath(from: source, to: destination) else { return }
    let presenter = path.way.value.dismisses.map { path.up[$0] }
    // The app may have dismissed it itself.
    let isUp = presenter?.presentation.map { !$0.state.isLeaving } ?? false
    run.recorder.record(
      .unwinding(.goes, isUp ? presenter?.id : nil, "", because: path.way.reasons), on: source.id)
    dismisses = presenter != nil
    if isUp { presenter?.dismiss(animated: run.animationsEnabled, completion: nil) }
    current {
      for step in path.steps where run.goesOn && step.holds {
        take(step, telling: segue)
        if step.showsNothing {
          run.find(.unwindShowsNothing, on: step.container.id, object: step.next.id)
        }
      }
    }
  }

  private func take(_ step: UnwindPath.Step, telling segue: UIStoryboardSegue?) {
    guard let segue else { return step.container.showForUnwinding(step.next) }
    run.call(.unwindTowards, .node(step.next.id), on: step.container.id) {
      step.container.unwind(for: segue, towards: step.next)
    }
  }
}
