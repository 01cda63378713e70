import AdaptCore
import AdaptJSON
import Foundation

extension ScenarioReader {
  static let arrows: [(name: String, arrow: UIPopoverArrowDirection)] = [
    ("up", .up), ("down", .down), ("left", .left), ("right", .right),
  ]

  /// Reads what a popover points at and how it is set up.
  func anchor(_ value: JSONValue) throws(JSONError) -> PopoverAnchorScript {
    let object = try value.object("a popover's anchor", keys: ScenarioGrammar.anchor)
    var script = PopoverAnchorScript(
      try target(object, value),
      moment: try object.optional("set")?.choice(of: "moment") ?? .beforePresenting)
    if let arrows = object.optional("arrows") {
      script.arrows = try oneOrSeveral(arrows).array(arrow).reduce(into: []) { $0.insert($1) }
    }
    script.margins = try object.optional("margins")?.insets()
    script.canOverlap = try object.optional("overlaps")?.bool()
    script.passthrough = try object.optional("passthrough")?.array(viewName) ?? []
    return script
  }

  private func target(
    _ object: JSONObjectReader, _ value: JSONValue
  ) throws(JSONError) -> PopoverAnchorScript.Target {
    if let button = object.optional("barButton") {
      try refuse(["view", "rect", "presenter"], beside: "barButton", in: object)
      return .barButton(try button.string())
    }
    if let presenter = object.optional("presenter") {
      try refuse(["view", "rect"], beside: "presenter", in: object)
      guard try presenter.bool() else {
        throw presenter.error("an anchor that is not the presenter names nothing; add 'view'")
      }
      return .presenter
    }
    guard let view = object.optional("view") else {
      throw value.error("an anchor names nothing; add 'view', 'barButton' or 'presenter'")
    }
    return .view(try viewName(view), rect: try object.optional("rect").read(rect))
  }

  private func refuse(
    _ keys: [String], beside kept: String, in object: JSONObjectReader
  ) throws(JSONError) {
    for key in keys {
      if let other = object.optional(key) {
        throw other.error("an anchor has both \(kept.quoted) and \(key.quoted); keep one")
      }
    }
  }

  /// Reads the name of a view, or of a controller for its view.
  private func viewName(_ value: JSONValue) throws(JSONError) -> String {
    let name = try value.string()
    guard names.isView(name) || names.isController(name) else {
      throw value.error(
        "no view or controller \(name.quoted); "
          + nameSuggestion(for: name, among: names.views + names.controllers))
    }
    return name
  }

  func arrow(_ value: JSONValue) throws(JSONError) -> UIPopoverArrowDirection {
    try value.choice(of: "direction", among: Self.arrows.map { ($0, $1) })
  }

  /// Reads where a popover is expected to point: a name, or a rectangle of the window.
  func expectedAnchor(_ value: JSONValue) throws(JSONError) -> ExpectedAnchor {
    if case .string(let name) = value.content { return .named(name) }
    return .rect(try rect(value))
  }
}
