import AdaptCore
import AdaptDocuments
import Foundation
import Testing

@testable import AdaptDocumentReader

@Suite("Texts, fonts and buttons")
struct TextTests {
  private func text(_ element: String) throws -> InterfaceText {
    switch try readView(element).view.content {
    case .text(let text), .textField(let text, _): return text
    case let other:
      Issue.record("\(other) is no text")
      return InterfaceText()
    }
  }

  @Test(
    "A text is an attribute or a child, which may be in base 64",
    arguments: [
      ("<label text='a &amp; b'/>", "a & b"), ("<label text=''/>", ""), ("<label/>", nil),
      ("<label><string key='text'>one\ntwo</string></label>", "one\ntwo"),
      ("<label><mutableString key='text'>m</mutableString></label>", "m"),
      ("<textView><string key='text'><![CDATA[<b>]]> &lt;</string></textView>", "<b> <"),
      (
        "<label><string key='text' base64-UTF8='YES'>\nZsO8ciBkaWNo\n</string></label>", "für dich"
      ),
      ("<label><string key='text' base64-UTF8='YES'>YQ</string></label>", "a"),
      (
        "<label><attributedString key='attributedText'><fragment content='A'/><fragment>"
          + "<string key='content'>B</string></fragment></attributedString></label>", "AB"
      ),
    ])
  func texts(element: String, expected: String?) throws {
    #expect(try text(element).text == expected)
  }

  @Test("What is no base 64 is taken as it stands")
  func badBase64() throws {
    let (view, problems) = try readView(
      "<label><string key='text' base64-UTF8='YES'>?</string></label>")
    if case .text(let text) = view.content { #expect(text.text == "?") }
    #expect(problems.count == 1)
  }

  @Test("A label has lines, a line break mode, an alignment and a font")
  func label() throws {
    let label = try text(
      "<label numberOfLines='0' lineBreakMode='wordWrap' textAlignment='center'"
        + " adjustsFontSizeToFit='NO' minimumScaleFactor='0.5' preferredMaxLayoutWidth='298'>"
        + "<fontDescription key='fontDescription' type='boldSystem' weight='semibold'"
        + " pointSize='17'/></label>")
    #expect(label.lines == 0)
    #expect(label.lineBreakMode == "wordWrap")
    #expect(label.alignment == "center")
    #expect(!label.adjustsFontSize)
    #expect(label.minimumScale == 0.5)
    #expect(label.preferredMaximumWidth == 298)
    #expect(label.font?.type == "boldSystem")
    #expect(label.font?.weight == "semibold")
    #expect(label.font?.size == 17)
    let plain = try text("<label/>")
    #expect(plain.lines == 1)
    #expect(plain.adjustsFontSize, "only NO is ever written")
  }

  @Test("A font has a style or a name")
  func fonts() throws {
    let style = try text(
      "<label><fontDescription key='fontDescription' style='UICTFontTextStyleBody'/></label>")
    #expect(style.font?.style == "UICTFontTextStyleBody")
    #expect(style.font?.size == nil)
    let named = try text(
      "<textField><fontDescription key='fontDescription' name='Avenir-Book' family='Avenir'"
        + " pointSize='12.5'/></textField>")
    #expect(named.font?.name == "Avenir-Book")
    #expect(named.font?.family == "Avenir")
    #expect(named.font?.size == 12.5)
  }

  @Test("A field has a placeholder", arguments: ["textField", "searchBar"])
  func placeholder(element: String) throws {
    let (view, _) = try readView("<\(element) placeholder='Name' text='Ada'/>")
    guard case .textField(let text, let placeholder) = view.content else {
      Issue.record("no field")
      return
    }
    #expect(text.text == "Ada")
    #expect(placeholder == "Name")
  }

  @Test("A button has a type, the title and the image of its normal state, and insets")
  func button() throws {
    let (view, _) = try readView(
      "<button buttonType='system' enabled='NO' id='b'>"
        + "<fontDescription key='fontDescription' type='system' pointSize='15'/>"
        + "<inset key='contentEdgeInsets' minX='1' minY='2' maxX='3' maxY='4'/>"
        + "<state key='normal' title='Save' image='disk'><color key='titleColor' red='1'/></state>"
        + "<state key='highlighted' title='Saving'/></button>")
    guard case .button(let button) = view.content else {
      Issue.record("no button")
      return
    }
    #expect(button.type == "system")
    #expect(button.title == "Save")
    #expect(button.image == "disk")
    #expect(button.font?.size == 15)
    #expect(!button.isEnabled)
    #expect(!view.isEnabled)
    #expect(button.contentInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(view.rest.elements.map(\.name) == ["state", "state"])
    #expect(view.rest.elements.last?["title"] == "Saving")
  }

  @Test(
    "The title of a button stands in its state, in a text with styles or in its configuration",
    arguments: [
      ("<state key='normal'><string key='title'>A</string></state>", "A"),
      (
        "<state key='normal'><attributedString key='attributedTitle'><fragment content='B'/>"
          + "</attributedString></state>", "B"
      ),
      (
        "<state key='normal' title='Button'/><buttonConfiguration key='configuration' title='C'/>",
        "C"
      ),
      ("<state key='normal' title='D'/><buttonConfiguration key='configuration'/>", "D"),
      ("<state key='selected' title='E'/>", nil),
    ])
  func titles(content: String, title: String?) throws {
    guard case .button(let button) = try readView("<button>\(content)</button>").view.content
    else {
      Issue.record("no button")
      return
    }
    #expect(button.title == title)
  }
}
