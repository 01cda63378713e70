import AdaptDocuments

extension DocumentReading {
  /// The values that an object is given by their key paths.
  func runtimeAttributes(
    _ element: InterfaceElement, _ owner: inout ElementReader
  ) -> [RuntimeAttribute] {
    var list = ElementReader(element, log)
    var attributes: [RuntimeAttribute] = []
    for child in list.takeChildren() {
      guard child.name == "userDefinedRuntimeAttribute", let keyPath = child["keyPath"] else {
        list.keep(child)
        continue
      }
      var reader = ElementReader(child, log)
      _ = reader.string("keyPath")
      var attribute = RuntimeAttribute(
        keyPath, type: reader.string("type") ?? "", value: reader.string("value"),
        position: child.position)
      for value in reader.takeChildren() {
        if attribute.element == nil, attribute.value == nil {
          log.take(all: value)
          attribute.element = value
        } else {
          reader.keep(value)
        }
      }
      attributes.append(attribute)
      list.keep(restOf: reader)
    }
    owner.keep(restOf: list)
    return attributes
  }
}
