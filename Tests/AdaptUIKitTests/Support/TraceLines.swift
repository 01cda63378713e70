import AdaptCore
import AdaptUIKit
import Testing

/// The trace as lines that a test can state in full: `sheet viewWillAppear`.
///
/// Layout, loading and appearance states are left out unless asked for; a test names what it is
/// about.
///
/// - Parameters:
///   - step: The name of the step whose last run they begin after; the launch unless given.
///   - names: Whose lines; everybody's unless given.
///   - releases: Whether the end of a controller is a line.
func lines(
  _ simulation: Simulation, from step: String? = nil, including callbacks: Set<Callback> = story,
  of names: Set<String>? = nil, releases: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation
) -> [String] {
  let trace = simulation.trace
  let events =
    step.map { trace.events(since: $0, sourceLocation: sourceLocation) } ?? trace.events[...]
  return events.compactMap { event in
    if let names, !names.contains(subjectName(event.subject, trace)) { return nil }
    return line(event, trace, callbacks, releases)
  }
}

extension Trace {
  /// The events after the last step of a name; a step that there is none of is an issue.
  func events(since step: String, sourceLocation: SourceLocation) -> ArraySlice<Event> {
    guard let index = events.lastIndex(where: { $0.kind == .step(step) }) else {
      Issue.record("no step is named '\(step)'", sourceLocation: sourceLocation)
      return []
    }
    return events[(index + 1)...]
  }
}

/// The callbacks that tell the story of a presentation.
let story: Set<Callback> = [
  .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
  .viewDidDisappear, .presentationTransitionWillBegin, .presentationTransitionDidEnd,
  .dismissalTransitionWillBegin, .dismissalTransitionDidEnd, .presentCompletion,
  .dismissCompletion, .willTransitionToTraits, .viewWillTransitionToSize,
]

/// The four calls about appearance, with the one that stands between two of them.
let appearance: Set<Callback> = [
  .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
]

/// What the lines call a node: its name, the class of an app's presentation controller, else its
/// kind.
private func subjectName(_ node: NodeID, _ trace: Trace) -> String {
  let description = trace.description(of: node)
  if let name = description.name { return name }
  return switch node.kind {
  case .presentationController: description.type
  case .coordinator: "transition"
  default: "\(node)"
  }
}

private func line(
  _ event: Event, _ trace: Trace, _ callbacks: Set<Callback>, _ releases: Bool
) -> String? {
  let name = subjectName(event.subject, trace)
  switch event.kind {
  case .called(let callback, let value) where callbacks.contains(callback):
    return "\(name) \(callback)\(argument(value))"
  case .asked(let question, let value, let answer) where callbacks.contains(question):
    return "\(name) \(question)\(argument(value)) → \(answerText(answer, trace))"
  case .listed(let question, let nodes) where callbacks.contains(question):
    let answer = nodes.map { subjectName($0, trace) }.joined(separator: ",")
    return "\(name) \(question) → [\(answer)]"
  case .unwinding(let stage, let node, let text, _):
    let words = [node.map { subjectName($0, trace) }, text.isEmpty ? nil : text]
    return ([name, stage.name] + words.compactMap(\.self)).joined(separator: " ")
  case .released where releases && event.subject.kind == .viewController:
    return "\(name) released"
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
  case .displayMode(let mode): "(\(mode.name))"
  case .column(let column): "(\(column.name))"
  case .text(let text): "(\(text))"
  case .nothing, .notImplemented, .flag, .number, .rect, .orientations, .node: ""
  }
}

private func answerText(_ value: EventValue, _ trace: Trace) -> String {
  switch value {
  case .notImplemented: "not implemented"
  case .style(let style): "\(style)"
  case .flag(let flag): "\(flag)"
  case .node(let node): node.map { subjectName($0, trace) } ?? "nil"
  case .displayMode(let mode): mode.name
  case .column(let column): column.name
  case .text(let text): text
  default: "\(value)"
  }
}
