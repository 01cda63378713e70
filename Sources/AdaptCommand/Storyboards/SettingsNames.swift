import AdaptCore
import AdaptRules
import AdaptScenario

extension ScenarioStoryboards {
  /// Checks the classes that settings speak of: a name that is but for a few letters one of the
  /// storyboards' is misspelt. Others may be of storyboards that the call does not name.
  func check(_ settings: StoryboardSettings) throws(CommandError) {
    let entries = settings.facts.entries
    try check(
      entries.filter { $0.kind == .answering }, are: "class or scene",
      among: classes + identifiers + sceneNames)
    try check(
      entries.filter { $0.kind == .segueClass }, are: "segue of the class", among: segueClasses)
  }

  private func check(
    _ entries: [StoryboardFacts.Entry], are what: String, among known: [String]
  ) throws(CommandError) {
    let (names, there) = (Set(entries.map(\.name)), Set(known))
    for entry in entries where !there.contains(entry.name) {
      let name = entry.name
      guard let nearest = nearestName(to: name, among: known), !names.contains(nearest),
        abs(nearest.count - name.count) <= 2, !nearest.contains(name), !name.contains(nearest)
      else { continue }
      throw .document(
        "\(entry.place.words): error: no \(what) \(name.quoted) in the storyboards; "
          + "did you mean \(nearest.quoted)?")
    }
  }
}
