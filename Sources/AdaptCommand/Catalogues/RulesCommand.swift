import AdaptCore
import AdaptReport
import AdaptRules

/// Shows the rules: all by chapter, or one with its evidence.
struct RulesCommand {
  let ids: [String]
  let style: TextStyleRequest

  func run(console: inout some Console) throws(CommandError) -> ExitCode {
    guard ids.count <= 1 else {
      throw .usage("'adaptsim rules' shows one rule; \(ids[1].quoted) is one too many")
    }
    let style = style.style(on: console.terminal)
    var lines = TextLines(width: style.width, color: style.color)
    if let id = ids.first {
      guard let rule = RuleCatalogue.rule(id: id) else {
        let suggestion = nearestName(to: id, among: RuleCatalogue.all.map(\.id))
          .map { "did you mean '\($0)'?" }
        throw .input("no rule \(id.quoted); \(suggestion ?? "'adaptsim rules' lists them")")
      }
      write(rule, to: &lines)
    } else {
      writeList(to: &lines)
    }
    lines.write(to: &console)
    return .fine
  }

  private func writeList(to lines: inout TextLines) {
    let idWidth = RuleCatalogue.all.map(\.id.count).max() ?? 0
    let gradeWidth = EvidenceGrade.allCases.map(\.rawValue.count).max() ?? 0
    for chapter in RuleCatalogue.chapters {
      lines.addBlank()
      lines.add(chapter.title, .heading)
      for rule in chapter.rules {
        let mark = RuleChoices.switches.contains { $0.rule == rule.id } ? "⇄" : " "
        lines.add(
          [
            .init("\(mark) \(rule.id.padded(to: idWidth))  ", .decision),
            .init("\(rule.grade.rawValue.padded(to: gradeWidth))  ", .faint),
          ], then: rule.summary, .plain)
      }
    }
    lines.addBlank()
    lines.add(
      "⇄ marks rules that a run can decide another way, with --choose. 'adaptsim rules ID' shows "
        + "one rule and its evidence.", .plain)
  }

  private func write(_ rule: Rule, to lines: inout TextLines) {
    lines.add(rule.id, .heading)
    lines.add(rule.summary, .plain)
    lines.addBlank()
    func row(_ label: String, _ text: String) {
      lines.add([.init(label.padded(to: 10), .faint)], then: text, .plain)
    }
    row("systems", rule.versions)
    row("evidence", "\(rule.grade.rawValue): \(rule.grade.meaning)")
    row("source", rule.source)
    for (place, reason) in rule.reasons.enumerated() { row(place == 0 ? "reasons" : "", reason) }
    if let alternative = rule.alternative { row("instead", alternative) }
    if let choice = RuleChoices.switches.first(where: { $0.rule == rule.id }) {
      for (place, name) in choice.alternatives.enumerated() {
        row(
          place == 0 ? "choose" : "",
          "--choose \(rule.id)=\(name)" + (place == 0 ? " (unless told otherwise)" : ""))
      }
    }
  }
}

extension EvidenceGrade {
  fileprivate var meaning: String {
    switch self {
    case .documented: "Apple says so"
    case .measured: "a harness ran on UIKit and its figures are published"
    case .logged: "published logs, crashes or tests show it"
    case .reported: "somebody reports it, and nothing contradicts it"
    case .assumed: "no source settles it; it is our choice"
    }
  }
}
