import AdaptCore
import AdaptDocuments
import AdaptReport
import AdaptRules
import AdaptScenario
import AdaptUIKit

/// What a person can do at the end of a run, in the words to repeat it by, and what no finger
/// reaches.
struct ActionList {
  private let actions: [UserAction]
  private let blocked: [BlockedAction]
  /// What the segues of the actions lead to.
  private let destinations: [InterfaceSegue: String]

  init(_ run: ScenarioRun, in storyboards: ScenarioStoryboards?) {
    actions = run.userActions
    blocked = run.blockedActions
    let segues = (actions + blocked.map(\.action)).flatMap(\.leads).compactMap(\.segue)
    destinations = storyboards?.destinations(of: segues) ?? [:]
  }

  func write(to output: inout some TextOutputStream, style: TextStyle) {
    var text = TextLines(width: style.width, color: style.color)
    output.write("\n")
    let lines = actions.map { (words: $0.words, what: [leads(of: $0), place(of: $0)]) }
    let blockedLines = blocked.map { blocked in
      (
        words: blocked.action.words,
        what: [Self.words(blocked.obstacle), place(of: blocked.action)]
      )
    }
    if lines.isEmpty {
      text.add("A person can do nothing here.", .plain)
    } else {
      text.add("What a person can do (--user '…')", .heading)
    }
    write(lines, to: &text)
    if !blockedLines.isEmpty {
      text.addBlank()
      text.add("What no finger reaches now", .heading)
      write(blockedLines, to: &text)
    }
    text.write(to: &output)
  }

  private func write(_ lines: [(words: String, what: [String])], to text: inout TextLines) {
    let width = min(lines.map { $0.words.printable.count }.max() ?? 0, 40)
    for line in lines {
      text.add(
        [.init("  \(line.words.printable.padded(to: width))  ", .plain)],
        then: line.what.filter { !$0.isEmpty }.joined(separator: ", "), .faint)
    }
  }

  /// Writes a record for each, behind those of the run.
  func writeRecords(to output: inout some TextOutputStream) {
    let lines = RecordLines()
    for action in actions { output.write(lines.line(record(of: action))) }
    for blocked in blocked {
      var record = record(of: blocked.action)
      record.obstacle = blocked.obstacle.value?.rawValue
      record.because = Self.words(blocked.obstacle)
      output.write(lines.line(record))
    }
  }

  private func record(of action: UserAction) -> ActionRecord {
    ActionRecord(
      words: action.words, kind: action.kind.word, place: action.place,
      leads: action.leads.map { lead in
        let words = words(lead)
        return ActionRecord.Lead(
          kind: lead.word, words: words.isEmpty ? nil : words, segue: lead.segue?.id)
      })
  }
}

extension ActionList {
  private func leads(of action: UserAction) -> String {
    if case .target(.back) = action.kind { return "goes back" }
    if case .target(.tab) = action.kind { return "selects the tab" }
    return action.leads.map(words).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  private func place(of action: UserAction) -> String { action.place.map { "on \($0)" } ?? "" }

  private static func words(_ obstacle: Decision<TouchReach.Obstacle?>) -> String {
    obstacle.reasons.compactMap { RuleCatalogue.words(of: $0) }.joined(separator: ", ")
  }
}

extension UserAction.Kind {
  fileprivate var word: String {
    switch self {
    case .target(let kind): kind.rawValue
    case .gesture: "screen"
    }
  }
}

extension UserTarget.Lead {
  fileprivate var segue: InterfaceSegue? {
    switch self {
    case .segue(let segue): segue
    case .action, .block, .own: nil
    }
  }

  fileprivate var word: String {
    switch self {
    case .segue: "segue"
    case .action: "action"
    case .block: "block"
    case .own: "own"
    }
  }
}

extension ActionList {
  private func words(_ lead: UserTarget.Lead) -> String {
    switch lead {
    case .segue(let segue): words(segue)
    case .action(let selector): "calls \(selector.rawValue)"
    case .block: "runs a block"
    case .own: ""
    }
  }

  private func words(_ segue: InterfaceSegue) -> String {
    let id = segue.destination.isEmpty ? "nothing" : segue.destination
    let target = destinations[segue] ?? id
    let style = segue.presentationStyle.map { " as \($0)" } ?? ""
    switch segue.kind {
    case .show, .push: return "shows \(target)"
    case .showDetail, .replace: return "shows \(target) as detail"
    case .present, .modal: return "presents \(target)\(style)"
    case .popover, .popoverOfPad: return "presents \(target) as popover"
    case .unwind:
      let action = segue.unwindAction ?? ""
      return action.isEmpty ? "unwinds nowhere: it names no method" : "unwinds by \(action)"
    case .custom: return "goes to \(target) by \(segue.customClass?.name ?? "a class of its own")"
    case .relationship, .embed: return "holds \(target)"
    case .unknown(let kind): return "\(kind) to \(target)"
    }
  }
}
