import AdaptCore
public import AdaptDocuments

/// Checks storyboards: what an app does that nobody meant, and Interface Builder does not tell.
///
/// The files do not say what the app's code does. A rule claims only what they settle; where code
/// may make the difference it says so, as a note.
public struct StoryboardCheck: Sendable {
  public let graph: StoryboardGraph
  public let facts: StoryboardFacts
  /// The devices and systems to check for; rules that depend on one say nothing without.
  public let environments: [StoryboardEnvironment]
  public let reach: StoryboardReach
  public let contexts: SceneContexts
  let leaving: SceneLeaving

  /// - Parameter documents: The storyboards of an app, as many as are known.
  /// - Complexity: O(n) in the objects of the documents and the ways between scenes.
  public init(
    _ documents: [InterfaceDocument], facts: StoryboardFacts = StoryboardFacts(),
    environments: [StoryboardEnvironment] = []
  ) {
    graph = StoryboardGraph(InterfaceProject(documents))
    self.facts = facts
    self.environments = environments
    reach = StoryboardReach(graph, identifiers: facts.identifiers.map { Set($0.map(\.name)) })
    contexts = SceneContexts(graph, reach: reach, launching: Self.launching(graph))
    leaving = SceneLeaving(graph)
  }

  /// The documents that the app may open with: those that no other refers to, if there is one such,
  /// or if its name says so. Which one it is stands in the app's settings, not in its storyboards.
  private static func launching(_ graph: StoryboardGraph) -> Set<Int> {
    let storyboards = graph.project.documents.indices.filter {
      graph.project.documents[$0].kind == .storyboard && graph.initialScene(of: $0) != nil
    }
    let referred = Set(
      graph.ways.compactMap { way -> Int? in
        guard let target = way.target else { return nil }
        let document = graph.scenes[target].document
        return document == graph.scenes[way.source].document ? nil : document
      })
    let free = storyboards.filter { !referred.contains($0) }
    if free.count == 1 { return Set(free) }
    return Set(
      storyboards.filter { graph.project.documents[$0].name.lowercased().hasPrefix("main") })
  }

  /// Every rule, in the order of the catalogue.
  static let rules: [any StoryboardRule.Type] = [
    DanglingID.self, DuplicateIdentifier.self, DuplicateSegueIdentifier.self, NoInitialScene.self,
    UnreachableScene.self, ShowWithoutContainer.self, PushWithoutNavigation.self,
    PushedContainer.self, DetailWithoutSplit.self, PopoverOrigin.self, AdaptedPresentation.self,
    NoWayOut.self, UnwindExit.self, UnwindAnswer.self, DeadExit.self, SegueClass.self,
    ClassName.self, CodeIdentifier.self, ReferenceTarget.self, UnusedReference.self,
    EmptyContainerView.self, ChildlessContainer.self, ManyTabs.self, NestedContainer.self,
    ContainmentCycle.self, ReuseIdentifier.self, ManualSegue.self,
  ]

  /// Returns what all rules find, by file and place; of one place the worst first.
  public func findings() -> [StoryboardFinding] {
    Self.rules.flatMap { $0.findings(in: self) }.sorted { a, b in
      if a.place != b.place { return a.place < b.place }
      if a.severity != b.severity { return a.severity > b.severity }
      return (a.rule, a.message) < (b.rule, b.message)
    }
  }
}

extension StoryboardCheck {
  func place(of way: StoryboardWay) -> StoryboardFinding.Place {
    StoryboardFinding.Place(graph.document(of: way.source).path, way.segue.position)
  }

  func place(ofScene scene: Int) -> StoryboardFinding.Place {
    StoryboardFinding.Place(
      graph.document(of: scene).path,
      graph.controller(scene)?.position ?? graph.scene(scene).position)
  }

  /// What a scene is called, in quotes.
  func name(_ scene: Int) -> String { graph.name(scene).quoted }

  /// What a way leads to, in quotes.
  func destination(of way: StoryboardWay) -> String {
    way.target.map(name) ?? "its destination"
  }

  /// What a way begins at: `button 'Save' of 'Editor'`.
  func origin(of way: StoryboardWay) -> String {
    switch way.origin.kind {
    case .controller:
      way.segue.identifier.map { "segue \($0.quoted) of \(name(way.source))" }
        ?? name(way.source)
    case .view, .barItem, .recognizer, .object: "\(way.origin) of \(name(way.source))"
    }
  }

  /// The contexts in which a way is taken, with the scene that it begins at among the containers.
  func contexts(of way: StoryboardWay) -> [SceneContext] {
    var seen: [SceneContext] = []
    for context in contexts[way.source] {
      var own = context
      switch graph.controller(way.source)?.content {
      case .navigation: own.containers.insert(.navigation)
      case .split: own.containers.insert(.split)
      case .plain, .table, .collection, .tabs, .pages, .foreign, .reference, nil: break
      }
      if !seen.contains(own) { seen.append(own) }
    }
    return seen
  }

  /// How a scene comes into a context, as a place and words; nil where nothing in the files brings
  /// it there.
  func related(_ scene: Int, in context: SceneContext) -> [StoryboardFinding.Related] {
    guard let way = contexts.way(into: scene, context).map({ graph.ways[$0] }) else { return [] }
    return [.init(place(of: way), "\(name(scene)) is entered here")]
  }
}

extension SceneContext.Beginning {
  /// When a scene is in a presentation that begins so, in words.
  var words: String {
    switch self {
    case .launch: "when the app opens with this file"
    case .code: "if code makes it without one"
    case .presented: "in a presentation that a segue begins"
    case .popover: "in a popover that a segue begins"
    }
  }
}
