import AdaptDocuments

extension DocumentReading {
  /// An object beside the controller of a scene, or at the top of a xib.
  func object(_ element: InterfaceElement) -> InterfaceObject {
    let id = element["id"] ?? ""
    let kind: InterfaceObject.Kind
    if Self.isController(element) {
      kind = .controller(controller(element))
    } else if element.name == "barButtonItem" {
      kind = .barItem(barItem(element))
    } else if element.name == "navigationItem" {
      kind = .navigationItem(navigationItem(element))
    } else if Self.isView(element) {
      kind = .view(view(element))
    } else {
      return plainObject(element)
    }
    return InterfaceObject(kind, id: id, position: element.position)
  }

  /// An object that is what its element and its class say, and nothing more.
  private func plainObject(_ element: InterfaceElement) -> InterfaceObject {
    var reader = ElementReader(element, log)
    let kind = kind(of: &reader)
    var object = InterfaceObject(kind, id: reader.id(), position: reader.position)
    object.customClass = reader.customClass()
    object.userLabel = reader.filledString("userLabel")
    for child in reader.takeChildren() {
      switch child.name {
      case "connections": object.connections += connections(child, &reader)
      case "userDefinedRuntimeAttributes":
        object.runtimeAttributes += runtimeAttributes(child, &reader)
      default: reader.keep(child)
      }
    }
    object.rest = reader.rest()
    return object
  }

  private func kind(of reader: inout ElementReader) -> InterfaceObject.Kind {
    let member = reader.sceneMember()
    switch reader.name {
    case "exit": return .exit
    case "placeholder":
      switch reader.string("placeholderIdentifier") {
      case "IBFirstResponder": return .firstResponder
      case "IBFilesOwner": return .filesOwner
      case let other:
        if other == nil, member == .firstResponder { return .firstResponder }
        return .placeholder(other ?? "")
      }
    // Xcode misspells `longPressGestureRecognizer` as `pongPressGestureRecognizer`.
    case let name where name.hasSuffix("GestureRecognizer"): return .gestureRecognizer(name)
    case let name: return .other(name)
    }
  }
}

/// What an object is to its scene.
enum SceneMember {
  case controller
  case firstResponder
  case exit
}

extension ElementReader {
  mutating func sceneMember() -> SceneMember? {
    choice(
      "sceneMemberID",
      of: [
        "viewController": .controller, "firstResponder": .firstResponder, "exit": .exit,
        // As Xcode 4.2 spelt it.
        "firstRespodner": .firstResponder,
      ])
  }
}
