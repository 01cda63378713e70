import AdaptCore
import AdaptRules

// The search up to 8.

extension Unwinding {
  /// Asks each controller around the source for the destination.
  func askAround() -> Found? {
    var next = source.nextOutwards(form.value)
    var steps = 0
    while let controller = next, run.goesOn, steps < Limits.controllerDepth {
      steps += 1
      if let destination = named(by: controller) {
        let itself = destination === controller
        return Found(
          destination: destination, finding: itself ? .byNamingItself : .byContainer,
          container: controller)
      }
      next = controller.nextOutwards(form.value)
    }
    return nil
  }

  /// Asks a controller for the destination.
  func named(by controller: UIViewController) -> UIViewController? {
    guard run.mayCall(controller.id) else { return nil }
    let outer = named
    named = controller
    defer { named = outer }
    let destination = run.nest {
      controller.forUnwindSegueAction(request.action, from: source, withSender: sender)
    }
    return noted(destination, by: controller)
  }

  /// Records the destination that a controller names. One of another run is none.
  func noted(
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
