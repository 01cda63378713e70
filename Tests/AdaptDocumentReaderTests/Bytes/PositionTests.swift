import AdaptDocuments
import Foundation
import Testing

@testable import AdaptDocumentReader

@Suite("Every element has the line and the column of its '<'")
struct PositionTests {
  private static let lines = [
    "<?xml version='1.0'?>",
    "<!-- <scene> in a comment is none -->",
    "<document",
    "    type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB'",
    "    useAutolayout='YES'>",
    "  <scenes><scene sceneID='é'><objects><viewController",
    "    title='a > b'",
    "    id='c'>",
    "<connections>",
    "\t<segue kind='show' destination='d' id='s'/></connections>",
    "  <![CDATA[<view/>]]><?note <view?>",
    "</viewController>  <exit id='𝄞é'/><placeholder id='p'/>",
    "</objects></scene></scenes></document>",
  ]

  private func expectPlaces(_ document: InterfaceDocument) throws {
    let scene = try #require(document.scenes.first)
    #expect(document.settings.position == SourcePosition(line: 3, column: 1))
    #expect(scene.position == SourcePosition(line: 6, column: 11))
    #expect(scene.controller?.position == SourcePosition(line: 6, column: 39))
    #expect(scene.controller?.segues.first?.position == SourcePosition(line: 10, column: 2))
    let places = scene.objects.map(\.position)
    #expect(
      places == [SourcePosition(line: 12, column: 20), SourcePosition(line: 12, column: 35)],
      "a column is a Unicode scalar")
    #expect(scene.id == "é")
  }

  @Test("Line feeds, carriage returns and both end a line", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(end: String) throws {
    try expectPlaces(read(Self.lines.joined(separator: end)))
  }

  @Test(
    "The encoding changes no place",
    arguments: [
      String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian, .utf16,
    ])
  func encodings(encoding: String.Encoding) throws {
    try expectPlaces(read(Self.lines.joined(separator: "\n"), encoding: encoding))
  }

  @Test("A byte order mark has no column")
  func byteOrderMark() throws {
    try expectPlaces(read("\u{FEFF}" + Self.lines.joined(separator: "\n")))
    let first = try read("\u{FEFF}" + sceneText("<viewController id='c'/>"))
    #expect(first.settings.position == SourcePosition(line: 1, column: 1))
  }

  @Test("A document that says that it is in Latin 1 is read so")
  func latin1() throws {
    let text =
      "<?xml version='1.0' encoding='ISO-8859-1'?>\n"
      + sceneText("<viewController title='Größe' id='c'/><exit id='e'/>")
    let document = try read(text, encoding: .isoLatin1)
    #expect(document.scenes.first?.controller?.title == "Größe")
    let before = text.unicodeScalars.prefix { $0 != "\n" }.count + 1
    let column =
      text.unicodeScalars.count
      - "<exit id='e'/></objects></scene></scenes></document>"
      .count - before + 1
    #expect(
      document.scenes.first?.objects.first?.position == SourcePosition(line: 2, column: column))
  }

  @Test("A document of UTF-16 may say so")
  func declaredUTF16() throws {
    let text = "<?xml version='1.0' encoding='UTF-16'?>" + sceneText("<viewController id='c'/>")
    #expect(try read(text, encoding: .utf16).scenes.first?.controller?.id == "c")
  }

  @Test("Lines of a megabyte and ten thousand lines keep their places")
  func farAway() throws {
    let far = String(repeating: " ", count: 1 << 20) + String(repeating: "\n", count: 10_000)
    let scene = try readScene("<viewController id='c'/>\(far)   <exit id='e'/>")
    #expect(scene.objects.first?.position == SourcePosition(line: 10_001, column: 4))
  }
}
