public import AdaptCore
import AdaptDocuments

/// Segues of one scene with the same identifier that lead to different places.
///
/// Rule `storyboard.duplicate-segue-identifier`. Several controls may well share an identifier when
/// they lead to the same scene: `prepare(for:sender:)` then treats them alike.
public enum DuplicateSegueIdentifier: StoryboardRule {
  public static let rule = Rule(
    "storyboard.duplicate-segue-identifier", number: Why.rule,
    summary: "An identifier names one segue of a scene; those that share it lead to one place.",
    versions: "all", grade: .documented,
    source: "documentation of performSegue(withIdentifier:sender:) and of "
      + "UIStoryboardSegue.identifier",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    check.graph.scenes.indices.flatMap { scene in
      var first: [String: StoryboardWay] = [:]
      var findings: [StoryboardFinding] = []
      for place in check.graph.outgoing[scene] {
        let way = check.graph.ways[place]
        // A peek has the identifier of its segue.
        guard !way.isPreview, let name = way.segue.identifier, !name.isEmpty else { continue }
        guard let other = first[name] else {
          first[name] = way
          continue
        }
        guard other.segue.destination != way.segue.destination else { continue }
        findings.append(
          finding(
            Why.twice, .warning, at: way, in: check,
            "two segues of \(check.name(scene)) are called \(name.quoted) and lead to different "
              + "scenes, so that code gets one of them; give each its own identifier",
            related: [
              .init(
                check.place(of: other),
                "the other leads to "
                  + "\(check.destination(of: other))")
            ]))
      }
      return findings
    }
  }
}

extension DuplicateSegueIdentifier {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 128 }
    case twice

    var words: String { "another segue of the scene has the identifier and leads elsewhere" }
  }
}
