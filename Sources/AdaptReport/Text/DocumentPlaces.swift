import AdaptCore

/// Where in a document the cause of an event stands.
struct DocumentPlaces {
  private let trace: Trace
  /// The places of events so far; events are asked for in their order.
  private let events: [Int: Event]
  /// How far causes are followed.
  private static let depth = 256

  /// - Complexity: O(n) in the events of a run that has documents, O(nodes) in others.
  init(_ trace: Trace) {
    self.trace = trace
    guard trace.allNodes.contains(where: { $0.place != nil }) else {
      events = [:]
      return
    }
    var events: [Int: Event] = [:]
    for event in trace { events[event.sequence] = event }
    self.events = events
  }

  /// The place of what was touched or could not be; else of the segue that led to an event; else of
  /// the controller that it concerns.
  subscript(event: Event) -> String? {
    guard !events.isEmpty else { return nil }
    if case .finding(let finding) = event.kind,
      [.cannotBeTouched, .tapLanded].contains(finding.kind),
      let place = finding.object.flatMap(place)
    {
      return place
    }
    var next: Event? = event
    for _ in 0..<Self.depth {
      guard let current = next else { break }
      if let place = segue(of: current) { return place }
      next = current.cause.flatMap { events[$0] }
    }
    return controllers(of: event).lazy.compactMap { place(of: $0) }.first
  }

  private func segue(of event: Event) -> String? {
    var nodes = [event.subject]
    if case .called(_, .node(let node?)) = event.kind { nodes.append(node) }
    if case .asked(_, .node(let node?), _) = event.kind { nodes.append(node) }
    if case .unwinding(.searches, let node?, _, _) = event.kind { nodes.append(node) }
    if case .finding(let finding) = event.kind, let node = finding.other { nodes.append(node) }
    return nodes.lazy.filter { $0.kind == .segue }.compactMap { place(of: $0) }.first
  }

  private func controllers(of event: Event) -> [NodeID] {
    guard case .finding(let finding) = event.kind else { return [event.subject] }
    return [event.subject, finding.object, finding.other].compactMap(\.self)
  }

  private func place(of node: NodeID) -> String? {
    trace.description(of: node).place?.printable
  }
}
