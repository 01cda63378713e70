import AdaptJSON

/// Which names of controllers a document uses beside describing them, gathered while it is read.
final class NameUses {
  /// The described controllers that are named somewhere.
  private(set) var described: Set<String> = []
  /// How often controllers are named: no more of them can be made by name, where no trigger acts.
  private(set) var count = 0
  /// The numbered instances of scenes, each where it is named first.
  private(set) var instances: [(name: String, position: JSONPosition)] = []
  private var seen: Set<String> = []

  func use(described name: String) { described.insert(name) }

  func noteMaking() { count += 1 }

  func name(instance: String, at position: JSONPosition) {
    if seen.insert(instance).inserted { instances.append((instance, position)) }
  }
}
