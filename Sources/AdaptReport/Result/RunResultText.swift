import AdaptCore
import Foundation

/// The lines that say what came of a run, for a first glance.
struct RunResultText {
  private let result: RunResult
  private let names: NodeNames
  private let words: ReasonWords

  init(_ result: RunResult, names: NodeNames, words: ReasonWords) {
    self.result = result
    self.names = names
    self.words = words
  }

  /// Adds the lines; none where nothing was presented and nothing found.
  func add(to lines: inout TextLines) {
    let findings = self.findings
    guard !result.outcomes.isEmpty || findings != nil else { return }
    lines.addBlank()
    lines.add("Result", .heading)
    let widest = max(8, min(28, lines.width - 32))
    let column =
      result.outcomes.map { names[$0.original].count }.filter { $0 <= widest }.max() ?? 0
    for outcome in result.outcomes {
      for (place, sentence) in sentences(outcome).enumerated() {
        let name = (place == 0 ? names[outcome.original] : "").padded(to: column)
        lines.add([.init("  \(name)  ", .plain)], then: sentence, .plain, under: column + 4)
      }
    }
    if result.untold > 0 {
      let isOne = result.untold == 1
      lines.add(
        [.init("  ", .plain)],
        then: "… and \(result.untold) more \(isOne ? "presentation" : "presentations")", .plain)
    }
    lines.add([.init("  ", .plain)], then: findings ?? "Nothing was dropped.", .plain)
  }
}

// MARK: - Presentations

extension RunResultText {
  private func sentences(_ outcome: PresentationOutcome) -> [String] {
    guard outcome.hasBegun else {
      let refusal = outcome.refusal.map { ": finding \($0)" } ?? ""
      let segue = outcome.segue.map { " by \(names.placed($0))" } ?? ""
      return ["asked \(asked(outcome))\(segue), never shown" + refusal]
    }
    var sentences = [beginning(outcome)]
    if let segue = outcome.segue { sentences.append("by \(names.placed(segue))") }
    // The fewer presentations, the more is told of each; the last change always is.
    let limit = max(1, PresentationOutcome.kept + 1 - result.outcomes.count)
    let isWhole = outcome.changeCount <= limit
    sentences += outcome.changes.prefix(isWhole ? limit : limit - 1).map(change)
    if !isWhole, let last = outcome.changes.last {
      sentences.append("… and \(outcome.changeCount - limit) more, then \(change(last))")
    }
    if let presenter = outcome.presenter { sentences.append(presence(of: presenter, outcome)) }
    return sentences
  }

  private func beginning(_ outcome: PresentationOutcome) -> String {
    guard let shown = outcome.shown else { return "is presented" }
    let substitute = outcome.substitute.map { " with \(names[$0]) in its place" } ?? ""
    return names.shown(outcome.original, asked: asked(outcome), as: shown, substitute)
      + because(outcome.reasons)
  }

  private func asked(_ outcome: PresentationOutcome) -> String {
    guard let style = outcome.asked else { return "some style" }
    guard let automatic = words.automaticStyle(in: outcome.requestReasons) else {
      return "\(style)"
    }
    return "automatic, meaning \(style) \(words.rules(ReasonList(automatic)))"
  }

  private func change(_ change: PresentationOutcome.Change) -> String {
    let when = "\(change.instant)" + (change.place.map { ", \($0)" } ?? "")
    return "\(when): \(what(change))" + because(change.reasons)
  }

  private func what(_ change: PresentationOutcome.Change) -> String {
    switch change.kind {
    case .style(let from, let to): "\(from) → \(to)"
    case .stays(let style, nil): "stays \(style)"
    case .stays(let style, true): "stays \(style) and now covers the window"
    case .stays(let style, false): "stays \(style) and no longer covers the window"
    case .presentationInterrupted: "its presentation is interrupted, and it goes back"
    case .dismissalInterrupted: "its dismissal is interrupted, and it stays"
    }
  }

  /// The reason that settled it.
  private func because(_ reasons: ReasonList) -> String {
    guard let last = Array(reasons).last else { return "" }
    return ": \(words.sentence(ReasonList(last)))"
  }

  /// Whether the presenter's view was removed and came back.
  private func presence(of presenter: NodeID, _ outcome: PresentationOutcome) -> String {
    let name = names[presenter]
    guard !outcome.absences.isEmpty else { return "\(name)'s view stays in place" }
    let limit = outcome.absenceCount == 2 ? 2 : 1
    var parts = outcome.absences.prefix(limit).map { absence in
      "removed at \(absence.from), "
        + (absence.to.map { "back at \($0)" } ?? "not back by the end")
    }
    let untold = outcome.absenceCount - parts.count
    if untold > 0 { parts.append("and \(untold) more times") }
    return "\(name)'s view is " + parts.joined(separator: ", ")
  }
}

// MARK: - Findings

extension RunResultText {
  /// The findings by how much they matter; nil where there are none but notes.
  private var findings: String? {
    let groups: [(Finding.Severity, String)] = [
      (.limit, "Stopped"), (.exception, "Raised"), (.ignored, "Dropped"), (.warning, "Warned of"),
    ]
    let parts = groups.compactMap { severity, word in
      list(severity).map { "\(word): \($0)" }
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ") + "."
  }

  private func list(_ severity: Finding.Severity) -> String? {
    let found = result.findings.enumerated().filter { $0.element.severity == severity }
    guard !found.isEmpty else { return nil }
    let limit = 3
    var parts = found.prefix(limit).map { "finding \($0.offset + 1) (\($0.element.name))" }
    if found.count > limit { parts.append("and \(found.count - limit) more") }
    return parts.joined(separator: ", ")
  }
}
