import AdaptDocuments
import Foundation
import Testing

@testable import AdaptDocumentReader

@Suite("A document made to do harm is refused before it does")
struct LimitTests {
  @Test(
    "Entities of a document's own are refused, inside and outside of it",
    arguments: [
      "<!DOCTYPE d [<!ENTITY a 'ha'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;'>]><d>&b;</d>",
      "<!DOCTYPE d [ <!ENTITY % x SYSTEM 'file:///etc/passwd'> %x; ]><d/>",
      "<!DOCTYPE d SYSTEM 'a>b' [ ]><d/>",
    ])
  func entities(text: String) throws {
    let error = try fault(of: "\n\(text)")
    #expect(error.kind == .entities)
    #expect(error.position == SourcePosition(line: 2, column: 1))
  }

  @Test("A document type that only names a file is left out, and the file is not opened")
  func externalType() throws {
    let text = sceneText("<viewController id='c'/>")
    let document = try read("<!DOCTYPE document SYSTEM 'file:///dev/zero'>\n\(text)")
    #expect(document.scenes.count == 1)
    #expect(document.settings.position == SourcePosition(line: 2, column: 1))
  }

  @Test("Elements may nest as deep as the limit and no deeper")
  func depth() throws {
    func text(_ depth: Int) -> String {
      let inner = depth - 1
      return storyboardText(
        String(repeating: "<a>", count: inner) + String(repeating: "</a>", count: inner))
    }
    #expect(try read(text(ReaderLimits.depth)).rest.elements.count == 1)
    let error = try fault(of: text(ReaderLimits.depth + 1))
    #expect(error.kind == .limit)
    #expect(error.message.contains("512 deep"))
  }

  @Test("Views nest as deep as elements may")
  func deepViews() throws {
    let levels = (ReaderLimits.depth - 8) / 2
    let text =
      String(repeating: "<view id='v'><subviews>", count: levels)
      + String(repeating: "</subviews></view>", count: levels)
    let document = try read(
      sceneText(
        "<viewController id='c'><view key='view'><subviews>\(text)</subviews></view>"
          + "</viewController>"))
    var count = 0
    document.forEachPart { if $0.element == "view" { count += 1 } }
    #expect(count == levels + 1)
    #expect(document == document)
  }

  @Test("Attributes, tags and bytes have limits")
  func sizes() throws {
    let attributes = (0...ReaderLimits.attributes).map { "a\($0)='1'" }.joined(separator: " ")
    let many = try fault(of: "<d \(attributes)/>")
    #expect(many.kind == .limit)
    let long = try fault(
      of: "<d a='\(String(repeating: "x", count: ReaderLimits.tagBytes))'/>")
    #expect(long.kind == .limit)
    #expect(long.position == SourcePosition(line: 1, column: 1))
    let large = try fault(of: Data(repeating: 0x20, count: ReaderLimits.bytes + 1))
    #expect(large.kind == .limit)
  }

  @Test(
    "Texts, comments and CDATA sections have a limit",
    arguments: [("", ""), ("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?n ", "?>")])
  func longText(begin: String, end: String) throws {
    let text = String(repeating: "x", count: ReaderLimits.textBytes + 1)
    let error = try fault(of: storyboardText("\n<string>\(begin)\(text)\(end)</string>"))
    #expect(error.kind == .limit)
    #expect(error.position == SourcePosition(line: 2, column: 9))
  }

  @Test("A document may be longer than the parser takes at once")
  func longDocument() throws {
    let comment = "<!--\(String(repeating: "x", count: 7 << 19))-->\n"
    let document = try read(
      storyboardText("\(comment)\(comment)\(comment)<color key='tintColor'/>"))
    #expect(document.rest.elements.first?.position == SourcePosition(line: 4, column: 1))
  }

  @Test("Problems without end are counted")
  func problems() throws {
    let views = String(repeating: "<view id='v' alpha='x'/>", count: 3000)
    let document = try read(
      sceneText(
        "<viewController id='c'><view key='view'><subviews>\(views)</subviews></view>"
          + "</viewController>"))
    #expect(document.problems.count == ReaderLimits.problems + 1)
    #expect(document.problems.last?.message == "and 4999 more problems")
  }
}
