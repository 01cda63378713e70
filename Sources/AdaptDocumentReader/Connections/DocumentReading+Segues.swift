import AdaptCore
import AdaptDocuments

extension DocumentReading {
  /// - Parameter parent: The segue that this one is a preview of.
  func segue(_ element: InterfaceElement, under parent: InterfaceSegue?) -> InterfaceSegue {
    var reader = ElementReader(element, log)
    let kind = kind(of: &reader) ?? parent?.kind
    let destination = reader.filledString("destination") ?? parent?.destination
    var segue = InterfaceSegue(
      kind ?? .unknown(""), to: destination ?? "", id: reader.id(), position: reader.position)
    if kind == nil { reader.note("the segue has no kind; it can do nothing") }
    if destination == nil { reader.note("the segue leads to nothing") }
    segue.previewRole = parent == nil ? nil : reader.string("key")
    segue.inheritsFrom = reader.filledString("inheritsFrom")
    segue.identifier = reader.filledString("identifier") ?? parent?.identifier
    segue.customClass = reader.customClass()
    segue.creationSelector = reader.filledString("destinationCreationSelector")
    segue.animates = reader.flag("animates", default: true)
    segue.presentationStyle = reader.presentationStyle()
    segue.transitionStyle = reader.transitionStyle()
    segue.anchorView = reader.filledString("popoverAnchorView")
    segue.anchorBarItem = reader.filledString("popoverAnchorBarButtonItem")
    segue.unwindAction = reader.filledString("unwindAction")
    segue.startsAtAccessory = reader.choice("trigger", of: ["accessoryAction": true]) ?? false
    segue.splitTarget = reader.integer("splitViewControllerTargetIndex")
    for child in reader.takeChildren() {
      switch child.name {
      case "popoverArrowDirection" where segue.arrowDirections == nil:
        var directions = ElementReader(child, log)
        _ = directions.string("key")
        segue.arrowDirections = directions.arrowDirections()
        reader.keep(restOf: directions)
      case "popoverPassthroughViews":
        segue.passthroughViews += passthroughViews(child, &reader)
      case "segue" where parent == nil: segue.previews.append(self.segue(child, under: segue))
      default: reader.keep(child)
      }
    }
    segue.rest = reader.rest()
    return segue
  }

  /// The views are named by reference and are no views of their own.
  private func passthroughViews(
    _ element: InterfaceElement, _ owner: inout ElementReader
  ) -> [String] {
    var list = ElementReader(element, log)
    var views: [String] = []
    for child in list.takeChildren() {
      var view = ElementReader(child, log)
      if let id = view.string("reference") {
        views.append(id)
        list.keep(restOf: view)
      } else {
        list.keep(child)
      }
    }
    owner.keep(restOf: list)
    return views
  }

  private func kind(of reader: inout ElementReader) -> InterfaceSegue.Kind? {
    guard let kind = reader.filledString("kind") else { return nil }
    switch kind {
    case "relationship": return .relationship(relationship(of: &reader))
    case "embed": return .embed
    case "show": return .show
    case "showDetail": return .showDetail
    case "presentation": return .present
    case "popoverPresentation": return .popover
    case "unwind": return .unwind
    case "custom": return .custom
    case "push": return .push
    case "modal": return .modal
    case "popover": return .popoverOfPad
    case "replace": return .replace
    default:
      reader.note("segues of the kind \(kind.quoted) are not known")
      return .unknown(kind)
    }
  }

  private func relationship(of reader: inout ElementReader) -> InterfaceSegue.Relationship {
    let name = reader.string("relationship") ?? ""
    switch name {
    case "rootViewController": return .root
    case "viewControllers": return .tab
    case "masterViewController": return .primary
    case "supplementaryViewController": return .supplementary
    case "detailViewController": return .secondary
    case "compactViewController": return .compact
    default:
      reader.note("relationships of the name \(name.quoted) are not known")
      return .unknown(name)
    }
  }
}

extension ElementReader {
  mutating func presentationStyle() -> UIModalPresentationStyle? {
    choice("modalPresentationStyle", of: Self.presentationStyles)
  }

  mutating func transitionStyle() -> UIModalTransitionStyle? {
    choice("modalTransitionStyle", of: Self.transitionStyles)
  }

  private static let presentationStyles: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "none": .none, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover,
  ]

  private static let transitionStyles: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
}
