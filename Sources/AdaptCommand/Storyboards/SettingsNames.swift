import AdaptCore
import AdaptScenario

extension ScenarioStoryboards {
  /// Checks the classes that settings speak of: a name that is but for a few letters one of the
  /// storyboards' is misspelt. Others may be of storyboards that the call does not name.
  func check(_ settings: StoryboardSettings) throws(CommandError) {
    let actions = (settings.facts.unwindActions ?? [:]).keys.sorted()
    try check(actions, are: "class or scene", among: classes + identifiers + sceneNames)
    try check(settings.segueClasses.keys.sorted(), are: "segue of the class", among: segueClasses)
  }

  private func check(
    _ names: [String], are what: String, among known: [String]
  ) throws(CommandError) {
    for name in names where !known.contains(name) {
      guard let nearest = nearestName(to: name, among: known), !names.contains(nearest),
        abs(nearest.count - name.count) <= 2, !nearest.contains(name), !name.contains(nearest)
      else { continue }
      throw .input(
        "\(StoryboardSettings.fileName): no \(what) \(name.quoted) in the storyboards; "
          + "did you mean \(nearest.quoted)?")
    }
  }
}
