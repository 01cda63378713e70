/// Which scenes an app can get to, and how it gets in.
public struct StoryboardReach: Sendable {
  /// How a scene can be entered from outside the storyboards.
  public enum Entry: Hashable, Sendable {
    /// The document opens with it.
    case initial
    /// Code may make it by its storyboard identifier.
    case identifier(String)
  }

  /// How each scene is entered; nil for one that only segues lead to.
  public let entries: [Entry?]
  /// Whether each scene can be got to from an entry.
  public let isReachable: [Bool]

  /// - Parameter identifiers: The identifiers that code is known to use; nil when that is not
  ///   known, so that it may use any.
  /// - Complexity: O(n) in the scenes and the ways.
  public init(_ graph: StoryboardGraph, identifiers: Set<String>? = nil) {
    var entries = [Entry?](repeating: nil, count: graph.scenes.count)
    for place in graph.scenes.indices where !graph.isReference(place) {
      guard let name = graph.controller(place)?.storyboardIdentifier, !name.isEmpty,
        identifiers?.contains(name) ?? true
      else { continue }
      entries[place] = .identifier(name)
    }
    for document in graph.project.documents.indices {
      if let place = graph.initialScene(of: document) { entries[place] = .initial }
    }
    self.entries = entries
    isReachable = graph.reached(from: entries.indices.filter { entries[$0] != nil })
  }
}

extension StoryboardGraph {
  /// Which scenes ways lead to from some scenes, those included.
  ///
  /// - Complexity: O(n) in the scenes and the ways.
  public func reached(from starts: [Int], where follows: (StoryboardWay) -> Bool = { _ in true })
    -> [Bool]
  {
    var reached = [Bool](repeating: false, count: scenes.count)
    var pending = starts
    for start in starts { reached[start] = true }
    while let place = pending.popLast() {
      for way in outgoing[place] {
        guard let target = ways[way].target, !reached[target], follows(ways[way]) else { continue }
        reached[target] = true
        pending.append(target)
      }
    }
    return reached
  }

  /// Which scenes lead to some scenes, those included.
  public func leading(to ends: [Int], where follows: (StoryboardWay) -> Bool = { _ in true })
    -> [Bool]
  {
    var leads = [Bool](repeating: false, count: scenes.count)
    var pending = ends
    for end in ends { leads[end] = true }
    while let place = pending.popLast() {
      for way in incoming[place] {
        let source = ways[way].source
        guard !leads[source], follows(ways[way]) else { continue }
        leads[source] = true
        pending.append(source)
      }
    }
    return leads
  }
}
