import AdaptDocuments
import Foundation
import Testing

@testable import AdaptDocumentReader

@Suite("Large documents")
struct LargeDocumentTests {
  private static let count = 5000

  /// Where something can be there any number of times: what stands before, each, and after it.
  @Test(
    "Siblings may be many wherever they stand",
    arguments: [
      ("subviews", "<view key='view'><subviews>", "<label/>", "</subviews></view>"),
      (
        "lists of subviews", "<view key='view'>", "<subviews><label/></subviews>", "</view>"
      ),
      (
        "constraints", "<view key='view'><constraints>", "<constraint firstAttribute='top'/>",
        "</constraints></view>"
      ),
      ("variations", "<view key='view'>", "<variation key='default'/>", "</view>"),
      (
        "masks", "<view key='view'><variation key='default'><mask key='constraints'>",
        "<include reference='a'/>", "</mask></variation></view>"
      ),
      ("connections", "<connections>", "<segue kind='show' destination='d'/>", "</connections>"),
      (
        "guides", "<layoutGuides>", "<viewControllerLayoutGuide type='top' id=''/>",
        "</layoutGuides>"
      ),
      (
        "attributes", "<userDefinedRuntimeAttributes>",
        "<userDefinedRuntimeAttribute keyPath='a' type='nil'/>", "</userDefinedRuntimeAttributes>"
      ),
      (
        "sections", "<tableView key='view'><sections>",
        "<tableViewSection><cells><tableViewCell/></cells></tableViewSection>",
        "</sections></tableView>"
      ),
      (
        "lists of sections", "<tableView key='view'>",
        "<sections><tableViewSection/></sections>", "</tableView>"
      ),
      (
        "headers", "<collectionView key='view'>", "<collectionReusableView key='h'/>",
        "</collectionView>"
      ),
      ("items", "<toolbar key='toolbar'><items>", "<barButtonItem/>", "</items></toolbar>"),
      ("kept elements", "", "<future a='1'>text</future>", ""),
      (
        "texts", "<view key='view'><subviews><label>", "<string key='text'>a</string>",
        "</label></subviews></view>"
      ),
    ])
  func siblings(what: String, before: String, each: String, after: String) throws {
    let text = sceneText(
      "<viewController id='c'>\(before)\(String(repeating: each, count: Self.count))\(after)"
        + "</viewController>")
    let reading = try InterfaceDocumentReader.reading(Data(text.utf8), name: "L", path: "L")
    let count = ElementCount(wellFormed: Data(text.utf8))
    #expect(reading.log.takenAttributes + reading.document.keptAttributes == count.attributes)
    #expect(count.attributes + count.elements > Self.count)
  }

  @Test("Scenes may be many")
  func scenes() throws {
    let scenes = (0..<Self.count).map {
      "<scene sceneID='\($0)'><objects><viewController id='c\($0)'/></objects></scene>"
    }
    let document = try read(storyboardText("<scenes>\(scenes.joined())</scenes>"))
    #expect(document.scenes.map(\.id) == (0..<Self.count).map(String.init))
    #expect(document.problems.isEmpty)
  }

  @Test("An element may have as many attributes as the limit")
  func attributes() throws {
    let attributes = (0..<ReaderLimits.attributes - 1).map { "a\($0)='\($0)'" }
    let controller = try readPlainController(attributes.joined(separator: " "))
    #expect(controller.rest.attributes.count == ReaderLimits.attributes - 1)
    #expect(
      controller.rest.attributes.map(\.name) == controller.rest.attributes.map(\.name).sorted())
  }
}
