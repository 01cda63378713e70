import AdaptCore

/// What names may have been meant, for the first wrong ones: looking for the nearest takes time,
/// and a file made to do harm may have thousands.
struct NameSuggestions {
  private var left = 50
  /// How many names are still compared with.
  private var comparisons = 200_000

  /// The nearest name; nil where none is near, or after as many as are looked for.
  mutating func nearest(to name: String, among names: () -> [String]) -> String? {
    guard let names = take(names) else { return nil }
    return nearestName(to: name, among: names)
  }

  /// The words that end a message about an unknown name.
  mutating func callAsFunction(for name: String, among names: () -> [String]) -> String {
    guard let names = take(names) else { return "choose one that there is" }
    return nameSuggestion(for: name, among: names)
  }

  /// The names to compare with; nil where that has taken long enough.
  private mutating func take(_ names: () -> [String]) -> [String]? {
    guard left > 0 else { return nil }
    left -= 1
    let all = names()
    comparisons -= all.count
    guard comparisons >= 0 else {
      left = 0
      return nil
    }
    return all
  }
}
