import AdaptCore
import AdaptJSON
import Foundation

extension ScenarioReader {
  /// Reads the name of a controller, or a container around some, such as `{ tabs: ["a", "b"] }`.
  func reference(_ value: JSONValue, depth: Int = 0) throws(JSONError) -> ControllerReference {
    if case .string(let name) = value.content {
      _ = try names.controller(value)
      return names.reference(name) ?? .named(name)
    }
    guard depth < ScenarioLimits.containment else {
      throw value.error(
        "controllers lie more than \(ScenarioLimits.containment) deep inside each other; "
          + "bring them nearer to the top")
    }
    let object = try value.object(
      "a controller's name or a container", keys: ScenarioGrammar.reference)
    let given = ScenarioGrammar.containers.compactMap { key in
      object.optional(key).map { (key, $0) }
    }
    guard let (kind, list) = given.first else {
      throw value.error(
        "a container holds nothing; write one such as { navigation: [\"list\"] }")
    }
    if given.count > 1 {
      throw given[1].1.error(
        "a controller is both \(kind.quoted) and \(given[1].0.quoted); keep one")
    }
    if kind != "split", let style = object.optional("style") {
      throw style.error("only a 'split' has a style; remove it")
    }
    let inside = try contents(list, of: kind, depth: depth + 1)
    switch kind {
    case "navigation": return .navigation(inside)
    case "tabs": return .tabs(inside)
    case "pages": return .pages(inside)
    default:
      let style = try object.optional("style").read(splitStyle) ?? .unspecified
      try checkCount(inside.count, of: style, at: list)
      return .split(style, inside)
    }
  }

  /// Reads the controllers that a container is made with, at least one.
  func contents(
    _ value: JSONValue, of kind: String, depth: Int
  ) throws(JSONError) -> [ControllerReference] {
    var contents: [ControllerReference] = []
    for element in try value.array() { contents.append(try reference(element, depth: depth)) }
    guard !contents.isEmpty else {
      throw value.error(
        kind == "navigation"
          ? "a navigation controller has an empty stack; name its root controller"
          : "\(kind.quoted) is empty; name a controller")
    }
    return contents
  }

  private func checkCount(
    _ count: Int, of style: SplitStyle, at value: JSONValue
  ) throws(JSONError) {
    let columns = style.columns
    guard count != columns.count else { return }
    throw value.error(
      "a split view of the style \(style.scenarioName.quoted) has \(columns.count) columns "
        + "(\(columns.map(\.name).joined(separator: ", "))), and here are \(count); "
        + "describe it under 'controllers' to leave one out")
  }

  func references(_ value: JSONValue) throws(JSONError) -> [ControllerReference] {
    var references: [ControllerReference] = []
    for element in try value.array() { references.append(try reference(element)) }
    return references
  }
}

// MARK: - What a container is made of

extension ScenarioReader {
  func tabs(_ value: JSONValue, selected: JSONValue?) throws(JSONError) -> TabsScript {
    var script = TabsScript(try contents(value, of: "tabs", depth: 1))
    let known = script.controllers.map(\.name)
    script.selected = try selected?.choice(of: "tab", among: known.map { ($0, $0) })
    return script
  }

  func split(_ value: JSONValue) throws(JSONError) -> SplitScript {
    if case .array = value.content {
      let columns = try contents(value, of: "split", depth: 1)
      try checkCount(columns.count, of: .unspecified, at: value)
      return SplitScript(.unspecified, columns)
    }
    let object = try value.object("a split view", keys: ScenarioGrammar.split)
    let style = try object.optional("style").read(splitStyle) ?? .unspecified
    var script = SplitScript(style)
    for column in SplitScript.columns {
      guard let value = object.optional(column.name) else { continue }
      let isKnown = style.columns.contains(column) || column == .compact && style != .unspecified
      guard isKnown else {
        throw value.error(
          "a split view of the style \(style.scenarioName.quoted) has no column "
            + "\(column.name.quoted); remove it")
      }
      script[column] = try reference(value, depth: 1)
    }
    script.displayMode = try object.optional("displayMode").read(displayMode)
    script.behavior = try object.optional("behavior")?.caseName(of: "split behavior")
    script.primaryWidth = try object.optional("primaryWidth").read(length)
    script.minimumPrimaryWidth = try object.optional("minimumPrimaryWidth").read(length)
    script.maximumPrimaryWidth = try object.optional("maximumPrimaryWidth").read(length)
    script.primaryFraction = try object.optional("primaryFraction").read {
      (value) throws(JSONError) in CGFloat(try value.number(.from(0, to: 1)))
    }
    script.presentsWithGesture = try object.optional("presentsWithGesture")?.bool()
    return script
  }

  func pages(_ value: JSONValue) throws(JSONError) -> PagesScript {
    if case .array = value.content {
      return PagesScript(order: try contents(value, of: "pages", depth: 1))
    }
    let object = try value.object("a page view controller", keys: ScenarioGrammar.pages)
    let order = try object.optional("order").read { (value) throws(JSONError) in
      try contents(value, of: "order", depth: 1)
    }
    let shown = try object.optional("shown").read { (value) throws(JSONError) in
      try contents(value, of: "shown", depth: 1)
    }
    guard let shown = shown ?? order.map({ Array($0.prefix(1)) }) else {
      throw value.error("there are no pages; add 'shown', or 'order' for a data source")
    }
    var script = PagesScript(shown: shown)
    script.order = order
    if let value = object.optional("transition") {
      script.transition = try value.caseName(of: "page transition")
    }
    if let value = object.optional("orientation") {
      script.orientation = try value.caseName(of: "direction of pages")
    }
    script.spine = try object.optional("spine").read(spine)
    script.isDoubleSided = try object.optional("doubleSided")?.bool()
    return script
  }

  func splitStyle(_ value: JSONValue) throws(JSONError) -> SplitStyle {
    try value.choice(
      of: "style of split view", among: SplitStyle.allCases.map { ($0.scenarioName, $0) })
  }

  func displayMode(_ value: JSONValue) throws(JSONError) -> SplitDisplayMode {
    try value.caseName(of: "display mode")
  }

  func column(_ value: JSONValue) throws(JSONError) -> SplitColumn {
    try value.caseName(of: "column")
  }

  func spine(_ value: JSONValue) throws(JSONError) -> PageSpineLocation {
    try value.caseName(of: "place of the spine")
  }

  /// Reads a length in points, at least 0.
  func length(_ value: JSONValue) throws(JSONError) -> CGFloat {
    CGFloat(try value.number(.from(0, to: Double(WindowShare.longestSide))))
  }
}

// MARK: - The delegate of a container

extension ScenarioReader {
  /// Which containers have a delegate that answers to a key.
  private static let answers: [(key: String, kinds: [String])] = [
    ("animator", ["navigation", "tabs"]), ("refuses", ["tabs"]), ("collapses", ["split"]),
    ("separates", ["split"]), ("primaryForCollapsing", ["split"]),
    ("primaryForExpanding", ["split"]), ("actionMode", ["split"]), ("topColumn", ["split"]),
    ("expandingMode", ["split"]), ("spine", ["pages"]),
  ]

  /// - Parameter kind: The key that makes the controller a container of UIKit's; nil for any other.
  func containerDelegate(
    _ value: JSONValue, of kind: String?
  ) throws(JSONError) -> ContainerDelegateScript {
    guard let kind, ScenarioGrammar.containers.contains(kind) else {
      throw value.error("only a container of UIKit's has a delegate; remove it")
    }
    let object = try value.object("the delegate of a container", keys: ScenarioGrammar.delegate)
    for (key, kinds) in Self.answers where !kinds.contains(kind) {
      guard let other = object.optional(key) else { continue }
      throw other.error(
        "the delegate of a \(kind.quoted) is not asked for \(key.quoted); remove it")
    }
    var script = ContainerDelegateScript()
    script.orientations = try object.optional("orientations").read(orientations)
    script.animator = try object.optional("animator").read(animator)
    script.refuses = try object.optional("refuses")?.array(names.controller)
    script.collapses = try object.optional("collapses")?.bool()
    script.separates = try object.optional("separates").read { (value) throws(JSONError) in
      try reference(value)
    }
    script.primaryForCollapsing = try object.optional("primaryForCollapsing").read {
      (value) throws(JSONError) in try reference(value)
    }
    script.primaryForExpanding = try object.optional("primaryForExpanding").read {
      (value) throws(JSONError) in try reference(value)
    }
    script.actionMode = try object.optional("actionMode").read(displayMode)
    script.topColumn = try object.optional("topColumn").read(column)
    script.expandingMode = try object.optional("expandingMode").read(displayMode)
    script.spine = try object.optional("spine").read(spine)
    return script
  }
}
