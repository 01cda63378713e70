import AdaptCore
import AdaptDocuments
import Foundation

/// A document while its elements come in.
struct DocumentReading {
  private(set) var document: InterfaceDocument
  let log = ReadingLog()

  init(name: String, path: String) {
    document = InterfaceDocument(.storyboard, name: name, path: path)
  }

  /// Looks at an element when it begins.
  func meet(_ element: InterfaceElement, under open: [InterfaceElement]) {
    let isObject =
      switch document.kind {
      case .storyboard:
        open.count > 3 && open[1].name == "scenes" && open[3].name == "objects"
      case .xib: open.count > 1 && open[1].name == "objects"
      }
    guard isObject, let id = element["id"], !id.isEmpty else { return }
    log.meet(id: id, of: element.name, at: element.position)
  }

  /// Takes the attributes of the root.
  ///
  /// - Throws: What the file is instead, if it is no document for iOS.
  mutating func begin(_ root: inout InterfaceElement) throws(DocumentFault) {
    document.kind = try DocumentFlavor.kind(of: root)
    var reader = ElementReader(root, log)
    _ = reader.string("type")
    document.settings.position = root.position
    document.settings.version = reader.filledString("version")
    document.settings.toolsVersion = reader.filledString("toolsVersion")
    document.settings.targetRuntime = reader.filledString("targetRuntime")
    document.settings.initialController = reader.filledString("initialViewController")
    document.settings.usesAutoLayout = reader.flag("useAutolayout", default: false)
    document.settings.usesTraitCollections = reader.flag("useTraitCollections", default: false)
    document.settings.usesSafeAreas = reader.flag("useSafeAreas", default: false)
    document.settings.isLaunchScreen = reader.flag("launchScreen", default: false)
    root = reader.element
  }

  /// Takes an element that has a place of its own in the document.
  ///
  /// - Returns: Whether it was one, so that it is not kept in its parent.
  mutating func takes(_ element: inout InterfaceElement, under open: [InterfaceElement]) -> Bool {
    switch open.count {
    case 2 where open[1].name == "scenes" && element.name == "scene":
      document.scenes.append(scene(element))
    case 2 where open[1].name == "objects": document.objects.append(object(element))
    case 1: takePart(element)
    default: return false
    }
    return true
  }

  /// Takes a child of the root.
  private mutating func takePart(_ element: InterfaceElement) {
    var reader = ElementReader(element, log)
    switch element.name {
    case "scenes", "objects": break
    case "device":
      document.settings.device = reader.filledString("id")
      document.settings.deviceOrientation = reader.filledString("orientation")
    case "resources": document.resources = resources(&reader)
    case "inferredMetricsTieBreakers":
      for child in reader.takeChildren() {
        var segue = ElementReader(child, log)
        if child.name == "segue", let id = segue.string("reference") {
          document.tieBreakers.append(id)
          reader.keep(restOf: segue)
        } else {
          reader.keep(child)
        }
      }
    default:
      document.rest.elements.append(element)
      return
    }
    var root = ElementReader(InterfaceElement("document", position: element.position), log)
    root.keep(restOf: reader)
    document.rest.elements += root.rest().elements
  }

  mutating func end(_ root: InterfaceElement) {
    let reader = ElementReader(root, log)
    let rest = reader.rest()
    document.rest.attributes = rest.attributes
    document.rest.elements += rest.elements
  }

  mutating func finish() { document.problems = log.report }
}
