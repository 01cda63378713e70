public import AdaptCore

/// A device and a system that storyboards are checked for.
public struct StoryboardEnvironment: Hashable, Sendable {
  /// What the device is called: `phone-max`.
  public let name: String
  public let platform: Platform
  public let idiom: UIUserInterfaceIdiom
  /// The traits of a window that fills the screen.
  public let portrait: UITraitCollection
  public let landscape: UITraitCollection

  public init(
    _ name: String, platform: Platform, idiom: UIUserInterfaceIdiom, portrait: SizeClasses,
    landscape: SizeClasses
  ) {
    self.name = name
    self.platform = platform
    self.idiom = idiom
    func traits(_ classes: SizeClasses) -> UITraitCollection {
      UITraitCollection(
        userInterfaceIdiom: idiom, horizontalSizeClass: classes.horizontal,
        verticalSizeClass: classes.vertical)
    }
    self.portrait = traits(portrait)
    self.landscape = traits(landscape)
  }
}

/// Says on which devices something happens: `phones`, `pads`, or their names, and how they are held
/// where that matters.
struct EnvironmentWords {
  let all: [StoryboardEnvironment]

  /// - Parameters:
  ///   - upright: The places in `all` of those where it happens in portrait.
  ///   - onSide: Those where it happens in landscape.
  func callAsFunction(upright: Set<Int>, onSide: Set<Int>) -> String {
    let always = words(upright.intersection(onSide), "")
    let portrait = words(upright.subtracting(onSide), " in portrait")
    let landscape = words(onSide.subtracting(upright), " in landscape")
    return (always + portrait + landscape).joined(separator: ", ")
  }

  private func words(_ places: Set<Int>, _ how: String) -> [String] {
    guard !places.isEmpty else { return [] }
    var rest = places
    var words: [String] = []
    for (idiom, plural) in [(UIUserInterfaceIdiom.phone, "phones"), (.pad, "pads")] {
      let group = Set(all.indices.filter { all[$0].idiom == idiom })
      let missing = group.subtracting(rest)
      // All, or nearly all: then the others are the shorter list.
      guard group.count > 1, missing.count <= 3, missing.count * 3 <= group.count else { continue }
      let but = missing.isEmpty ? "" : " but \(names(missing).joined(separator: " and "))"
      words.append("all \(plural)\(but)\(how)")
      rest.subtract(group)
    }
    return words + names(rest).map { $0 + how }
  }

  private func names(_ places: Set<Int>) -> [String] { places.sorted().map { all[$0].name } }
}
