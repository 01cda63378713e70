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
  /// The scenes that have cells with one.
  private(set) var scenesWithCells: Set<Int> = []
  /// What the code says of the classes that the documents name.
  private(set) var members: [String: AppCode.Members] = [:]
  /// The scenes by the classes of the code that theirs are or inherit from.
  private(set) var scenesByClass: [String: Set<Int>] = [:]
  /// Whether the code has the classes of all scenes, with what they inherit.
  private(set) var knowsAllClasses = true

  /// - Complexity: O(n) in the objects of the documents and the members of their classes.
  init(_ graph: StoryboardGraph, _ code: AppCode) {
    let documents = graph.project.documents
    classes = documents.map(Self.classes)
    knowsAllClasses = code.unreadCount == 0
    let owners = classes.map { named in
      Dictionary(named.map { ($0.id, $0.custom.name) }) { first, _ in first }
    }
    for named in classes.joined() where members[named.custom.name] == nil {
      members[named.custom.name] = code.members(of: named.custom.name)
    }
    for scene in graph.scenes.indices {
      if let name = graph.controller(scene)?.customClass?.name {
        for owner in members[name]?.chain ?? [] { scenesByClass[owner, default: []].insert(scene) }
        knowsAllClasses = knowsAllClasses && members[name]?.system != nil
      }
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
    let names = parts.views.compactMap(\.view.reuseIdentifier)
    cells.formUnion(names)
    if let scene = place.scene, !names.isEmpty { scenesWithCells.insert(scene) }
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
