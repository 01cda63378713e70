/// What lies in a scene, laid out flat: every view, every bar item, and what is connected to what.
///
/// - Complexity: O(n) in the objects of the scene to make.
public struct SceneParts: Sendable {
  /// A view and the place of the one it lies in.
  public struct PlacedView: Sendable {
    public let view: InterfaceView
    /// In ``SceneParts/views``; nil for one that lies in none.
    public let parent: Int?
  }

  /// A connection and what it begins at.
  public struct Connection: Sendable {
    public let origin: SegueOrigin
    public let connection: InterfaceConnection
  }

  /// Every view, a parent before what lies inside it.
  public private(set) var views: [PlacedView] = []
  public private(set) var barItems: [InterfaceBarItem] = []
  /// Every connection, in the order of the places of those that have one.
  public private(set) var connections: [Connection] = []
  private var placeOfView: [String: Int] = [:]
  private var barItemIDs: Set<String> = []

  public init(_ scene: InterfaceScene) {
    if let controller = scene.controller { add(controller) }
    for object in scene.objects { add(object) }
  }

  /// The place in ``views`` of the view with an id; nil when the scene has none.
  public func place(ofView id: String) -> Int? { placeOfView[id] }

  /// Whether the scene has a bar item with an id.
  public func hasBarItem(_ id: String) -> Bool { barItemIDs.contains(id) }

  /// The views that a view lies in, from the nearest outwards.
  public func ancestors(of place: Int) -> [InterfaceView] {
    var result: [InterfaceView] = []
    var next = views[place].parent
    while let place = next {
      result.append(views[place].view)
      next = views[place].parent
    }
    return result
  }
}

extension SceneParts {
  private mutating func add(_ controller: InterfaceController) {
    add(controller.connections, from: SegueOrigin(controller))
    if let view = controller.view { add(view) }
    for view in controller.otherViews { add(view) }
    if let item = controller.navigationItem { add(item) }
    for item in controller.toolbarItems { add(item) }
  }

  private mutating func add(_ object: InterfaceObject) {
    add(object.connections, from: SegueOrigin(object))
    switch object.kind {
    case .view(let view): add(view)
    case .barItem(let item): add(item)
    case .navigationItem(let item): add(item)
    case .controller(let controller): add(controller)
    case .exit, .firstResponder, .filesOwner, .placeholder, .gestureRecognizer, .other: break
    }
  }

  private mutating func add(_ item: InterfaceNavigationItem) {
    for item in item.leftItems + item.rightItems { add(item) }
    if let item = item.backItem { add(item) }
    if let view = item.titleView { add(view) }
  }

  private mutating func add(_ item: InterfaceBarItem) {
    barItems.append(item)
    barItemIDs.insert(item.id)
    add(item.connections, from: SegueOrigin(item))
    if let view = item.customView { add(view) }
  }

  /// Walks without recursion: documents made in code may nest as deep as they like.
  private mutating func add(_ root: InterfaceView) {
    var pending: [(view: InterfaceView, parent: Int?)] = [(root, nil)]
    while let (view, parent) = pending.popLast() {
      let place = views.count
      views.append(PlacedView(view: view, parent: parent))
      if placeOfView[view.id] == nil { placeOfView[view.id] = place }
      if !view.connections.isEmpty { add(view.connections, from: SegueOrigin(view)) }
      switch view.content {
      case .navigationBar(let items): for item in items { add(item) }
      case .toolbar(let items): for item in items { add(item) }
      case .plain, .text, .button, .image, .textField, .stack, .scroll, .table, .collection,
        .tableCell, .collectionCell, .segmented, .tabBar, .container, .control:
        break
      }
      pending += view.children.reversed().map { ($0, place) }
    }
  }

  private mutating func add(_ connections: [InterfaceConnection], from origin: SegueOrigin) {
    self.connections += connections.map { Connection(origin: origin, connection: $0) }
  }
}
