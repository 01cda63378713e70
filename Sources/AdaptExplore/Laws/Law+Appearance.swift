import AdaptCore
import AdaptRules

extension Law {
  static let legalAppearance = Law(
    "appearance.legal",
    "A controller appears and disappears in legal steps, and each step is told once."
  ) { run in
    var machines: [NodeID: AppearanceMachine] = [:]
    for event in run.events where event.subject.kind == .viewController {
      let problem = machines[event.subject, default: AppearanceMachine()].take(event.kind)
      guard let problem else { continue }
      return Breach("\(run.name(event.subject)) \(problem)", event: event.sequence)
    }
    return nil
  }

  static let oneViewIsAppearing = Law(
    "appearance.is-appearing-once",
    "From 13 viewIsAppearing comes once in each appearance that is completed, and before it never; "
      + "held for orderly code."
  ) { run in
    let expects = IsAppearing.decide(on: run.scenario.platform.system).value
    var counts: [NodeID: Int] = [:]
    for event in run.events {
      switch event.kind {
      case .appearance(_, .appearing): counts[event.subject] = 0
      case .called(.viewIsAppearing, _):
        counts[event.subject, default: 0] += 1
        if !expects {
          return Breach("viewIsAppearing on \(run.scenario.platform.system)", event: event.sequence)
        }
      case .called(.viewDidAppear, _):
        let count = counts[event.subject, default: 0]
        guard expects, count != 1, count > 1 || run.scenario.isOrderly else { continue }
        return Breach(
          "\(run.name(event.subject)) appeared after \(count) calls of viewIsAppearing",
          event: event.sequence)
      default: break
      }
    }
    return nil
  }
}

/// Follows the appearance of one controller.
private struct AppearanceMachine {
  private var state = AppearanceState.disappeared
  private var hasBeenTold = true

  /// - Returns: What is wrong; nil when the event is legal.
  mutating func take(_ kind: Event.Kind) -> String? {
    switch kind {
    case .appearance(let from, let to): return step(from, to)
    case .called(let callback, _): return hear(callback)
    default: return nil
    }
  }

  private mutating func step(_ from: AppearanceState, _ to: AppearanceState) -> String? {
    guard from == state else { return "was \(state) and goes from \(from) to \(to)" }
    guard hasBeenTold else { return "goes on to \(to) and never heard that it was \(state)" }
    guard Self.next(from).contains(to) else { return "goes from \(from) to \(to)" }
    (state, hasBeenTold) = (to, false)
    return nil
  }

  private mutating func hear(_ callback: Callback) -> String? {
    guard let told = Self.state(told: callback) else { return nil }
    guard told == state else { return "hears \(callback.name) while it is \(state)" }
    if callback == .viewIsAppearing { return nil }
    guard !hasBeenTold else { return "hears \(callback.name) twice" }
    hasBeenTold = true
    return nil
  }

  private static func next(_ state: AppearanceState) -> [AppearanceState] {
    switch state {
    case .disappeared: [.appearing]
    case .appearing: [.appeared, .disappearing]
    case .appeared: [.disappearing]
    case .disappearing: [.disappeared, .appearing]
    }
  }

  private static func state(told callback: Callback) -> AppearanceState? {
    switch callback {
    case .viewWillAppear, .viewIsAppearing: .appearing
    case .viewDidAppear: .appeared
    case .viewWillDisappear: .disappearing
    case .viewDidDisappear: .disappeared
    default: nil
    }
  }
}
