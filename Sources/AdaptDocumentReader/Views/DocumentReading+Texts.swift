import AdaptDocuments
import Foundation

extension DocumentReading {
  func label(_ reader: inout ElementReader) -> InterfaceText {
    var text = text(&reader)
    text.lines = reader.integer("numberOfLines") ?? 1
    // Interface Builder writes this one only where it is off.
    text.adjustsFontSize = reader.flag("adjustsFontSizeToFit", default: true)
    return text
  }

  /// What every text has.
  func text(_ reader: inout ElementReader) -> InterfaceText {
    var text = InterfaceText()
    text.text = reader.text("text")
    text.lineBreakMode = reader.filledString("lineBreakMode")
    text.alignment = reader.filledString("textAlignment")
    text.minimumScale = reader.number("minimumScaleFactor")
    text.preferredMaximumWidth = reader.length("preferredMaxLayoutWidth")
    return text
  }

  func textField(_ reader: inout ElementReader) -> InterfaceView.Content {
    var text = text(&reader)
    text.adjustsFontSize = reader.flag("adjustsFontSizeToFit", default: true)
    return .textField(text, placeholder: reader.text("placeholder"))
  }

  func takeText(
    _ child: InterfaceElement, into text: inout InterfaceText, _ reader: inout ElementReader
  ) -> Bool {
    switch child.name {
    case "fontDescription" where child["key"] == "fontDescription" && text.font == nil:
      text.font = font(child, &reader)
    case "attributedString" where child["key"] == "attributedText" && text.text == nil:
      // The styles have no place in the values; the words have.
      text.text = words(of: child)
      reader.keep(child)
    default: return false
    }
    return true
  }

  func font(_ element: InterfaceElement, _ owner: inout ElementReader) -> InterfaceFont {
    var reader = ElementReader(element, log)
    _ = reader.string("key")
    var font = InterfaceFont()
    font.type = reader.filledString("type")
    font.weight = reader.filledString("weight")
    font.style = reader.filledString("style")
    font.family = reader.filledString("family")
    font.name = reader.filledString("name")
    font.size = reader.number("pointSize")
    owner.keep(restOf: reader)
    return font
  }

  /// The words of a text with styles, without the styles.
  func words(of element: InterfaceElement) -> String? {
    let fragments = element.children.filter { $0.name == "fragment" }
    guard !fragments.isEmpty else { return nil }
    return fragments.map { fragment in
      var reader = ElementReader(fragment, ReadingLog())
      return reader.text("content") ?? ""
    }.joined()
  }
}
