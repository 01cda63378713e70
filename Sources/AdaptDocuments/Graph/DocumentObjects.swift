import AdaptCore

/// Every object of a document that has an id, typed or not, with where it stands.
///
/// - Complexity: O(n) in the objects of the document to make.
public struct DocumentObjects: Sendable {
  /// The first place of each id.
  public private(set) var places: [String: SourcePosition] = [:]
  /// What connections, constraints and variations of the document point to.
  public private(set) var pointers: [Pointer] = []

  /// Something that names an object by its id.
  public struct Pointer: Sendable {
    /// What points: `the segue`, `the outlet 'title'`.
    public let what: String
    public let id: String
    public let position: SourcePosition
  }

  public init(_ document: InterfaceDocument) {
    for scene in document.scenes {
      note(scene.id, scene.position)
      if let controller = scene.controller { add(controller) }
      for object in scene.objects { add(object) }
      add(scene.rest)
    }
    for object in document.objects { add(object) }
    add(document.rest)
  }

  private mutating func note(_ id: String, _ position: SourcePosition) {
    if places[id] == nil { places[id] = position }
  }
}

extension DocumentObjects {
  private mutating func add(_ controller: InterfaceController) {
    note(controller.id, controller.position)
    add(controller.connections)
    for guide in controller.layoutGuides { note(guide.id, controller.position) }
    if let view = controller.view { add(view) }
    if let item = controller.navigationItem { add(item) }
    if let item = controller.tabBarItem { add(item) }
    for item in controller.toolbarItems { add(item) }
    add(controller.rest)
  }

  private mutating func add(_ object: InterfaceObject) {
    note(object.id, object.position)
    add(object.connections)
    switch object.kind {
    case .view(let view): add(view)
    case .barItem(let item): add(item)
    case .navigationItem(let item): add(item)
    case .controller(let controller): add(controller)
    case .exit, .firstResponder, .filesOwner, .placeholder, .gestureRecognizer, .other: break
    }
    add(object.rest)
  }

  private mutating func add(_ item: InterfaceNavigationItem) {
    note(item.id, item.position)
    for item in item.leftItems + item.rightItems { add(item) }
    if let item = item.backItem { add(item) }
    if let view = item.titleView { add(view) }
    add(item.rest)
  }

  private mutating func add(_ item: InterfaceTabBarItem) {
    note(item.id, item.position)
    add(item.rest)
  }

  private mutating func add(_ item: InterfaceBarItem) {
    note(item.id, item.position)
    add(item.connections)
    if let view = item.customView { add(view) }
    add(item.rest)
  }

  private mutating func add(_ root: InterfaceView) {
    var pending = [root]
    while let view = pending.popLast() {
      note(view.id, view.position)
      add(view.connections)
      for guide in view.guides { note(guide.id, view.position) }
      for constraint in view.constraints { add(constraint) }
      addPointers(of: view.variations)
      switch view.content {
      case .navigationBar(let items): for item in items { add(item) }
      case .toolbar(let items): for item in items { add(item) }
      case .tabBar(let items): for item in items { add(item) }
      case .table(let table): for section in table.sections { note(section.id, view.position) }
      case .plain, .text, .button, .image, .textField, .stack, .scroll, .collection, .tableCell,
        .collectionCell, .segmented, .container, .control:
        break
      }
      add(view.rest)
      pending += view.children
    }
  }

  private mutating func add(_ constraint: InterfaceConstraint) {
    note(constraint.id, constraint.position)
    for item in [constraint.first.item, constraint.second?.item] {
      guard let item else { continue }
      pointers.append(Pointer(what: "the constraint", id: item, position: constraint.position))
    }
    addPointers(of: constraint.variations)
    add(constraint.rest)
  }

  private mutating func addPointers(of variations: [InterfaceVariation]) {
    for variation in variations {
      for id in variation.included + variation.excluded {
        pointers.append(Pointer(what: "the variation", id: id, position: variation.position))
      }
    }
  }

  private mutating func add(_ connections: [InterfaceConnection]) {
    for connection in connections {
      switch connection {
      case .segue(let segue): add(segue)
      case .outlet(let outlet):
        note(outlet.id, outlet.position)
        pointers.append(
          Pointer(
            what: "the outlet \(outlet.property.quoted)", id: outlet.destination,
            position: outlet.position))
      case .action(let action):
        note(action.id, action.position)
        pointers.append(
          Pointer(
            what: "the action \(action.selector.quoted)", id: action.destination,
            position: action.position))
      }
    }
  }

  private mutating func add(_ segue: InterfaceSegue) {
    note(segue.id, segue.position)
    pointers.append(Pointer(what: "the segue", id: segue.destination, position: segue.position))
    for view in segue.passthroughViews {
      pointers.append(
        Pointer(what: "the popover's passthrough view", id: view, position: segue.position))
    }
    for anchor in [segue.anchorView, segue.anchorBarItem] {
      guard let anchor else { continue }
      pointers.append(Pointer(what: "the popover's anchor", id: anchor, position: segue.position))
    }
    for preview in segue.previews { note(preview.id, preview.position) }
    add(segue.rest)
  }

  private mutating func add(_ content: UnmodelledContent) {
    var pending = content.elements
    while let element = pending.popLast() {
      if let id = element["id"] { note(id, element.position) }
      pending += element.children
    }
  }
}
