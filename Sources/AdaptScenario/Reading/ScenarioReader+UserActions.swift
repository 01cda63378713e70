import AdaptCore
import AdaptJSON
import Foundation

extension ScenarioReader {
  /// What a person can do, and what may stand beside it.
  static let userActions: [(name: String, options: [String])] = [
    ("swipeDown", ["then"]),
    ("tapOutside", []),
    ("tap", ["action", "at", "named"]),
    ("select", ["named"]),
    ("tapGrabber", ["on"]),
    ("type", ["text", "field", "named"]),
    ("drag", ["by", "velocity", "to", "on", "then"]),
    ("back", ["on"]),
    ("longPressBack", ["level", "on"]),
    ("edgeSwipe", ["then", "on"]),
    ("tapTab", ["tab", "on"]),
    ("tapMoreRow", ["tab"]),
    ("tapBarItem", ["item"]),
    ("swipePage", ["direction", "then", "on"]),
    ("dragDivider", ["to", "column"]),
    ("swipeToShowPrimary", ["then"]),
    ("swipeToHidePrimary", ["then"]),
    ("tapDisplayModeButton", []),
    ("tapBeside", []),
    ("swipeContent", ["direction", "on"]),
  ]

  func userAction(
    _ value: JSONValue, _ object: JSONObjectReader
  ) throws(JSONError) -> ScenarioUserAction {
    let (name, options) = try value.choice(
      of: "user action", among: Self.userActions.map { ($0.name, $0) })
    for key in ScenarioGrammar.userOptions where !options.contains(key) {
      guard let other = object.optional(key) else { continue }
      let owners = Self.userActions.filter { $0.options.contains(key) }.map(\.name.quoted)
      throw other.error(
        owners.count > 2
          ? "a \(name.quoted) has no \(key.quoted); remove it"
          : "only a \(owners.joined(separator: " or a ")) has \(key.quoted); remove it")
    }
    switch name {
    case "swipeDown":
      return .swipeDown(try object.optional("then")?.choice(of: "end of a swipe") ?? .finish)
    case "drag": return try drag(object)
    case "tap": return try tap(object)
    case "tapGrabber": return .tapGrabber(on: try object.optional("on").read(names.controller))
    case "select": return .select(try object.required("named").string())
    case "type":
      if let name = object.optional("named") {
        if let field = object.optional("field") {
          throw field.error("a text goes into a field by its name or its place; remove one of them")
        }
        return .typeInto(try object.required("text").string(), named: try name.string())
      }
      return .typeText(
        try object.required("text").string(),
        field: try object.optional("field")?.integer(in: 0...ScenarioLimits.turns) ?? 0)
    case "tapOutside": return .tapOutside
    default:
      return .touch(
        try touch(name, object), on: try object.optional("on").read(names.controller))
    }
  }

  private func tap(_ object: JSONObjectReader) throws(JSONError) -> ScenarioUserAction {
    let given = ["named", "action", "at"].compactMap { key in
      object.optional(key).map { (key, $0) }
    }
    if given.count > 1 {
      throw given[1].1.error(
        "a tap hits what is 'named', an 'action' of an alert, or a point 'at'; keep one of them")
    }
    if let name = object.optional("named") { return .tapNamed(try name.string()) }
    guard let place = object.optional("at") else {
      return .tap(try object.required("action").string())
    }
    let limit = ScenarioLimits.dragLength
    let figures = try place.numbers(["x", "y"], .from(-limit, to: limit))
    return .tapAt(CGPoint(x: figures[0], y: figures[1]))
  }
}
