import AdaptCore

/// Says on which devices something happens: `all phones`, `all pads but pad-pro`, or their names;
/// under which systems, where a device has several; and how they are held where that matters.
struct EnvironmentWords {
  private let all: [StoryboardEnvironment]
  /// In the order in which they come; nil alone where no device has several.
  private let systems: [SystemVersion?]

  init(_ all: [StoryboardEnvironment]) {
    self.all = all
    var systems: [SystemVersion] = []
    for environment in all where !systems.contains(environment.platform.system) {
      systems.append(environment.platform.system)
    }
    self.systems = Set(all.map(\.name)).count == all.count ? [nil] : systems
  }

  /// - Parameters:
  ///   - upright: The places of those where it happens in portrait.
  ///   - onSide: Those where it happens in landscape.
  func callAsFunction(upright: Set<Int>, onSide: Set<Int>) -> String {
    let always = words(upright.intersection(onSide), "")
    let portrait = words(upright.subtracting(onSide), " in portrait")
    let landscape = words(onSide.subtracting(upright), " in landscape")
    return (always + portrait + landscape).joined(separator: ", ")
  }

  private func words(_ places: Set<Int>, _ how: String) -> [String] {
    systems.flatMap { system in
      let how = (system.map { " under \($0)" } ?? "") + how
      return words(places, among: indices(of: system), how)
    }
  }

  private func indices(of system: SystemVersion?) -> [Int] {
    all.indices.filter { system == nil || all[$0].platform.system == system }
  }

  private func words(_ places: Set<Int>, among indices: [Int], _ how: String) -> [String] {
    var rest = places.intersection(indices)
    var words: [String] = []
    for (idiom, plural) in [(UIUserInterfaceIdiom.phone, "phones"), (.pad, "pads")] {
      let group = Set(indices.filter { all[$0].idiom == idiom })
      let missing = group.subtracting(rest)
      // All, or nearly all: then the others are the shorter list.
      guard group.count > 1, missing.count <= 3, missing.count * 3 <= group.count else { continue }
      let but = missing.isEmpty ? "" : " but \(names(missing).joined(separator: " and "))"
      words.append("all \(plural)\(how)\(but)")
      rest.subtract(group)
    }
    if !rest.isEmpty { words.append(names(rest).joined(separator: ", ") + how) }
    return words
  }

  private func names(_ places: Set<Int>) -> [String] { places.sorted().map { all[$0].name } }
}
