import AdaptCore

/// Which objects a document has, and what names them by their ids.
///
/// - Complexity: O(n) in the size of the document to make.
public struct DocumentObjects: Sendable {
  /// Something that names an object by its id.
  public struct Pointer: Sendable {
    /// What points: `the segue`, `the outlet 'title'`.
    public let what: String
    public let id: String
    public let position: SourcePosition
  }

  /// The ids of all objects, those that are kept as they are included.
  public private(set) var ids: Set<String> = []
  /// What connections, constraints and variations point to.
  public private(set) var pointers: [Pointer] = []

  public init(_ document: InterfaceDocument) {
    if let id = document.settings.initialController {
      add("the entry point", id, document.settings.position)
    }
    document.forEachPart { part in
      if !part.id.isEmpty { ids.insert(part.id) }
      addPointers(of: part.connections)
    }
    var loose = InterfaceScene(id: "", position: document.settings.position)
    loose.objects = document.objects
    for scene in document.scenes + [loose] {
      if !scene.id.isEmpty { ids.insert(scene.id) }
      for part in SceneParts(scene).views {
        for constraint in part.view.constraints { addPointers(of: constraint) }
        addPointers(of: part.view.variations)
      }
    }
  }
}

extension DocumentObjects {
  private mutating func addPointers(of constraint: InterfaceConstraint) {
    for item in [constraint.first.item, constraint.second?.item] {
      if let item { add("the constraint", item, constraint.position) }
    }
    addPointers(of: constraint.variations)
  }

  private mutating func addPointers(of variations: [InterfaceVariation]) {
    for variation in variations {
      for id in variation.included + variation.excluded {
        add("the variation", id, variation.position)
      }
    }
  }

  private mutating func addPointers(of connections: [InterfaceConnection]) {
    for connection in connections {
      switch connection {
      case .segue(let segue):
        addPointers(of: segue)
        for preview in segue.previews { addPointers(of: preview, under: segue) }
      case .outlet(let outlet):
        add("the outlet \(outlet.property.quoted)", outlet.destination, outlet.position)
      case .action(let action):
        add("the action \(action.selector.quoted)", action.destination, action.position)
      }
    }
  }

  /// - Parameter parent: The segue that this one is a preview of, whose destination it has unless it
  ///   names its own.
  private mutating func addPointers(of segue: InterfaceSegue, under parent: InterfaceSegue? = nil) {
    if segue.destination != parent?.destination {
      add("the segue", segue.destination, segue.position)
    }
    for view in segue.passthroughViews {
      add("the popover's passthrough view", view, segue.position)
    }
    for anchor in [segue.anchorView, segue.anchorBarItem] {
      if let anchor { add("the popover's anchor", anchor, segue.position) }
    }
  }

  private mutating func add(_ what: String, _ id: String, _ position: SourcePosition) {
    pointers.append(Pointer(what: what, id: id, position: position))
  }
}
