import AdaptCore
import AdaptJSON

/// The names a scenario introduces, for checking those it uses.
struct ScenarioNames {
  /// In the order of the document.
  private(set) var controllers: [String] = []
  private(set) var views: [String] = []
  private var controllerSet: Set<String> = []
  private var viewSet: Set<String> = []
  /// The controllers of storyboards; nil where there are none.
  var scenes: SceneNames?
  /// The names that were asked for.
  let uses = NameUses()
  /// Names for lines of a trace that no controller can take.
  static let reserved = ["run", "window", "screen", "scene", "transition"]
  /// What the name of a controller ends in where its presentation controller is meant.
  static let presentation = ".pc"

  mutating func addController(_ name: String) {
    controllers.append(name)
    controllerSet.insert(name)
  }

  mutating func addView(_ name: String) {
    views.append(name)
    viewSet.insert(name)
  }

  /// Whether a view has the name.
  func isView(_ name: String) -> Bool { viewSet.contains(name) }

  /// Whether something has the name already.
  func isTaken(_ name: String) -> Bool { controllerSet.contains(name) || isView(name) }

  /// Checks a name that the document gives to something.
  static func introduce(_ name: String, at position: JSONPosition) throws(JSONError) {
    let isWord =
      (1...64).contains(name.count)
      && name.unicodeScalars.allSatisfy {
        !$0.properties.isWhitespace && !"(),.".unicodeScalars.contains($0) && !$0.isUnprintable
      }
    guard isWord else {
      throw JSONError(
        at: position,
        "\(name.quoted) is no name; "
          + "write at most 64 characters without blanks, dots, commas and brackets"
      )
    }
    guard !reserved.contains(name) else {
      throw JSONError(
        at: position, "the name \(name.quoted) stands for something else in a trace; choose another"
      )
    }
  }

  /// Returns the controller that a string names.
  func controller(_ value: JSONValue) throws(JSONError) -> String {
    let name = try value.string()
    guard isController(name) else { throw unknown("controller", name, among: known, value) }
    note(name, at: value.position)
    return name
  }

  /// Takes note of where a name is used, if it is that of a numbered instance of a scene.
  func note(_ name: String, at position: JSONPosition) {
    guard let scenes, SceneNames.number(of: name) > 1, scenes.isScene(name) else { return }
    uses.name(instance: name, at: position)
  }

  /// Returns what the first word of a line names.
  func subject(_ name: String, at value: JSONValue) throws(JSONError) -> String {
    if Self.reserved.contains(name) || isView(name) { return name }
    let controller =
      name.hasSuffix(Self.presentation) && !isController(name) ? String(name.dropLast(3)) : name
    if isController(controller) {
      note(controller, at: value.position)
      return name
    }
    throw unknown(
      "controller", name, among: known + known.map { $0 + Self.presentation }, value)
  }

  /// Whether the name is that of a controller, or of a container around some.
  func isController(_ name: String) -> Bool { reference(name) != nil }

  /// What a name stands for; nil for an unknown one.
  func reference(_ name: String) -> ControllerReference? { reference(name[...], depth: 0) }

  private func reference(_ name: Substring, depth: Int) -> ControllerReference? {
    if controllerSet.contains(String(name)) || scenes?.isScene(String(name)) ?? false {
      uses.use(described: String(name))
      uses.noteMaking()
      return .named(String(name))
    }
    guard depth < ScenarioLimits.containment, let bracket = name.firstIndex(of: "("),
      name.hasSuffix(")")
    else { return nil }
    var inside: [ControllerReference] = []
    for part in Self.parts(name[bracket...].dropFirst().dropLast()) {
      guard let reference = reference(part, depth: depth + 1) else { return nil }
      inside.append(reference)
    }
    return ControllerReference(name[..<bracket], inside)
  }

  /// The parts between commas that lie in no brackets of their own.
  private static func parts(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "," where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    parts.append(text[start...])
    return parts
  }

  /// The names of controllers, those of storyboards behind the described ones.
  var known: [String] {
    controllers + (scenes?.all ?? []).filter { !controllerSet.contains($0) }
  }

  private func unknown(
    _ what: String, _ name: String, among names: [String], _ value: JSONValue
  ) -> JSONError {
    let hint =
      names.isEmpty
      ? "describe it under 'controllers'" : nameSuggestion(for: name, among: names)
    return value.error("no \(what) \(name.quoted); \(hint)")
  }
}
