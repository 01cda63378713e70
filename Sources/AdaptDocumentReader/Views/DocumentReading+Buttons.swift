import AdaptDocuments

extension DocumentReading {
  func button(_ reader: inout ElementReader) -> InterfaceButton {
    var button = InterfaceButton()
    button.type = reader.filledString("buttonType")
    button.isEnabled = reader.flag("enabled", default: true)
    return button
  }

  func takeButton(
    _ child: InterfaceElement, into button: inout InterfaceButton, _ reader: inout ElementReader
  ) -> Bool {
    switch (child.name, child["key"]) {
    case ("state", "normal") where button.title == nil && button.image == nil:
      var state = ElementReader(child, log)
      _ = state.string("key")
      button.title = state.text("title")
      button.image = state.filledString("image")
      if button.title == nil {
        button.title = attributedTitle(of: child)
      }
      reader.keep(restOf: state)
    case ("buttonConfiguration", "configuration"):
      // The configuration decides over the state (15+).
      var configuration = ElementReader(child, log)
      button.title = configuration.text("title") ?? attributedTitle(of: child) ?? button.title
      button.image = configuration.filledString("image") ?? button.image
      reader.keep(restOf: configuration)
    case ("fontDescription", "fontDescription") where button.font == nil:
      button.font = font(child, &reader)
    default: return false
    }
    return true
  }

  private func attributedTitle(of element: InterfaceElement) -> String? {
    element.children.first { $0["key"] == "attributedTitle" }.flatMap(words)
  }
}
