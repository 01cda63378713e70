import AdaptDocuments

extension DocumentReading {
  /// The bar button items of a list.
  func barItems(_ element: InterfaceElement, _ owner: inout ElementReader) -> [InterfaceBarItem] {
    list(of: "barButtonItem", in: element, &owner, barItem)
  }

  func barItem(_ element: InterfaceElement) -> InterfaceBarItem {
    var reader = ElementReader(element, log)
    var item = InterfaceBarItem(id: reader.id(), position: reader.position)
    switch reader.peek("key") {
    case "leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem": _ = reader.string("key")
    default: break
    }
    item.title = reader.text("title")
    item.systemItem = reader.filledString("systemItem")
    item.image = reader.filledString("image")
    item.style = reader.filledString("style")
    item.isEnabled = reader.flag("enabled", default: true)
    item.customClass = reader.customClass()
    item.userLabel = reader.filledString("userLabel")
    for child in reader.takeChildren() {
      switch child.name {
      case "connections": item.connections += connections(child, &reader)
      case "userDefinedRuntimeAttributes":
        item.runtimeAttributes += runtimeAttributes(child, &reader)
      case "accessibility" where item.accessibility == nil:
        item.accessibility = accessibility(child, &reader)
      default:
        if child["key"] == "customView", item.customView == nil {
          item.customView = view(child)
        } else {
          reader.keep(child)
        }
      }
    }
    item.rest = reader.rest()
    return item
  }

  /// What assistive technology calls an object; traits are kept as they are.
  func accessibility(
    _ element: InterfaceElement, _ owner: inout ElementReader
  ) -> InterfaceAccessibility {
    var reader = ElementReader(element, log)
    if reader.peek("key") == "accessibilityConfiguration" { _ = reader.string("key") }
    let accessibility = InterfaceAccessibility(
      identifier: reader.text("identifier"), label: reader.text("label"), hint: reader.text("hint"))
    owner.keep(restOf: reader)
    return accessibility
  }
}
