import AdaptCore
import AdaptReport
import AdaptRules

/// Shows the rules: all by chapter, those of a topic, one with its evidence, or what rests on an
/// observation or report.
struct RulesCommand<Files: FileAccess> {
  let request: RulesRequest
  let files: Files

  func run(console: inout some Console) throws(CommandError) -> ExitCode {
    let style = request.style.style(on: request.output == nil ? console.terminal : nil)
    let text = try text(style)
    if let output = request.output {
      do { try files.write(text, to: output) } catch { throw .input("\(error)") }
    } else {
      console.write(text)
    }
    return .fine
  }

  private func text(_ style: TextStyle) throws(CommandError) -> String {
    if request.format == .markdown { return RuleCatalogue.reference }
    var lines = TextLines(width: style.width, color: style.color)
    if let word = request.word {
      try write(word, to: &lines)
    } else {
      writeList(RuleCatalogue.chapters.map { ($0.title, $0.rules) }, to: &lines)
    }
    var text = ""
    lines.write(to: &text)
    return text
  }

  private func write(_ word: String, to lines: inout TextLines) throws(CommandError) {
    if let rule = RuleCatalogue.rule(id: word) { return write(rule, to: &lines) }
    if let entry = EvidenceIndex.entry(word.uppercased()) { return write(entry, to: &lines) }
    let topic = RuleTopics.chapters(of: word)
    guard topic.isEmpty else { return writeList(topic, to: &lines) }
    let names = RuleCatalogue.all.map(\.id) + RuleTopics.names
    let suggestion = nearestName(to: word, among: names).map { "did you mean \($0.quoted)?" }
    throw .input("no rule \(word.quoted); \(suggestion ?? "'adaptsim rules' lists them")")
  }

  private func writeList(_ chapters: [(title: String, rules: [Rule])], to lines: inout TextLines) {
    let rules = chapters.flatMap(\.rules)
    let idWidth = rules.map(\.id.count).max() ?? 0
    let gradeWidth = EvidenceGrade.allCases.map(\.rawValue.count).max() ?? 0
    for (title, rules) in chapters {
      lines.addBlank()
      lines.add(title, .heading)
      for rule in rules {
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
    for entry in EvidenceIndex.numbers(in: rule.source).compactMap(EvidenceIndex.entry) {
      row("", "\(entry.number): \(entry.source)")
    }
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

  private func write(_ entry: EvidenceIndex.Entry, to lines: inout TextLines) {
    let kind = entry.number.hasPrefix("O") ? "an observation of UIKit" : "a problem report"
    lines.add("\(entry.number), \(kind)", .heading)
    lines.add([.init("source    ", .faint)], then: entry.source, .plain)
    let rules = EvidenceIndex.rules(restingOn: entry.number)
    lines.addBlank()
    guard !rules.isEmpty else { return lines.add("No rule names it as its source.", .plain) }
    lines.add("Rules that name it as their source", .heading)
    let width = rules.map(\.id.count).max() ?? 0
    for rule in rules {
      lines.add(
        [.init("  \(rule.id.padded(to: width))  ", .decision)], then: rule.summary, .plain)
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
