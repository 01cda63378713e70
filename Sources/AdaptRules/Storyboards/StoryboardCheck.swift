import AdaptCore
public import AdaptDocuments

/// Checks storyboards: what an app does that nobody meant, and Interface Builder does not tell.
///
/// The files do not say what the app's code does. A rule claims only what they settle; where code
/// may make the difference it says so, as a note.
public struct StoryboardCheck: Sendable {
  /// The scenes of all documents but the copies for other languages, which have the same scenes.
  public let graph: StoryboardGraph
  /// The documents of the graph, and the copies of them.
  let localized: LocalizedDocuments
  public let facts: StoryboardFacts
  /// The devices and systems to check for; rules that depend on one say nothing without.
  public let environments: [StoryboardEnvironment]
  public let reach: StoryboardReach
  public let contexts: SceneContexts
  let leaving: SceneLeaving
  /// What the documents ask of the app's code; nil where that was not read.
  let demands: DocumentDemands?
  /// Whether any scene of a document can be got to, by document.
  let isEntered: [Bool]

  /// - Parameter documents: The storyboards of an app, as many as are known.
  /// - Complexity: O(n) in the objects of the documents and the ways between scenes.
  public init(
    _ documents: [InterfaceDocument], facts: StoryboardFacts = StoryboardFacts(),
    environments: [StoryboardEnvironment] = []
  ) {
    localized = LocalizedDocuments(documents)
    graph = StoryboardGraph(InterfaceProject(localized.originals))
    self.facts = facts
    demands = facts.code.map { [graph] code in DocumentDemands(graph, code) }
    self.environments = environments
    reach = StoryboardReach(graph, identifiers: facts.identifiers.map { Set($0.map(\.name)) })
    contexts = SceneContexts(graph, reach: reach, launching: Self.launching(graph))
    leaving = SceneLeaving(graph)
    var isEntered = [Bool](repeating: false, count: graph.project.documents.count)
    for (place, scene) in graph.scenes.enumerated() where reach.isReachable[place] {
      isEntered[scene.document] = true
    }
    self.isEntered = isEntered
  }

  /// The documents that the app seems to open with.
  ///
  /// Which one it is stands in the app's settings, not in its storyboards: one whose name says so,
  /// or the only one that no other refers to, if it opens with a container. Entry points of others
  /// are made by code, which may put them anywhere.
  private static func launching(_ graph: StoryboardGraph) -> Set<Int> {
    let documents = graph.project.documents
    let storyboards = documents.indices.filter {
      documents[$0].kind == .storyboard && !documents[$0].settings.isLaunchScreen
        && graph.initialScene(of: $0) != nil
    }
    let named = storyboards.filter { isMain(documents[$0].name) }
    guard named.isEmpty else { return Set(named) }
    let referred = Set(
      graph.ways.compactMap { way -> Int? in
        guard let target = way.target else { return nil }
        let document = graph.scenes[target].document
        return document == graph.scenes[way.source].document ? nil : document
      })
    let free = storyboards.filter { !referred.contains($0) }
    guard free.count == 1, let scene = graph.initialScene(of: free[0]),
      graph.controller(scene)?.isContainer ?? false
    else { return [] }
    return Set(free)
  }

  /// Whether a name says that the app opens with the file: `Main`, `Main_iPhone`, `MainPad`, and
  /// not `Maintenance`.
  static func isMain(_ name: String) -> Bool {
    let lowercased = name.lowercased()
    guard lowercased.hasPrefix("main") else { return false }
    let rest = lowercased.dropFirst(4)
    if rest.hasPrefix("storyboard") || rest.hasPrefix("interface") { return true }
    return !(name.dropFirst(4).first?.isLowercase ?? false)
  }

  /// Every rule, in the order of the catalogue.
  static let rules: [any StoryboardRule.Type] = [
    DanglingID.self, DuplicateIdentifier.self, DuplicateSegueIdentifier.self, NoInitialScene.self,
    UnreachableScene.self, ShowWithoutContainer.self, PushWithoutNavigation.self,
    PushedContainer.self, DetailWithoutSplit.self, PopoverOrigin.self, AdaptedPresentation.self,
    NoWayOut.self, ShownAgain.self, UnwindExit.self, UnwindAnswer.self, DeadExit.self,
    SegueClass.self, ClassName.self, CodeIdentifier.self, ReferenceTarget.self,
    UnusedReference.self,
    EmptyContainerView.self, ChildlessContainer.self, ManyTabs.self, NestedContainer.self,
    ContainmentCycle.self, ReuseIdentifier.self, ManualSegue.self, OutletProperty.self,
    ActionMethod.self, ClassInCode.self, TableClass.self, PerformedSegue.self, MadeScene.self,
    DequeuedCell.self,
    DamagedDocument.self, LocalizedCopy.self, StaleSetting.self,
  ]

  /// The ids of the rules, in the order of the catalogue.
  public static let ruleIDs = rules.map { $0.rule.id }

  /// Returns what all rules find, by file and place; of one place the worst first.
  public func findings() -> [StoryboardFinding] { findings(of: Self.rules) }

  /// Returns what one rule finds, by its id; nothing for an id that no rule has.
  public func findings(of rule: String) -> [StoryboardFinding] {
    findings(of: Self.rules.filter { $0.rule.id == rule })
  }

  private func findings(of rules: [any StoryboardRule.Type]) -> [StoryboardFinding] {
    let launchScreens = Set(
      graph.project.documents.filter(\.settings.isLaunchScreen).map(\.path))
    return rules.flatMap { rule in
      rule.findings(in: self).filter {
        rule.holdsForLaunchScreens || !launchScreens.contains($0.place.path)
      }
    }.sorted { a, b in
      if a.place != b.place { return a.place < b.place }
      if a.severity != b.severity { return a.severity > b.severity }
      return (a.rule, a.message) < (b.rule, b.message)
    }
  }
}

extension StoryboardCheck {
  /// Every document, the copies for other languages too.
  var documents: [InterfaceDocument] { localized.originals + localized.copies.map(\.document) }

  /// The ways that a touch or code takes; of how a peek shows its scene nothing is claimed.
  var performed: [StoryboardWay] { graph.ways.filter { !$0.isPreview } }

  func place(of way: StoryboardWay) -> StoryboardFinding.Place {
    StoryboardFinding.Place(graph.document(of: way.source).path, way.segue.position)
  }

  func place(ofScene scene: Int) -> StoryboardFinding.Place {
    StoryboardFinding.Place(
      graph.document(of: scene).path,
      graph.controller(scene)?.position ?? graph.scene(scene).position)
  }

  /// What a scene is called in a sentence.
  func name(_ scene: Int) -> String { graph.name(scene).quoted }

  /// What a scene is called and its kind: `split view controller 'browser'`.
  func nameWithKind(_ scene: Int) -> String { graph.name(scene).quotedWithKind }

  /// What a way leads to, in quotes.
  func destination(of way: StoryboardWay) -> String {
    if let target = way.target { return name(target) }
    switch way.resolution {
    case .noStoryboard(let file): return "a scene of \(file.quoted)"
    case .otherBundle(let bundle): return "a scene of the bundle \(bundle.quoted)"
    case .noScene(let identifier, _): return identifier.quoted
    case .scene, .noController, .noInitialScene, .circular, nil: return "its destination"
    }
  }

  /// What a way begins at: `button 'Save' of 'Editor'`.
  func origin(of way: StoryboardWay) -> String {
    switch way.origin.kind {
    case .controller:
      (way.segue.identifier ?? "").isEmpty
        ? name(way.source) : "\(naming("segue", way.segue.identifier)) of \(name(way.source))"
    case .view, .barItem, .recognizer, .object: "\(way.origin) of \(name(way.source))"
    }
  }

  /// The contexts in which a way is taken, with the scene that it begins at among the containers.
  func contexts(of way: StoryboardWay) -> [SceneContext] {
    var seen: [SceneContext] = []
    for context in contexts[way.source] {
      let own = graph.context(inside: way.source, context)
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

extension StoryboardCheck {
  /// What ways of one scene begin at: `button 'Save' and 2 more segues of 'Editor'`.
  func origins(of ways: [StoryboardWay]) -> String {
    guard ways.count > 1 else { return origin(of: ways[0]) }
    let first = ways[0]
    let what =
      first.origin.kind == .controller
      ? naming("segue", first.segue.identifier, without: "without an identifier")
      : "\(first.origin)"
    return "\(what) and \(ways.count - 1) more of \(name(first.source))"
  }

  /// Where a scene is, in words: `where it is presented`.
  func words(_ context: SceneContext) -> String {
    switch context.beginning {
    case .launch: "as the app opens"
    case .code: "where code puts it"
    case .presented: "where it is presented"
    case .popover: "in its popover"
    }
  }
}
