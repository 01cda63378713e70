public import AdaptDocuments

/// What an app is built from beside its code: its documents, and the classes that they name.
///
/// It stands for the main bundle and for what the Objective-C runtime knows of classes.
public final class InterfaceBundle {
  public let project: InterfaceProject
  public var classes: ClassRegistry
  private var seguesByScene: [InterfaceProject.SceneAddress: [String: PlacedSegue]] = [:]

  /// A segue, and the id of the object that it begins at.
  struct PlacedSegue {
    let segue: InterfaceSegue
    let owner: String
  }

  public init(_ project: InterfaceProject, classes: ClassRegistry = ClassRegistry()) {
    self.project = project
    self.classes = classes
  }
}

extension InterfaceBundle {
  /// The segue of a scene that code performs by its identifier, wherever in the scene it begins; of
  /// two with the same identifier the first, and one of a peek last.
  ///
  /// - Complexity: O(1); O(n) in the objects of the scene the first time.
  func segue(_ identifier: String, of scene: InterfaceProject.SceneAddress) -> PlacedSegue? {
    if let known = seguesByScene[scene] { return known[identifier] }
    var segues: [String: PlacedSegue] = [:]
    project[scene].forEachSegue { segue, owner in
      guard let name = segue.identifier, segues[name] == nil else { return }
      if case .relationship = segue.kind { return }
      segues[name] = PlacedSegue(segue: segue, owner: owner)
    }
    // Those of a peek, where their identifier is none of the others'.
    project[scene].forEachSegue { segue, owner in
      for preview in segue.previews {
        guard let name = preview.identifier, segues[name] == nil else { continue }
        segues[name] = PlacedSegue(segue: preview, owner: owner)
      }
    }
    seguesByScene[scene] = segues
    return segues[identifier]
  }

  /// The first scene whose controller has a class and a segue with an identifier.
  func scene(ofClass name: String, withSegue identifier: String) -> InterfaceScene? {
    project.scenes.lazy.filter { [project] in project[$0].controller?.customClass?.name == name }
      .first { self.segue(identifier, of: $0) != nil }
      .map { project[$0] }
  }
}

extension InterfaceScene {
  /// Calls a block with every segue that begins in the scene, and the id of what it begins at: its
  /// controller, then the views from back to front, the items of bars, and what lies beside the
  /// controller.
  func forEachSegue(_ body: (_ segue: InterfaceSegue, _ owner: String) -> Void) {
    if let controller {
      for segue in controller.segues { body(segue, controller.id) }
      var items = controller.toolbarItems
      if let item = controller.navigationItem {
        items += item.leftItems + item.rightItems
        if let back = item.backItem { items.append(back) }
        item.titleView?.forEachSegue(body)
      }
      controller.view?.forEachSegue(body)
      for item in items { item.forEachSegue(body) }
    }
    for object in objects {
      for segue in object.connections.compactMap(\.segue) { body(segue, object.id) }
      switch object.kind {
      case .view(let view): view.forEachSegue(body)
      case .barItem(let item): item.forEachSegue(body)
      case .exit, .firstResponder, .filesOwner, .placeholder, .gestureRecognizer, .navigationItem,
        .controller, .other:
        break
      }
    }
  }
}

extension InterfaceBarItem {
  fileprivate func forEachSegue(_ body: (_ segue: InterfaceSegue, _ owner: String) -> Void) {
    for segue in connections.compactMap(\.segue) { body(segue, id) }
    customView?.forEachSegue(body)
  }
}

extension InterfaceView {
  /// Calls a block with every segue that begins in the view, and the id of what it begins at: from
  /// back to front, the view itself first.
  func forEachSegue(_ body: (_ segue: InterfaceSegue, _ owner: String) -> Void) {
    var pending = [self]
    while let view = pending.popLast() {
      for segue in view.segues { body(segue, view.id) }
      pending += view.parts.reversed()
    }
  }

  /// The views inside this one, back to front: subviews, and the cells of tables and collections.
  var parts: [InterfaceView] {
    switch content {
    case .table(let table): subviews + table.prototypes + table.sections.flatMap(\.cells)
    case .collection(let collection): subviews + collection.cells
    case .plain, .text, .button, .image, .textField, .stack, .scroll, .tableCell, .collectionCell,
      .segmented, .navigationBar, .toolbar, .tabBar, .container, .control:
      subviews
    }
  }
}
