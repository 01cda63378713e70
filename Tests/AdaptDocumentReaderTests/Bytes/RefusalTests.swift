import AdaptDocuments
import Foundation
import Testing

@testable import AdaptDocumentReader

@Suite("What is no document for iOS is refused by its name")
struct RefusalTests {
  private static let ios = "adaptsim reads"

  @Test(
    "Other platforms are named",
    arguments: [
      ("com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "MacOSX.Cocoa", "macOS"),
      ("com.apple.InterfaceBuilder3.Cocoa.XIB", "MacOSX.Cocoa", "macOS"),
      ("com.apple.InterfaceBuilder.AppleTV.Storyboard", "AppleTV", "tvOS"),
      ("com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchKit", "watchOS"),
      ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", "AppleTV", "tvOS"),
    ])
  func platforms(type: String, runtime: String, platform: String) throws {
    let error = try fault(of: "\n<document type='\(type)' targetRuntime='\(runtime)'/>")
    #expect(error.kind == .otherPlatform)
    #expect(error.position == SourcePosition(line: 2, column: 1))
    #expect(
      error.message
        == "this is a document for \(platform); adaptsim reads storyboards and xibs for iOS")
  }

  @Test(
    "Other XML is named by its root",
    arguments: [
      ("<archive type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='7.10'/>", "archive"),
      (
        "<!DOCTYPE plist PUBLIC '-//Apple//DTD PLIST 1.0//EN' 'http://example.invalid/p.dtd'>"
          + "<plist version='1.0'/>", "property list"
      ),
      ("<svg/>", "SVG"), ("<html/>", "HTML"), ("<resources/>", "root is <resources>"),
      ("<document/>", "no type"), ("<document type='x.y'/>", "'x.y'"),
    ])
  func otherXML(text: String, words: String) throws {
    let error = try fault(of: text)
    #expect(error.kind == .otherFormat)
    #expect(error.message.contains(words))
    #expect(error.message.contains(Self.ios))
  }

  @Test(
    "Other formats are named by their first bytes",
    arguments: [
      ("", "empty"), (" \n\t\r\n", "empty"), ("NIBArchive\u{1}", "nib that Xcode compiled"),
      ("bplist00\u{1}", "binary property list"), ("PK\u{3}\u{4}", "zip"),
      ("{ device: 'phone' }", "JSON"), (" [1]", "JSON"), ("hello", "no XML"),
    ])
  func otherBytes(text: String, words: String) throws {
    let error = try fault(of: text)
    #expect(error.message.contains(words))
    #expect(error.message.contains(Self.ios))
  }

  @Test("A message never carries control characters of the file")
  func controlCharacters() throws {
    let error = try fault(of: "<document type='&#9;\u{85}'/>")
    #expect(
      !error.description.unicodeScalars.contains { $0.properties.generalCategory == .control })
  }
}
