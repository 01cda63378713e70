import AdaptCore
import AdaptUIKit

/// The trace as lines that a test can state in full: `sheet viewWillAppear`.
///
/// Layout, loading and appearance states are left out unless asked for; a test names what it is
/// about.
func lines(
  _ simulation: Simulation, from step: String? = nil, including callbacks: Set<Callback> = story
) -> [String] {
  let trace = simulation.trace
  var events = trace.events[...]
  if let step, let index = events.lastIndex(where: { $0.kind == .step(step) }) {
    events = events[(index + 1)...]
  }
  return events.compactMap { line($0, trace, callbacks) }
}

/// The callbacks that tell the story of a presentation.
let story: Set<Callback> = [
  .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
  .viewDidDisappear, .presentationTransitionWillBegin, .presentationTransitionDidEnd,
  .dismissalTransitionWillBegin, .dismissalTransitionDidEnd, .presentCompletion,
  .dismissCompletion, .willTransitionToTraits, .viewWillTransitionToSize,
]

private func line(_ event: Event, _ trace: Trace, _ callbacks: Set<Callback>) -> String? {
  let description = trace.description(of: event.subject)
  let name = description.name ?? "\(event.subject)"
  switch event.kind {
  case .called(let callback, let value) where callbacks.contains(callback):
    return "\(name) \(callback)\(argument(value))"
  case .asked(let question, _, let answer) where callbacks.contains(question):
    return "\(name) \(question) → \(answerText(answer))"
  case .finding(let finding): return "\(name) finding \(finding.kind)"
  default: return nil
  }
}

private func argument(_ value: EventValue) -> String {
  switch value {
  case .size(let size): "(\(size.figure))"
  case .traits(let traits): "(\(traits.sizeClasses))"
  case .style(let style): "(\(style))"
  case .flag(false): "(false)"
  case .nothing, .notImplemented, .flag, .number, .rect, .orientations, .node: ""
  }
}

private func answerText(_ value: EventValue) -> String {
  switch value {
  case .notImplemented: "not implemented"
  case .style(let style): "\(style)"
  case .flag(let flag): "\(flag)"
  default: "\(value)"
  }
}
