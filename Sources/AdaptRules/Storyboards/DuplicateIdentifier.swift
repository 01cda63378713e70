public import AdaptCore
import AdaptDocuments

/// Scenes of one document with the same storyboard identifier.
///
/// Rule `storyboard.duplicate-identifier`.
public enum DuplicateIdentifier: StoryboardRule {
  public static let rule = Rule(
    "storyboard.duplicate-identifier", number: Why.rule,
    summary: "A storyboard identifier names one scene of its document.", versions: "all",
    grade: .documented,
    source: "documentation of instantiateViewController(withIdentifier:), which makes one of them",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    struct Key: Hashable {
      let document: Int
      let name: String
    }
    var first: [Key: Int] = [:]
    var findings: [StoryboardFinding] = []
    for scene in check.graph.scenes.indices where !check.graph.isReference(scene) {
      guard let name = check.graph.controller(scene)?.storyboardIdentifier, !name.isEmpty else {
        continue
      }
      let key = Key(document: check.graph.scenes[scene].document, name: name)
      guard let other = first[key] else {
        first[key] = scene
        continue
      }
      findings.append(
        finding(
          Why.twice, .warning, atScene: scene, in: check,
          "two scenes have the identifier \(name.quoted), so that code gets one of them; give each "
            + "its own",
          related: [.init(check.place(ofScene: other), "the other")]))
    }
    return findings
  }
}

extension DuplicateIdentifier {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 127 }
    case twice

    var words: String { "another scene of the document has the identifier" }
  }
}
