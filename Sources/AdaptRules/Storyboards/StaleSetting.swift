public import AdaptCore
import AdaptDocuments

/// What the settings of a check say of nothing that there is.
///
/// Rule `storyboard.stale-setting`. Needs every document of the app: one that is missing may have
/// what a setting names.
public enum StaleSetting: StoryboardRule {
  public static let rule = Rule(
    "storyboard.stale-setting", number: Why.rule,
    summary:
      "What the settings of a check name is in the storyboards, and what they silence is found.",
    versions: "all", grade: .measured,
    source: "the names that the checked files have",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    guard !check.facts.entries.isEmpty, check.facts.hasAllDocuments else { return [] }
    let known = Known(check.graph)
    var suggestions = NameSuggestions()
    return check.facts.entries.compactMap { entry in
      let names = known[entry.kind]
      guard !names.contains(entry.name) else { return nil }
      let what: String
      let why: Why
      switch entry.kind {
      case .answering:
        what = "no scene has the class \(entry.name.quoted), nor that name"
        why = .noScene
      case .unwindAction:
        what = "no unwind segue names \(entry.name.quoted)"
        why = .noUnwind
      case .segueClass:
        what = "no segue has the class \(entry.name.quoted)"
        why = .noSegue
      }
      let nearest = suggestions.nearest(to: entry.name) { names.sorted() }
      return StoryboardFinding(
        rule, because: why.reason, nearest == nil ? .note : .warning, at: entry.place,
        object: entry.name,
        what + (nearest.map { "; did you mean \($0.quoted)?" } ?? "; remove it if it is left over"))
    }
  }

  /// What is told of something that was to be silenced, and that nothing finds any more.
  public static func finding(ofSilence rule: String, at place: StoryboardFinding.Place)
    -> StoryboardFinding
  {
    StoryboardFinding(
      Self.rule, because: Why.silent.reason, .note, at: place, object: nil,
      "this silences nothing: \(rule.quoted) no longer finds what it names; remove it")
  }

  /// Whether what a rule finds depends on the devices that are checked: that it finds nothing then
  /// says little.
  public static func dependsOnDevices(_ rule: String) -> Bool {
    [AdaptedPresentation.rule.id, NoWayOut.rule.id].contains(rule)
  }

  /// Whether what a rule finds depends on the app's code.
  public static func dependsOnCode(_ rule: String) -> Bool {
    let rules: [any StoryboardRule.Type] = [
      OutletProperty.self, ActionMethod.self, ClassInCode.self, TableClass.self,
      PerformedSegue.self, MadeScene.self, DequeuedCell.self, UnwindAnswer.self,
    ]
    return rules.contains { $0.rule.id == rule }
  }

  /// The names that settings may use.
  private struct Known {
    private let scenes: Set<String>
    private let actions: Set<String>
    private let segues: Set<String>

    init(_ graph: StoryboardGraph) {
      var scenes: Set<String> = []
      for scene in graph.scenes.indices {
        guard let controller = graph.controller(scene), !graph.isReference(scene) else { continue }
        let name = graph.name(scene).text
        scenes.insert(name)
        // As runs write it, in one word.
        scenes.insert(
          String(name.map { $0.isWhitespace || "(),.#".contains($0) ? "-" : $0 }))
        scenes.insert(controller.id)
        if let name = controller.customClass?.name { scenes.insert(name) }
        if let name = controller.storyboardIdentifier { scenes.insert(name) }
      }
      self.scenes = scenes
      actions = Set(graph.ways.compactMap(\.segue.unwindAction))
      segues = Set(graph.ways.compactMap(\.segue.customClass?.name))
    }

    subscript(kind: StoryboardFacts.Entry.Kind) -> Set<String> {
      switch kind {
      case .answering: scenes
      case .unwindAction: actions
      case .segueClass: segues
      }
    }
  }
}

extension StaleSetting {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 159 }
    case noScene, noUnwind, noSegue, silent

    var words: String {
      switch self {
      case .noScene: "no scene has the class or the name"
      case .noUnwind: "no unwind segue names the action"
      case .noSegue: "no segue has the class"
      case .silent: "no rule finds what was to be silenced"
      }
    }
  }
}
