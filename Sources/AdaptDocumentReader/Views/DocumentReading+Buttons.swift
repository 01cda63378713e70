import AdaptCore
import AdaptDocuments
import Foundation

extension DocumentReading {
  func button(_ reader: inout ElementReader, isEnabled: Bool) -> InterfaceButton {
    var button = InterfaceButton()
    button.type = reader.filledString("buttonType")
    button.isEnabled = isEnabled
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
    case ("inset", "contentEdgeInsets") where button.contentInsets == nil:
      button.contentInsets = inset(child, &reader)
    case ("inset", "titleEdgeInsets") where button.titleInsets == nil:
      button.titleInsets = inset(child, &reader)
    case ("inset", "imageEdgeInsets") where button.imageInsets == nil:
      button.imageInsets = inset(child, &reader)
    default: return false
    }
    return true
  }

  /// Insets in the form that names them by axis.
  private func inset(
    _ element: InterfaceElement, _ owner: inout ElementReader
  ) -> UIEdgeInsets {
    var reader = ElementReader(element, log)
    _ = reader.string("key")
    let insets = UIEdgeInsets(
      top: reader.length("minY") ?? 0, left: reader.length("minX") ?? 0,
      bottom: reader.length("maxY") ?? 0, right: reader.length("maxX") ?? 0)
    owner.keep(restOf: reader)
    return insets
  }

  private func attributedTitle(of element: InterfaceElement) -> String? {
    element.children.first { $0["key"] == "attributedTitle" }.flatMap(words)
  }
}
