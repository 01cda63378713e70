import AdaptDocuments

/// How each scene of some storyboards is reached: a scene that a run opens with, and the segues to
/// perform from there.
struct TourRoutes {
  /// The way to a scene.
  struct Route: Hashable {
    /// The place of the scene that opens.
    let entry: Int
    /// The places of the ways that are taken, in order.
    var ways: [Int] = []
  }

  /// How many segues are performed on the way to a scene.
  private static let longest = 32

  private let graph: StoryboardGraph
  /// By the places of scenes; nil for storyboard references and damaged scenes.
  private(set) var routes: [Route?]

  /// From the entry points first, then from the scenes that code can make by their identifiers,
  /// then from those that nothing leads to.
  ///
  /// - Complexity: O(n) in the scenes and the segues.
  init(_ graph: StoryboardGraph) {
    self.graph = graph
    routes = [Route?](repeating: nil, count: graph.scenes.count)
    let scenes = graph.scenes.indices.filter {
      graph.controller($0) != nil && !graph.isReference($0)
    }
    let initial = graph.project.documents.indices.compactMap { graph.initialScene(of: $0) }
    let named = scenes.filter { graph.controller($0)?.storyboardIdentifier != nil }
    let unled = scenes.filter { graph.incoming[$0].isEmpty }
    for entry in initial + named + unled + scenes where routes[entry] == nil { spread(from: entry) }
  }

  /// The way to a scene that opens it as code does: with the outermost container that is made with
  /// it.
  func direct(to scene: Int) -> Route { direct(to: scene) { _ in true } }

  /// The same, with the outermost container of its own document.
  func ownDirect(to scene: Int) -> Route {
    let document = graph.scenes[scene].document
    return direct(to: scene) { graph.scenes[$0].document == document }
  }

  private func direct(to scene: Int, in includes: (Int) -> Bool) -> Route {
    var entry = scene
    var seen: Set<Int> = [scene]
    while let way = graph.incoming[entry].first(where: {
      isRelationship($0) && includes(graph.ways[$0].source)
    }),
      seen.insert(graph.ways[way].source).inserted
    {
      entry = graph.ways[way].source
    }
    return Route(entry: entry)
  }

  private func isRelationship(_ way: Int) -> Bool {
    if case .relationship = graph.ways[way].segue.kind { true } else { false }
  }

  private mutating func spread(from entry: Int) {
    routes[entry] = Route(entry: entry)
    var pending = [entry]
    var next = 0
    while next < pending.count {
      let place = pending[next]
      next += 1
      guard let route = routes[place] else { continue }
      // Nothing performs a peek.
      for way in graph.outgoing[place] where !graph.ways[way].isPreview {
        guard let target = graph.ways[way].target, routes[target] == nil else { continue }
        var onward = route
        if !graph.ways[way].segue.isContainment { onward.ways.append(way) }
        guard onward.ways.count <= Self.longest else { continue }
        routes[target] = onward
        pending.append(target)
      }
    }
  }
}
