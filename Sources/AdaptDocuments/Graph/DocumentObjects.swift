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
    /// What the object has to be; nil where it may be anything.
    public let wanted: Kind?
    /// Whether it is the entry point of the document.
    public let isEntry: Bool
  }

  /// What a pointer may ask of an object.
  public enum Kind: Hashable, Sendable {
    /// A controller or a storyboard reference.
    case controller
    case barItem
    case view
  }

  /// The elements of all objects by their ids, those that are kept as they are included.
  public private(set) var elements: [String: String] = [:]
  /// The objects that are of a kind; of views none, as most objects are views or parts of one.
  private var kinds: [String: Kind] = [:]
  /// What connections, constraints and variations point to.
  public private(set) var pointers: [Pointer] = []

  public init(_ document: InterfaceDocument) {
    if let id = document.settings.initialController {
      add("the entry point", id, document.settings.position, .controller, isEntry: true)
    }
    document.forEachPart { part in
      if !part.id.isEmpty { elements[part.id] = part.element }
      if part.element == "barButtonItem" { kinds[part.id] = .barItem }
      addPointers(of: part.connections)
    }
    var loose = InterfaceScene(id: "", position: document.settings.position)
    loose.objects = document.objects
    for scene in document.scenes + [loose] {
      if !scene.id.isEmpty { elements[scene.id] = "scene" }
      if let controller = scene.controller { kinds[controller.id] = .controller }
      for case .controller(let controller) in scene.objects.map(\.kind) {
        kinds[controller.id] = .controller
      }
      for part in SceneParts(scene).views {
        for constraint in part.view.constraints { addPointers(of: constraint) }
        addPointers(of: part.view.variations)
      }
    }
  }
}

extension DocumentObjects {
  /// Whether an object of the document is what a pointer needs; nil where there is no such object.
  public func fits(_ pointer: Pointer) -> Bool? {
    guard elements[pointer.id] != nil else { return nil }
    switch pointer.wanted {
    case nil: return true
    case .view: return kinds[pointer.id] == nil
    case .controller, .barItem: return kinds[pointer.id] == pointer.wanted
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
        add(naming("the outlet", outlet.property), outlet.destination, outlet.position)
      case .action(let action):
        add(naming("the action", action.selector), action.destination, action.position)
      }
    }
  }

  /// - Parameter parent: The segue that this one is a preview of, whose destination it has unless
  ///   it names its own.
  private mutating func addPointers(of segue: InterfaceSegue, under parent: InterfaceSegue? = nil) {
    if segue.destination != parent?.destination {
      // Where unwind segues lead is looked at together with what they unwind to.
      add(
        "the segue", segue.destination, segue.position, segue.kind == .unwind ? nil : .controller)
    }
    for view in segue.passthroughViews {
      add("the popover's passthrough view", view, segue.position, .view)
    }
    if let anchor = segue.anchorView { add("the popover's anchor", anchor, segue.position, .view) }
    if let anchor = segue.anchorBarItem {
      add("the popover's anchor", anchor, segue.position, .barItem)
    }
  }

  private mutating func add(
    _ what: String, _ id: String, _ position: SourcePosition, _ wanted: Kind? = nil,
    isEntry: Bool = false
  ) {
    pointers.append(
      Pointer(what: what, id: id, position: position, wanted: wanted, isEntry: isEntry))
  }
}
