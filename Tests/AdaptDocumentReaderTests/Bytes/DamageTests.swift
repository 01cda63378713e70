import AdaptDocuments
import Foundation
import Testing

@testable import AdaptDocumentReader

@Suite("Damaged XML is told of with its place and what to do")
struct DamageTests {
  private static let root = "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'>"

  /// - Parameter text: What follows the root's tag, which is a line of its own.
  @Test(
    "A fault has a place and a next step",
    arguments: [
      ("\n<a>\n", 4, 1, "the file ends inside <a> of 3:1"),
      ("\n<a><b></a>", 3, 7, "</a> stands inside <b> of 3:4"),
      ("\n</document></a>", 3, 12, "</a> closes nothing"),
      ("\n</document>x", 3, 12, "text after the end"),
      ("\n</document><document/>", 3, 12, "a second root"),
      ("\n <a b='1", 3, 2, "an attribute of the tag that begins here never ends"),
      ("\n <a b='1><c/></a>", 3, 2, "an attribute of the tag that begins here never ends"),
      ("\n <a b", 3, 2, "the tag that begins here never ends"),
      ("\n <a <b/>", 3, 2, "the tag that begins here never ends"),
      ("\n </a", 3, 2, "the tag that begins here never ends"),
      ("\n <!-- ", 3, 2, "a comment begins here"),
      ("\n <![CDATA[ ", 3, 2, "a CDATA section begins here"),
      ("\n <?note ", 3, 2, "a processing instruction begins here"),
      ("\n 1 < 2</document>", 3, 4, "'<' begins no tag"),
      ("\n <!ELEMENT a></document>", 3, 2, "'<!' begins no tag"),
    ])
  func tags(text: String, line: Int, column: Int, words: String) throws {
    let error = try fault(of: "\n\(Self.root)\(text)")
    #expect(error.kind == .damaged)
    #expect(error.position == SourcePosition(line: line, column: column))
    #expect(error.message.contains(words))
    #expect(error.description.hasPrefix("Main.storyboard:\(line):\(column): "))
  }

  @Test(
    "What only the parser sees is told of in the line where it is",
    arguments: [
      ("<a x='1' x='2'/>", "an attribute is there twice"), ("<a x/>", "no value"),
      ("<a x=1/>", "quotation mark"), ("<a x='1'y='2'/>", "a space is missing"),
      ("<a>&nbsp;</a>", "an entity"), ("<a x='&nbsp;'/>", "an entity"),
      ("<a>\u{1}</a>", "a character"), ("<a>]]></a>", "']]>'"), ("<1/>", "a name"),
    ])
  func parserFaults(text: String, words: String) throws {
    let error = try fault(of: "\n\(Self.root)\n\n\(text)\n</document>")
    #expect(error.kind == .damaged)
    #expect(error.position?.line == 4)
    #expect(error.message.contains(words), "\(error)")
    #expect(error.message.contains("; "), "what is next")
  }

  @Test("A document cut at any place gives an error with a place")
  func truncated() throws {
    let text = sceneText(
      "<viewController title='é' id='c'><!-- x --><view key='view'/></viewController>")
    for length in 1..<text.utf8.count {
      let error = try fault(of: Data(text.utf8.prefix(length)))
      #expect(error.position != nil, "cut after \(length) bytes")
    }
  }

  @Test(
    "Wrong encodings are told of",
    arguments: [
      (Data("<a>\u{E9}</a>".unicodeScalars.map { UInt8($0.value) }), "byte 233 is no UTF-8"),
      (Data([0xFE, 0xFF, 0x00]), "begins as UTF-16"),
      (Data([0xFF, 0xFE, 0x00, 0xD8, 0x3C, 0x00]), "begins as UTF-16"),
      (Data([0x00, 0x00, 0xFE, 0xFF]), "UTF-32"),
      (Data("<?xml version='1.0' encoding='UTF-16'?><a/>".utf8), "says that it is in 'UTF-16'"),
      (Data("<?xml version='1.0' encoding='Shift_JIS'?><a/>".utf8), "'Shift_JIS'"),
    ])
  func encodings(data: Data, words: String) throws {
    let error = try fault(of: data)
    #expect(error.kind == .encoding)
    #expect(error.message.contains(words))
    #expect(error.message.contains("UTF-8"))
  }

  @Test("The byte that is not UTF-8 has a place")
  func badByte() throws {
    let error = try fault(of: Data("<a>\n é".utf8) + Data([0x80]))
    #expect(error.position == SourcePosition(line: 2, column: 3))
  }
}
