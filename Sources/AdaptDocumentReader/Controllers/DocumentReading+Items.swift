import AdaptDocuments

extension DocumentReading {
  func navigationItem(_ element: InterfaceElement) -> InterfaceNavigationItem {
    var reader = ElementReader(element, log)
    var item = InterfaceNavigationItem(id: reader.id(), position: reader.position)
    takeKey(&reader, "navigationItem")
    item.title = reader.text("title")
    item.prompt = reader.text("prompt")
    item.largeTitleDisplayMode = reader.filledString("largeTitleDisplayMode")
    item.hidesBackButton = reader.flag("hidesBackButton", default: false)
    item.leftItemsSupplementBackButton =
      reader.flag("leftItemsSupplementBackButton", default: false)
    item.customClass = reader.customClass()
    item.userLabel = reader.filledString("userLabel")
    for child in reader.takeChildren() {
      switch (child.name, child["key"]) {
      case ("barButtonItem", "leftBarButtonItem"): item.leftItems.append(barItem(child))
      case ("barButtonItem", "rightBarButtonItem"): item.rightItems.append(barItem(child))
      case ("barButtonItem", "backBarButtonItem") where item.backItem == nil:
        item.backItem = barItem(child)
      case ("leftBarButtonItems", _): item.leftItems += barItems(child, &reader)
      case ("rightBarButtonItems", _): item.rightItems += barItems(child, &reader)
      case ("connections", _): item.connections += connections(child, &reader)
      case ("userDefinedRuntimeAttributes", _):
        item.runtimeAttributes += runtimeAttributes(child, &reader)
      case (_, "titleView") where item.titleView == nil: item.titleView = view(child)
      default: reader.keep(child)
      }
    }
    item.rest = reader.rest()
    return item
  }

  func tabBarItem(_ element: InterfaceElement) -> InterfaceTabBarItem {
    var reader = ElementReader(element, log)
    var item = InterfaceTabBarItem(id: reader.id(), position: reader.position)
    takeKey(&reader, "tabBarItem")
    item.title = reader.text("title")
    item.systemItem = reader.filledString("systemItem")
    item.image = reader.filledString("image")
    item.badge = reader.filledString("badgeValue")
    item.customClass = reader.customClass()
    item.userLabel = reader.filledString("userLabel")
    for child in reader.takeChildren() {
      switch child.name {
      case "accessibility" where item.accessibility == nil:
        item.accessibility = accessibility(child, &reader)
      case "connections": item.connections += connections(child, &reader)
      case "userDefinedRuntimeAttributes":
        item.runtimeAttributes += runtimeAttributes(child, &reader)
      default: reader.keep(child)
      }
    }
    item.rest = reader.rest()
    return item
  }

  /// The key says no more than where an item stands.
  private func takeKey(_ reader: inout ElementReader, _ key: String) {
    if reader.peek("key") == key { _ = reader.string("key") }
  }
}
