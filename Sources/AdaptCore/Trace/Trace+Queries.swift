extension Trace {
  /// All events that are kept.
  public var events: [Event] { Array(self) }

  /// The events that happened to a node.
  public func events(on node: NodeID) -> [Event] { filter { $0.subject == node } }

  /// The calls UIKit made to a node, in order.
  public func calls(on node: NodeID) -> [Callback] {
    compactMap {
      guard $0.subject == node, case .called(let callback, _) = $0.kind else { return nil }
      return callback
    }
  }

  /// How often UIKit called a node in one way.
  public func count(of callback: Callback, on node: NodeID) -> Int {
    reduce(0) { count, event in
      guard event.subject == node, case .called(callback, _) = event.kind else { return count }
      return count + 1
    }
  }

  /// What was found, in order.
  public var findings: [Finding] {
    compactMap {
      guard case .finding(let finding) = $0.kind else { return nil }
      return finding
    }
  }

  /// The node with that name; when several have it, the first that joined.
  public func node(named name: String) -> NodeID? {
    allNodes.first { $0.name == name }?.id
  }

  /// The chain of causes from an event back to the step that started it, the event first.
  ///
  /// - Complexity: O(n).
  public func causes(of sequence: Int) -> [Event] {
    let events = self.events
    guard let first = events.first?.sequence else { return [] }
    var chain: [Event] = []
    var next: Int? = sequence
    while let place = next, events.indices.contains(place - first) {
      chain.append(events[place - first])
      next = events[place - first].cause
    }
    return chain
  }
}
