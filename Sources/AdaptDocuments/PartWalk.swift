/// Goes through the values of a document.
struct PartWalk {
  let body: (InterfacePart) -> Void

  func visit(_ document: InterfaceDocument) {
    let position = document.settings.position
    meet(InterfacePart("document", id: "", position: position, rest: document.rest))
    meet(InterfacePart("resources", id: "", position: position, rest: document.resources.rest))
    for scene in document.scenes {
      meet(InterfacePart("scene", id: "", position: scene.position, rest: scene.rest))
      scene.controller.map(visit)
      scene.objects.forEach(visit)
    }
    document.objects.forEach(visit)
  }

  private func meet(_ part: InterfacePart) {
    body(part)
    part.rest.elements.forEach(visit)
  }

  private func visit(_ kept: InterfaceElement) {
    body(InterfacePart(kept.name, id: kept["id"] ?? "", position: kept.position))
    kept.children.forEach(visit)
  }

  func visit(_ connections: [InterfaceConnection]) {
    for connection in connections {
      switch connection {
      case .segue(let segue): visit(segue)
      case .outlet(let outlet):
        let name = outlet.isCollection ? "outletCollection" : "outlet"
        meet(InterfacePart(name, id: outlet.id, position: outlet.position, rest: outlet.rest))
      case .action(let action):
        meet(
          InterfacePart("action", id: action.id, position: action.position, rest: action.rest))
      }
    }
  }

  private func visit(_ segue: InterfaceSegue) {
    meet(InterfacePart("segue", id: segue.id, position: segue.position, rest: segue.rest))
    segue.previews.forEach(visit)
  }

  private func visit(_ attributes: [RuntimeAttribute]) {
    for attribute in attributes { attribute.element.map(visit) }
  }

  private func visit(_ variations: [InterfaceVariation]) {
    for variation in variations { variation.elements.forEach(visit) }
  }
}

// MARK: - Controllers and objects

extension PartWalk {
  func visit(_ controller: InterfaceController) {
    meet(
      InterfacePart(
        controller.element, id: controller.id, position: controller.position,
        customClass: controller.customClass, connections: controller.connections,
        rest: controller.rest))
    for guide in controller.layoutGuides {
      meet(InterfacePart("viewControllerLayoutGuide", id: guide.id, position: guide.position))
    }
    controller.view.map(visit)
    controller.otherViews.forEach(visit)
    controller.navigationItem.map(visit)
    controller.tabBarItem.map(visit)
    controller.toolbarItems.forEach(visit)
    visit(controller.connections)
    visit(controller.runtimeAttributes)
  }

  func visit(_ object: InterfaceObject) {
    switch object.kind {
    case .view(let view): visit(view)
    case .barItem(let item): visit(item)
    case .navigationItem(let item): visit(item)
    case .controller(let controller): visit(controller)
    case .exit: meet(object, "exit")
    case .firstResponder, .filesOwner, .placeholder: meet(object, "placeholder")
    case .gestureRecognizer(let element), .other(let element): meet(object, element)
    }
    visit(object.connections)
    visit(object.runtimeAttributes)
  }

  private func meet(_ object: InterfaceObject, _ element: String) {
    meet(
      InterfacePart(
        element, id: object.id, position: object.position, customClass: object.customClass,
        connections: object.connections, rest: object.rest))
  }

  private func visit(_ item: InterfaceNavigationItem) {
    meet(
      InterfacePart(
        "navigationItem", id: item.id, position: item.position, customClass: item.customClass,
        connections: item.connections, rest: item.rest))
    item.leftItems.forEach(visit)
    item.rightItems.forEach(visit)
    item.backItem.map(visit)
    item.titleView.map(visit)
    visit(item.connections)
    visit(item.runtimeAttributes)
  }

  private func visit(_ item: InterfaceBarItem) {
    meet(
      InterfacePart(
        "barButtonItem", id: item.id, position: item.position, customClass: item.customClass,
        connections: item.connections, rest: item.rest))
    item.customView.map(visit)
    visit(item.connections)
    visit(item.runtimeAttributes)
  }

  private func visit(_ item: InterfaceTabBarItem) {
    meet(
      InterfacePart(
        "tabBarItem", id: item.id, position: item.position, customClass: item.customClass,
        connections: item.connections, rest: item.rest))
    visit(item.connections)
    visit(item.runtimeAttributes)
  }
}

// MARK: - Views

extension PartWalk {
  func visit(_ view: InterfaceView) {
    meet(
      InterfacePart(
        view.element, id: view.id, position: view.position, customClass: view.customClass,
        connections: view.connections, rest: view.rest))
    for guide in view.guides {
      let element = guide.kind == "keyboard" ? "keyboardLayoutGuide" : "viewLayoutGuide"
      meet(InterfacePart(element, id: guide.id, position: guide.position))
    }
    visit(view.content)
    view.subviews.forEach(visit)
    for constraint in view.constraints {
      meet(
        InterfacePart(
          "constraint", id: constraint.id, position: constraint.position, rest: constraint.rest))
      visit(constraint.variations)
    }
    visit(view.variations)
    visit(view.connections)
    visit(view.runtimeAttributes)
  }

  private func visit(_ content: InterfaceView.Content) {
    switch content {
    case .table(let table):
      table.prototypes.forEach(visit)
      for section in table.sections {
        meet(
          InterfacePart(
            "tableViewSection", id: section.id, position: section.position, rest: section.rest))
        section.cells.forEach(visit)
      }
    case .collection(let collection):
      collection.cells.forEach(visit)
      collection.supplementaryViews.forEach(visit)
    case .navigationBar(let items): items.forEach(visit)
    case .toolbar(let items): items.forEach(visit)
    case .tabBar(let items): items.forEach(visit)
    case .plain, .text, .button, .image, .textField, .stack, .scroll, .tableCell, .collectionCell,
      .segmented, .container, .control:
      break
    }
  }
}
