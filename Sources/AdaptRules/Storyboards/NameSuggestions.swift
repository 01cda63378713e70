import AdaptCore

/// What names may have been meant, for the first wrong ones: looking for the nearest takes time,
/// and a file made to do harm may have thousands.
struct NameSuggestions {
  private var left = 50

  /// The nearest name; nil where none is near, or after as many as are looked for.
  mutating func nearest(to name: String, among names: () -> [String]) -> String? {
    guard left > 0 else { return nil }
    left -= 1
    return nearestName(to: name, among: names())
  }

  /// The words that end a message about an unknown name.
  mutating func callAsFunction(for name: String, among names: () -> [String]) -> String {
    guard left > 0 else { return "choose one that there is" }
    left -= 1
    return nameSuggestion(for: name, among: names())
  }
}
