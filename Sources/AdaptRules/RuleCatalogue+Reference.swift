import AdaptCore

extension RuleCatalogue {
  /// The catalogue as an article of the documentation: every rule with its versions, its evidence,
  /// its reasons and what a run can choose instead.
  ///
  /// The committed article is this text; a test compares the two.
  public static var reference: String {
    let introduction = """
      # Rules

      Every decision the engine takes, how we know it, and the words it gives as its reason.

      The \(all.count) rules are listed by topic. A grade says how a rule is known: `documented` by
      Apple, `measured` on UIKit, `logged` by published traces and tests, `reported` by somebody, or
      `assumed` where no source settles it. O and R numbers name observations and problem reports;
      the last section says where each can be read.

      | grade | rules |
      | --- | --- |
      \(grades)
      """
    return ([introduction] + chapters.map(section) + [evidence]).joined(separator: "\n\n") + "\n"
  }

  /// What the numbers in the rules' sources stand for.
  private static var evidence: String {
    let used = Set(all.flatMap { EvidenceIndex.numbers(in: $0.source) })
    let rows = EvidenceIndex.entries.filter { used.contains($0.number) }
      .map { "| \($0.number) | \($0.source) |" }
    return (["## Observations and reports", "", "| number | source |", "| --- | --- |"] + rows)
      .joined(separator: "\n")
  }

  private static var grades: String {
    EvidenceGrade.allCases.map { grade in
      "| \(grade.rawValue) | \(all.count { $0.grade == grade }) |"
    }.joined(separator: "\n")
  }

  private static func section(_ chapter: Chapter) -> String {
    (["## \(chapter.title)"] + chapter.rules.map(entry)).joined(separator: "\n\n")
  }

  private static func entry(_ rule: Rule) -> String {
    var lines = [
      "### \(rule.id)", "", rule.summary, "", "- Versions: \(rule.versions)",
      "- Evidence: \(rule.grade.rawValue). \(rule.source).",
    ]
    if let alternative = rule.alternative { lines.append("- Choice: \(alternative)") }
    if let names = RuleChoices.switches.first(where: { $0.rule == rule.id })?.alternatives {
      lines.append("- Chosen by name: \(names.map { "`\($0)`" }.joined(separator: ", "))")
    }
    lines.append("- Reasons:")
    lines += rule.reasons.map { "  - \($0)" }
    return lines.joined(separator: "\n")
  }
}
