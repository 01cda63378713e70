import AdaptCore
import AdaptRules

// The way back, once the destination is found.

extension Unwinding {
  /// Makes the segue, has the source prepare, calls the destination's method, and performs.
  func goBack(to found: Found) {
    let exceptions = run.exceptionCount
    let destination = found.destination
    let performer = performer(of: found)
    run.recorder.record(
      .unwinding(.finds, destination.id, "", because: performer.reasons), on: source.id)
    if performer.value == .nobody {
      return run.find(.noUnwindExecutor, on: destination.id, because: performer.reasons)
    }
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

  private func performer(of found: Found) -> Decision<UnwindPerformer.Performer> {
    let way = UnwindPath(from: source, to: found.destination)?.way.value
    return UnwindPerformer.decide(
      found.finding,
      at: .init(
        isPresented: found.destination.presentedIn != nil,
        hasParent: found.destination.parentLink != nil,
        isBelowPresentation: way?.dismisses != nil))
  }

  /// Rule `unwind.performer`.
  func makeSegue(
    _ performer: UnwindPerformer.Performer, to found: Found
  ) -> UIStoryboardSegue? {
    let destination = found.destination
    switch performer {
    case .runtime: return ownSegue(to: destination)
    case .nobody: return nil
    case .container: return vended(by: found.container ?? destination, to: destination)
    case .destination: return vended(by: destination, to: destination)
    case .parentOfDestination:
      guard let parent = destination.parentLink else { return ownSegue(to: destination) }
      return vended(by: parent, to: destination)
    }
  }

  /// The segue of the runtime, of the class that the scene names.
  func ownSegue(to destination: UIViewController) -> UIStoryboardSegue {
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
  func vended(
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
  func takeTheWay(to destination: UIViewController, telling segue: UIStoryboardSegue?) {
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

  func take(_ step: UnwindPath.Step, telling segue: UIStoryboardSegue?) {
    guard let segue else { return step.container.showForUnwinding(step.next) }
    run.call(.unwindTowards, .node(step.next.id), on: step.container.id) {
      step.container.unwind(for: segue, towards: step.next)
    }
  }
}
