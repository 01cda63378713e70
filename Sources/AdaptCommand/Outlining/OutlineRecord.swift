import AdaptDocuments

/// The outline of a document as it leaves the process.
struct OutlineRecord: Encodable {
  struct Scene: Encodable {
    let id: String
    let name: String
    /// As `navigation controller`.
    let kind: String
    let customClass: String?
    let identifier: String?
    let line: Int
    let column: Int
    let isInitial: Bool
    let isReachable: Bool
    let segues: [Segue]
  }

  struct Segue: Encodable {
    let id: String
    /// What it does, under today's name, as `show`.
    let kind: String
    let identifier: String?
    let line: Int
    let column: Int
    /// What it begins at, as `button 'Save'`.
    let origin: String
    let style: String?
    let unwindAction: String?
    /// Where it leads, through references; nil where that is no scene of the files.
    let path: String?
    let scene: String?
  }

  struct Count: Encodable {
    let name: String
    let count: Int
  }

  let record = "outline"
  let version = 1
  let path: String
  /// The file that this one is the copy of for another language; nil for one that stands by itself.
  var copyOf: String?
  let scenes: [Scene]
  /// What is in the file that no value has a place for: an element, as `color`, or an attribute of
  /// one, as `label.baselineAdjustment`, and how often.
  let unmodelled: [Count]

  init(_ document: Int, in graph: StoryboardGraph, reach: StoryboardReach) {
    path = graph.project.documents[document].path
    unmodelled = graph.project.documents[document].unmodelled.map {
      Count(name: $0.name, count: $0.count)
    }
    let initial = graph.initialScene(of: document)
    scenes = graph.scenes.indices.compactMap { scene in
      guard graph.scenes[scene].document == document, let controller = graph.controller(scene)
      else {
        return nil
      }
      return Scene(
        id: controller.id, name: graph.name(scene).text, kind: controller.kindWords,
        customClass: controller.customClass?.name, identifier: controller.storyboardIdentifier,
        line: controller.position.line, column: controller.position.column,
        isInitial: scene == initial, isReachable: reach.isReachable[scene],
        segues: graph.outgoing[scene].map { Segue(graph.ways[$0], in: graph) })
    }
  }
}

extension OutlineRecord.Segue {
  init(_ way: StoryboardWay, in graph: StoryboardGraph) {
    id = way.segue.id
    kind = way.segue.kind.word
    identifier = way.segue.identifier
    line = way.segue.position.line
    column = way.segue.position.column
    origin = "\(way.origin)"
    style = way.segue.presentationStyle.map { "\($0)" }
    unwindAction = way.segue.unwindAction
    path = way.target.map { graph.document(of: $0).path }
    scene = way.target.flatMap { graph.controller($0)?.id }
  }
}
