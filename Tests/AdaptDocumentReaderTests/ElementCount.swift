import AdaptDocuments
import Foundation
import FoundationXML
import Testing

@testable import AdaptDocumentReader

/// What is in a document, counted without the reader.
final class ElementCount: NSObject, XMLParserDelegate {
  private(set) var attributes = 0
  private(set) var scenes = 0
  /// How often each id is there; a device has a name under this attribute.
  private(set) var ids: [String: Int] = [:]
  private(set) var segueKinds: [String: Int] = [:]
  private var open: [String] = []

  init(_ data: Data) throws {
    super.init()
    let parser = XMLParser(data: data)
    parser.delegate = self
    #expect(parser.parse())
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    self.attributes += attributes.count
    if let id = attributes["id"], name != "device" { ids[id, default: 0] += 1 }
    if name == "segue", let kind = attributes["kind"] { segueKinds[kind, default: 0] += 1 }
    if name == "scene" { scenes += 1 }
    open.append(name)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }
}

extension InterfaceDocument {
  /// The attributes that are kept beside the values.
  var keptAttributes: Int {
    var count = 0
    forEachPart { part in
      count += part.rest.attributes.count
      count += part.rest.elements.reduce(0) { $0 + $1.attributeCount }
    }
    return count
  }

  /// How many segues of each kind there are, by the names that files use.
  var segueKinds: [String: Int] {
    var kinds: [String: Int] = [:]
    forEachPart { part in
      for segue in part.connections.compactMap(\.segue) {
        kinds[segue.kind.spelling, default: 0] += 1
      }
    }
    return kinds
  }
}

extension InterfaceElement {
  var attributeCount: Int { children.reduce(attributes.count) { $0 + $1.attributeCount } }
}

extension InterfaceSegue.Kind {
  fileprivate var spelling: String {
    switch self {
    case .relationship: "relationship"
    case .embed: "embed"
    case .show: "show"
    case .showDetail: "showDetail"
    case .present: "presentation"
    case .popover: "popoverPresentation"
    case .unwind: "unwind"
    case .custom: "custom"
    case .push: "push"
    case .modal: "modal"
    case .popoverOfPad: "popover"
    case .replace: "replace"
    case .unknown(let name): name
    }
  }
}
