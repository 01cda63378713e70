import AdaptDocuments

/// The scenes that are below or around a scene on screen.
struct WaysBack {
  /// By any way.
  let any: [Bool]
  /// By ways that keep where they begin: all but those of the app's segue classes, and replacing ones.
  let kept: [Bool]
  /// Whether code may make the scene, or one that leads to it, so that anything may be below.
  let isPutByCode: Bool

  /// - Parameter byCode: The scenes that code may make.
  /// - Complexity: O(n) in the scenes and the ways, twice.
  init(from scene: Int, in graph: StoryboardGraph, byCode: [Int]) {
    let leading = graph.leading(to: [scene])
    any = Self.around(scene, leading, in: graph)
    isPutByCode = byCode.contains { leading[$0] }
    let keeping = graph.leading(to: [scene], where: Self.keeps)
    kept = Self.around(scene, keeping, in: graph, where: Self.keeps)
  }

  private static func keeps(_ way: StoryboardWay) -> Bool {
    way.segue.isContainment
      || way.segue.customClass == nil && way.segue.kind != .custom && way.segue.kind != .replace
  }

  /// Scenes, and the children beside them. The scene itself is among them only where another of it
  /// is: it shows itself, by whatever detour, or it is there twice.
  private static func around(
    _ scene: Int, _ back: [Bool], in graph: StoryboardGraph,
    where follows: (StoryboardWay) -> Bool = { _ in true }
  ) -> [Bool] {
    var around = graph.reached(from: back.indices.filter { back[$0] }) { $0.segue.isContainment }
    let showsItself = graph.outgoing[scene].contains { place in
      let way = graph.ways[place]
      return way.target.map { back[$0] } ?? false && follows(way)
    }
    let places = graph.incoming[scene].count { place in
      let way = graph.ways[place]
      return way.segue.isContainment && around[way.source]
    }
    around[scene] = showsItself || places > 1
    return around
  }
}
