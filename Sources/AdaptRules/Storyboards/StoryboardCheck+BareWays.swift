import AdaptDocuments

extension StoryboardCheck {
  /// The ways of one kind that begin where something above is missing.
  struct BareWays {
    /// Those where the files settle it, each with a context in which it is so.
    var certain: [(way: StoryboardWay, context: SceneContext, elsewhere: Bool)] = []
    /// Those of scenes that only code puts somewhere, by scene.
    var byCode: [[StoryboardWay]] = []
  }

  /// Returns the ways that are taken in a context which lacks something.
  ///
  /// A scene that segues lead to as well is where they put it: that code might do otherwise says
  /// nothing.
  func bareWays(
    where includes: (StoryboardWay) -> Bool, lacks: (SceneContext) -> Bool
  ) -> BareWays {
    var bare = BareWays()
    for scene in graph.scenes.indices {
      var byCode: [StoryboardWay] = []
      for way in graph.outgoing[scene].map({ graph.ways[$0] }) where !way.isPreview && includes(way)
      {
        let contexts = contexts(of: way)
        let lacking = contexts.filter(lacks)
        if let certain = lacking.first(where: { $0.beginning != .code }) {
          bare.certain.append((way, certain, lacking.count < contexts.count))
        } else if !lacking.isEmpty, lacking.count == contexts.count {
          byCode.append(way)
        }
      }
      if !byCode.isEmpty { bare.byCode.append(byCode) }
    }
    let told = Set(bare.byCode.map { $0[0].source })
    bare.byCode.removeAll { follows($0[0].source, from: told) }
    return bare
  }

  /// Whether only ways from scenes of which the same is told lead to a scene: where code puts those
  /// decides for this one too.
  private func follows(_ scene: Int, from told: Set<Int>) -> Bool {
    guard reach.entries[scene] == nil else { return false }
    return graph.incoming[scene].allSatisfy { told.contains(graph.ways[$0].source) }
  }
}
