extension Scenario {
  /// The names of the containers that the scenario describes: what the root is made of first, the
  /// outer before the inner, then the others in the order of the file.
  ///
  /// - Complexity: O(n) in the number of references.
  public var containerNames: [String] {
    let contents = Dictionary(
      controllers.map { ($0.name, $0.content) }, uniquingKeysWith: { first, _ in first })
    var names: [String] = []
    var seen: Set<String> = []
    var pending = [root] + controllers.map { ControllerReference.named($0.name) }
    pending.reverse()
    while let reference = pending.popLast() {
      guard seen.insert(reference.name).inserted else { continue }
      var inside = reference.inside
      if case .named(let name) = reference { inside = contents[name]?.references ?? [] }
      guard !inside.isEmpty else { continue }
      names.append(reference.name)
      pending += inside.reversed()
    }
    return names
  }
}
