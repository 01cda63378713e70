import AdaptRules
import AdaptUIKit

/// What a person says of an app's storyboards beside them: what to be silent about, and what the
/// code does.
struct StoryboardSettings {
  /// The name of the file that is looked for beside the storyboards.
  static let fileName = "adaptsim.json5"

  /// What is not told.
  struct Silence: Hashable {
    let rule: String
    /// The end of the path of the file that it is about; nil for every file.
    var file: String?
    /// The id of the object that it is about; nil for every one.
    var id: String?
  }

  var silences: [Silence] = []
  var facts = StoryboardFacts()
  /// What the segues of the app's own classes do, for runs and tours.
  var segueClasses: [String: SegueStandIn] = [:]
  /// The files and folders of the app's source code.
  var code: [String] = []
}

extension StoryboardSettings {
  /// Takes what another file says beside what is said already.
  mutating func add(_ other: StoryboardSettings) {
    silences += other.silences
    code += other.code
    segueClasses.merge(other.segueClasses) { own, _ in own }
    if let actions = other.facts.unwindActions {
      facts.unwindActions = (facts.unwindActions ?? [:]).merging(actions) { $0 + $1 }
    }
    if let identifiers = other.facts.identifiers {
      facts.identifiers = (facts.identifiers ?? []) + identifiers
    }
  }

  /// Whether a finding is not to be told.
  func silences(_ finding: StoryboardFinding) -> Bool {
    silences.contains { $0.covers(finding) }
  }
}

extension StoryboardSettings.Silence {
  func covers(_ finding: StoryboardFinding) -> Bool {
    guard finding.rule == rule else { return false }
    if let id, finding.object != id { return false }
    guard let file else { return true }
    // A whole number of names: `Main.storyboard` is not the end of `DoMain.storyboard`.
    return finding.place.path == file || finding.place.path.hasSuffix("/" + file)
  }

  /// Returns the rule that a person means, with or without its topic.
  static func rule(_ name: String) -> String? {
    let ids = StoryboardCheck.ruleIDs
    return ids.first { $0 == name } ?? ids.first { $0 == "storyboard." + name }
  }
}
