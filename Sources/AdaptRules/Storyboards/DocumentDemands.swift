import AdaptCode
import AdaptDocuments

/// What documents ask of the app's code: classes, properties for outlets, methods for actions.
struct DocumentDemands {
  struct Outlet {
    let outlet: InterfaceOutlet
    /// The class that has to have the property.
    let owner: String
    let origin: SegueOrigin
    let place: Place
  }

  struct Action {
    let action: InterfaceAction
    /// The class that has to have the method.
    let target: String
    let origin: SegueOrigin
    let place: Place
  }

  /// A class that an object or a segue names.
  struct NamedClass {
    let custom: CustomClass
    let position: SourcePosition
    let id: String
  }

  /// Where a connection stands.
  struct Place {
    let document: Int
    /// The place of the scene in the graph; nil in a xib.
    let scene: Int?
  }

  private(set) var outlets: [Outlet] = []
  private(set) var actions: [Action] = []
  /// By document.
  private(set) var classes: [[NamedClass]] = []
  /// The reuse identifiers of all cells.
  private(set) var cells: Set<String> = []

  /// - Complexity: O(n) in the objects of the documents.
  init(_ graph: StoryboardGraph) {
    let documents = graph.project.documents
    classes = documents.map(Self.classes)
    let owners = classes.map { named in
      Dictionary(named.map { ($0.id, $0.custom.name) }) { first, _ in first }
    }
    for scene in graph.scenes.indices {
      let document = graph.scenes[scene].document
      add(graph.parts[scene], Place(document: document, scene: scene), owners[document])
    }
    for (place, document) in documents.enumerated() where !document.objects.isEmpty {
      var loose = InterfaceScene(id: "", position: document.settings.position)
      loose.objects = document.objects
      add(SceneParts(loose), Place(document: place, scene: nil), owners[place])
    }
  }

  private mutating func add(_ parts: SceneParts, _ place: Place, _ owners: [String: String]) {
    for part in parts.connections {
      if let outlet = part.connection.outlet, let owner = owners[part.origin.id] {
        outlets.append(Outlet(outlet: outlet, owner: owner, origin: part.origin, place: place))
      }
      if let action = part.connection.action, let target = owners[action.destination] {
        actions.append(Action(action: action, target: target, origin: part.origin, place: place))
      }
    }
    cells.formUnion(parts.views.compactMap(\.view.reuseIdentifier))
  }

  private static func classes(of document: InterfaceDocument) -> [NamedClass] {
    var classes: [NamedClass] = []
    document.forEachPart { part in
      if let custom = part.customClass {
        classes.append(NamedClass(custom: custom, position: part.position, id: part.id))
      }
      for segue in part.connections.compactMap(\.segue) {
        guard let custom = segue.customClass else { continue }
        classes.append(NamedClass(custom: custom, position: segue.position, id: segue.id))
      }
    }
    return classes
  }
}

extension StoryboardCheck {
  /// What something in a scene or a xib is called: `button 'Save' of 'Editor'`.
  func words(_ origin: SegueOrigin, in place: DocumentDemands.Place) -> String {
    let owner = place.scene.map(name) ?? graph.project.documents[place.document].name.quoted
    return origin.kind == .controller ? owner : "\(origin) of \(owner)"
  }

  /// The place of a class's declaration, to be told beside a finding about it.
  func declaration(of name: String) -> [StoryboardFinding.Related] {
    guard let place = facts.code?.classes[name]?.declaration else { return [] }
    return [.init(StoryboardFinding.Place(place), "\(name.quoted) is declared here")]
  }

  /// Who has which unwind actions, as far as settings and code say; nil where neither does.
  var unwindActions: [String: [String]]? {
    guard let code = facts.code else { return facts.unwindActions }
    return (facts.unwindActions ?? [:]).merging(code.unwindActions) { given, read in
      given + read.filter { !given.contains($0) }
    }
  }

  /// Whether the code has all classes of the scenes in a scene's document, with what they inherit.
  func knowsClasses(beside scene: Int) -> Bool {
    graph.document(of: scene).scenes.allSatisfy { scene in
      guard let name = scene.controller?.customClass?.name else { return true }
      return facts.code?.members(of: name)?.system != nil
    }
  }

  /// The scenes by the classes of the code that theirs are or inherit from.
  func scenesByClass(_ code: AppCode) -> [String: [Int]] {
    var chains: [String: [String]] = [:]
    var scenes: [String: [Int]] = [:]
    for scene in graph.scenes.indices {
      guard let name = graph.controller(scene)?.customClass?.name else { continue }
      let chain = chains[name] ?? code.members(of: name)?.chain ?? []
      chains[name] = chain
      for owner in chain { scenes[owner, default: []].append(scene) }
    }
    return scenes
  }
}

extension StoryboardFinding.Place {
  init(_ place: AppCode.Place) { self.init(place.path, place.position) }
}
