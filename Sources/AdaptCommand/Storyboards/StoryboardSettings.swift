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
    /// Where it is written; nil for an option of the call.
    var place: StoryboardFinding.Place?
  }

  /// The files that say it, as they were read.
  var paths: [String] = []
  var silences: [Silence] = []
  var facts = StoryboardFacts()
  /// What the segues of the app's own classes do, for runs and tours.
  var segueClasses: [String: SegueStandIn] = [:]
  /// The files and folders of the app's source code.
  var code: [CodePath] = []
}

extension StoryboardSettings {
  /// Takes what another file says beside what is said already.
  mutating func add(_ other: StoryboardSettings) {
    paths += other.paths
    silences += other.silences
    code += other.code
    facts.entries += other.facts.entries
    segueClasses.merge(other.segueClasses) { own, _ in own }
    if let actions = other.facts.unwindActions {
      facts.unwindActions = (facts.unwindActions ?? [:]).merging(actions) { $0 + $1 }
    }
    if let identifiers = other.facts.identifiers {
      facts.identifiers = (facts.identifiers ?? []) + identifiers
    }
  }
}

extension StoryboardSettings.Silence {
  func covers(_ finding: StoryboardFinding) -> Bool {
    guard finding.rule == rule else { return false }
    if let id, finding.object != id { return false }
    return isAbout(finding.place.path)
  }

  /// Whether it is about the file of a path, or about every one.
  private func isAbout(_ path: String) -> Bool {
    guard let file else { return true }
    // A whole number of names: `Main.storyboard` is not the end of `DoMain.storyboard`.
    return path == file || path.hasSuffix("/" + file)
  }

  /// Returns the rule that a person means, with or without its topic.
  static func rule(_ name: String) -> String? {
    let ids = StoryboardCheck.ruleIDs
    return ids.first { $0 == name } ?? ids.first { $0 == "storyboard." + name }
  }
}
