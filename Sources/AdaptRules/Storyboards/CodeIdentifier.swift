public import AdaptCore
import AdaptDocuments

/// Identifiers that code uses and no storyboard has.
///
/// Rule `storyboard.code-identifier`. Needs the list of what code uses, and every document of the
/// app: one that is missing may have the identifier.
public enum CodeIdentifier: StoryboardRule {
  public static let rule = Rule(
    "storyboard.code-identifier", number: Why.rule,
    summary: "An identifier that code uses is that of a scene or of a segue.", versions: "all",
    grade: .logged, source: "R124, R128, O134, O135", reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    guard let used = check.facts.identifiers, check.facts.hasAllDocuments else { return [] }
    let graph = check.graph
    var names: [String] = graph.scenes.indices.compactMap {
      graph.isReference($0) ? nil : graph.controller($0)?.storyboardIdentifier
    }
    names += graph.ways.compactMap(\.segue.identifier)
    let known = Set(names)
    var suggestions = NameSuggestions()
    return used.filter { !known.contains($0.name) }.map { identifier in
      StoryboardFinding(
        rule, because: Why.missing.reason, .error, at: identifier.place, object: identifier.name,
        "no scene and no segue has the identifier \(identifier.name.quoted) that code uses: UIKit "
          + "raises an exception; "
          + suggestions(for: identifier.name) { names })
    }
  }
}

extension CodeIdentifier {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 148 }
    case missing

    var words: String { "no scene and no segue has the identifier" }
  }
}
