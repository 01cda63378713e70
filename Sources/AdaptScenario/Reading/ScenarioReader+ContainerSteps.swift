import AdaptCore
import AdaptJSON
import AdaptUIKit
import Foundation

extension ScenarioReader {
  /// Reads what code asks of a container.
  func containerAction(
    _ verb: String, _ fields: ActionFields
  ) throws(JSONError) -> ContainerAction {
    let value = try fields.operand()
    switch verb {
    case "selectTab": return .selectTab(try tab(value, titled: false))
    case "setTabs": return .setTabs(try references(value), animated: try animated(fields))
    case "show": return .show(try reference(value), isDetail: false)
    case "showDetail": return .show(try reference(value), isDetail: true)
    case "showColumn": return .showColumn(try column(value))
    case "hideColumn": return .hideColumn(try column(value))
    case "setColumn":
      guard let place = fields.option("column") else {
        throw value.error("a controller is set and no column named; add 'column'")
      }
      return .setColumn(try column(place), try reference(value))
    case "displayMode": return .preferDisplayMode(try displayMode(value))
    case "setPages":
      return .setPages(
        try references(value), try fields.option("direction").read(direction) ?? .forward,
        animated: try animated(fields))
    default:
      let bar: StackBar = verb == "setToolbarHidden" ? .toolbar : .navigationBar
      return .hide(bar, try value.bool(), animated: try animated(fields))
    }
  }

  /// Reads what a person does to a container.
  func touch(_ name: String, _ object: JSONObjectReader) throws(JSONError) -> ContainerTouch {
    switch name {
    case "back": return .back
    case "longPressBack":
      return .longPressBack(
        level: try object.required("level").integer(in: 0...ScenarioLimits.steps))
    case "edgeSwipe": return .edgeSwipe(try swipeEnd(object))
    case "tapTab": return .tapTab(try tab(try object.required("tab"), titled: true))
    case "tapMoreRow": return .tapMoreRow(try names.controller(try object.required("tab")))
    case "tapBarItem": return .tapBarItem(try object.required("item").string())
    case "swipePage":
      return .swipePage(
        try object.optional("direction").read(direction) ?? .forward, try swipeEnd(object))
    case "dragDivider":
      return .dragDivider(
        try object.optional("column").read(column) ?? .primary,
        to: try length(try object.required("to")))
    case "swipeToShowPrimary": return .swipeToShowPrimary(try gestureEnd(object))
    case "swipeToHidePrimary": return .swipeToHidePrimary(try gestureEnd(object))
    case "tapDisplayModeButton": return .tapDisplayModeButton
    case "tapBeside": return .tapBeside
    default:
      return .swipeContent(
        try object.optional("direction")?.choice(of: "direction") ?? .up)
    }
  }

  private func swipeEnd(_ object: JSONObjectReader) throws(JSONError) -> SwipeEnd {
    try object.optional("then")?.choice(of: "end of a swipe") ?? .finish
  }

  private func gestureEnd(_ object: JSONObjectReader) throws(JSONError) -> GestureEnd {
    try object.optional("then")?.choice(of: "end of a swipe") ?? .finish
  }

  private func direction(_ value: JSONValue) throws(JSONError) -> PageNavigationDirection {
    try value.caseName(of: "direction")
  }

  /// Reads a tab: a controller, a place from 0, or for a person the title of an item.
  private func tab(_ value: JSONValue, titled: Bool) throws(JSONError) -> TabChoice {
    if case .number = value.content {
      return .place(try value.integer(in: 0...ScenarioLimits.controllers))
    }
    if titled, case .string(let title) = value.content, !names.isController(title) {
      return .titled(title)
    }
    return .named(try names.controller(value))
  }
}
