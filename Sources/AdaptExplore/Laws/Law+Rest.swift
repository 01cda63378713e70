import AdaptCore
import AdaptScenario

extension Law {
  static let stillness = Law(
    "rest.still",
    "At rest no controller says that it is on its way, and each has appeared or disappeared; held "
      + "for orderly code."
  ) { run in
    guard run.scenario.isOrderly else { return nil }
    var states = AppearanceStates()
    for moment in run.moments {
      states.read(run.events[moment.events])
      guard moment.isAtRest else { continue }
      for controller in moment.controllers {
        if controller.isMoving {
          return Breach("\(controller.name) says that it is on its way", step: moment.step)
        }
        let state = states[controller.id]
        guard state == .appearing || state == .disappearing else { continue }
        return Breach("\(controller.name) is still \(state)", step: moment.step)
      }
    }
    return nil
  }

  static let visibility = Law(
    "rest.visible",
    "At rest a controller has appeared if and only if its view is in the window; held for orderly "
      + "code."
  ) { run in
    guard run.scenario.isOrderly else { return nil }
    var states = AppearanceStates()
    for moment in run.moments {
      states.read(run.events[moment.events])
      guard moment.isAtRest else { continue }
      for controller in moment.controllers {
        let state = states[controller.id]
        guard (state == .appeared) != controller.isInWindow else { continue }
        let place = controller.isInWindow ? "in the window" : "in no window"
        return Breach(
          "\(controller.name) is \(state), and its view is \(place)", step: moment.step)
      }
    }
    return nil
  }
}

/// The appearance state of every controller, as the events tell it.
struct AppearanceStates {
  private var states: [NodeID: AppearanceState] = [:]

  mutating func read(_ events: some Sequence<Event>) {
    for event in events {
      if case .appearance(_, let state) = event.kind { states[event.subject] = state }
    }
  }

  subscript(node: NodeID) -> AppearanceState { states[node] ?? .disappeared }
}
