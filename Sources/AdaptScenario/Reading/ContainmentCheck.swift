import AdaptCore
import AdaptJSON

/// Finds controllers that contain themselves, and those that lie too deep.
struct ContainmentCheck {
  private let contents: [String: [String]]
  private let order: [String]

  init(_ scripts: [ControllerScript]) {
    order = scripts.map(\.name)
    var contents: [String: [String]] = [:]
    for script in scripts {
      contents[script.name] = script.content.references.flatMap(\.names)
    }
    self.contents = contents
  }

  /// - Throws: The first controller, in the order of the document, that is on no level.
  /// - Complexity: O(n) in the number of references.
  func run(_ members: [JSONObject.Member]) throws(JSONError) {
    // Level by level: first those that contain nothing, then those that contain only such.
    var open: [String: Int] = [:]
    var containers: [String: [String]] = [:]
    for name in order {
      // A scene of the app's that the file does not describe contains nothing that it could say.
      let inside = (contents[name] ?? []).filter { contents[$0] != nil }
      open[name] = inside.count
      for content in inside { containers[content, default: []].append(name) }
    }
    var level = order.filter { open[$0] == 0 }
    var settled = Set(level)
    for _ in 0..<ScenarioLimits.containment {
      var next: [String] = []
      for name in level {
        for container in containers[name] ?? [] {
          open[container, default: 0] -= 1
          if open[container] == 0 { next.append(container) }
        }
      }
      settled.formUnion(next)
      level = next
    }
    guard let member = members.first(where: { !settled.contains($0.name) }) else { return }
    if let cycle = cycle(from: member.name, outside: settled) {
      let first = members.first { $0.name == cycle[0] } ?? member
      throw JSONError(
        at: first.namePosition,
        "the controller \(cycle[0].quoted) contains itself: \(cycle.joined(separator: " → ")); "
          + "remove one of them")
    }
    throw JSONError(
      at: member.namePosition,
      "the controller \(member.name.quoted) holds controllers more than "
        + "\(ScenarioLimits.containment) deep inside each other; bring them nearer to the top")
  }

  /// Follows the first content that is on no level until a name comes again.
  private func cycle(from start: String, outside settled: Set<String>) -> [String]? {
    var path: [String] = []
    var places: [String: Int] = [:]
    var name = start
    while true {
      if let place = places[name] { return Array(path[place...]) + [name] }
      places[name] = path.count
      path.append(name)
      guard let next = contents[name]?.first(where: { !settled.contains($0) }) else { return nil }
      name = next
    }
  }
}
