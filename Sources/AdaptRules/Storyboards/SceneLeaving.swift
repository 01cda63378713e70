import AdaptDocuments

/// Which scenes have something with which a person may leave them, as far as the files tell.
struct SceneLeaving: Sendable {
  /// Whether the scene, or one that it leads to, unwinds or calls an action when it is touched.
  let hasControl: [Bool]
  /// Whether the scene, a view of it, or a scene that it leads to has a class of the app's: its
  /// code may close it.
  let hasCode: [Bool]

  init(_ graph: StoryboardGraph) {
    hasControl = graph.leading(to: graph.scenes.indices.filter { Self.hasControl(graph, $0) })
    hasCode = graph.leading(to: graph.scenes.indices.filter { Self.hasCode(graph, $0) })
  }

  private static func hasControl(_ graph: StoryboardGraph, _ scene: Int) -> Bool {
    graph.parts[scene].connections.contains { part in
      switch part.connection {
      case .action: true
      case .segue(let segue): segue.kind == .unwind
      case .outlet: false
      }
    }
  }

  private static func hasCode(_ graph: StoryboardGraph, _ scene: Int) -> Bool {
    guard let controller = graph.controller(scene) else { return false }
    if controller.customClass != nil { return true }
    if graph.parts[scene].views.contains(where: { $0.view.customClass != nil }) { return true }
    switch controller.content {
    // A player, a hosted view, and what lies in a file that is not known have code of their own.
    case .foreign, .reference: return true
    case .plain, .table, .collection, .navigation, .tabs, .split, .pages: break
    }
    // What leads out of the files leads to what is not known.
    return graph.outgoing[scene].contains {
      graph.ways[$0].target == nil && graph.ways[$0].segue.kind != .unwind
    }
  }
}
