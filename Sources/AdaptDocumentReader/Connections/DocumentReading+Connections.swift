import AdaptDocuments

extension DocumentReading {
  /// What the `connections` of an object lead to, in the order of the file.
  func connections(
    _ element: InterfaceElement, _ owner: inout ElementReader
  ) -> [InterfaceConnection] {
    var list = ElementReader(element, log)
    var connections: [InterfaceConnection] = []
    for child in list.takeChildren() {
      switch child.name {
      case "segue": connections.append(.segue(segue(child, under: nil)))
      case "outlet", "outletCollection": connections.append(.outlet(outlet(child)))
      case "action": connections.append(.action(action(child)))
      default: list.keep(child)
      }
    }
    owner.keep(restOf: list)
    return connections
  }

  private func outlet(_ element: InterfaceElement) -> InterfaceOutlet {
    var reader = ElementReader(element, log)
    var outlet = InterfaceOutlet(
      reader.string("property") ?? "", to: reader.string("destination") ?? "", id: reader.id(),
      position: reader.position)
    outlet.isCollection = element.name == "outletCollection"
    if outlet.property.isEmpty { reader.note("<\(element.name)> names no property") }
    if outlet.destination.isEmpty { reader.note("<\(element.name)> leads to nothing") }
    outlet.rest = reader.rest()
    return outlet
  }

  private func action(_ element: InterfaceElement) -> InterfaceAction {
    var reader = ElementReader(element, log)
    var action = InterfaceAction(
      reader.string("selector") ?? "", to: reader.string("destination") ?? "", id: reader.id(),
      position: reader.position)
    action.eventType = reader.filledString("eventType")
    if action.selector.isEmpty { reader.note("<action> names no selector") }
    action.rest = reader.rest()
    return action
  }
}
