import AdaptCore

extension Law {
  static let legalPhases = Law(
    "phase.legal",
    "A presentation comes in, is managed, goes out and ends; one that is interrupted goes back to "
      + "where it came from."
  ) { run in
    var phases: [NodeID: PresentationPhase] = [:]
    var originals: [NodeID: NodeID] = [:]
    for event in run.events {
      switch event.kind {
      case .substituted(let node): originals[node] = event.subject
      case .restored: originals[event.subject] = nil
      case .phase(let phase):
        let node = originals[event.subject] ?? event.subject
        guard Self.phases(after: phases[node]).contains(phase) else {
          let before = phases[node].map { "after \($0)" } ?? "before anything else"
          return Breach(
            "\(run.name(event.subject)) enters \(phase) \(before)", event: event.sequence)
        }
        phases[node] = phase
      default: break
      }
    }
    return nil
  }

  private static func phases(after phase: PresentationPhase?) -> [PresentationPhase] {
    switch phase {
    case nil, .ended, .presentationInterrupted: [.presentation]
    case .presentation: [.management, .presentationInterrupted]
    case .management: [.dismissal]
    case .dismissal: [.ended, .dismissalInterrupted]
    case .dismissalInterrupted: [.dismissal]
    }
  }

  static let legalHooks = Law(
    "presentation-controller.legal",
    "A presentation controller hears of the end of each transition whose beginning it heard of, and "
      + "nothing after the end of its presentation."
  ) { run in
    var stages: [NodeID: HookStage] = [:]
    for event in run.events where event.subject.kind == .presentationController {
      guard case .called(let callback, let value) = event.kind, callback.isHook else { continue }
      let stage = stages[event.subject, default: .waiting]
      guard let next = stage.next(callback, value) else {
        return Breach(
          "\(run.name(event.subject)) hears \(callback.name) while it is \(stage)",
          event: event.sequence)
      }
      stages[event.subject] = next
    }
    return nil
  }
}

/// How far a presentation controller has come.
private enum HookStage {
  case waiting, presenting, presented, dismissing, over

  /// The stage after a call; nil when the call may not come now.
  func next(_ callback: Callback, _ value: EventValue) -> HookStage? {
    switch (callback, self) {
    // One that is adapted back to begins again.
    case (.presentationTransitionWillBegin, .waiting),
      (.presentationTransitionWillBegin, .presented):
      .presenting
    case (.presentationTransitionDidEnd, .presenting): value == .flag(true) ? .presented : .over
    case (.dismissalTransitionWillBegin, .presented): .dismissing
    case (.dismissalTransitionDidEnd, .dismissing): value == .flag(true) ? .over : .presented
    case (.presentationTransitionWillBegin, _), (.presentationTransitionDidEnd, _),
      (.dismissalTransitionWillBegin, _), (.dismissalTransitionDidEnd, _), (_, .over):
      nil
    default: self
    }
  }
}

extension Callback {
  /// Whether it is a call of a presentation controller, not of its delegate.
  fileprivate var isHook: Bool {
    switch self {
    case .presentationTransitionWillBegin, .presentationTransitionDidEnd,
      .dismissalTransitionWillBegin, .dismissalTransitionDidEnd, .containerViewWillLayoutSubviews,
      .containerViewDidLayoutSubviews, .willTransitionToTraits, .viewWillTransitionToSize,
      .traitCollectionDidChange, .preferredContentSizeDidChange:
      true
    default: false
    }
  }
}
