import AdaptCore
import AdaptDocuments
import AdaptReport
import AdaptScenario
import AdaptUIKit

/// What a person can do at the end of a run, in the words to repeat it by.
struct ActionList {
  /// An action, what it leads to, and the screen it is part of.
  struct Line {
    let words: String
    let leads: String
  }

  let lines: [Line]

  init(_ actions: [UserAction], in storyboards: ScenarioStoryboards?) {
    let segues = actions.flatMap(\.leads).compactMap(\.segue)
    let destinations = storyboards?.destinations(of: segues) ?? [:]
    lines = actions.map { action in
      var leads = action.leads.map { Self.words($0, destinations) }.filter { !$0.isEmpty }
        .joined(separator: ", ")
      if case .target(.back) = action.kind { leads = "goes back" }
      if case .target(.tab) = action.kind { leads = "selects the tab" }
      let place = action.place.map { "on \($0)" } ?? ""
      return Line(
        words: action.words, leads: [leads, place].filter { !$0.isEmpty }.joined(separator: ", "))
    }
  }

  func write(to output: inout some TextOutputStream, style: TextStyle) {
    var text = TextLines(width: style.width, color: style.color)
    output.write("\n")
    if lines.isEmpty {
      text.add("A person can do nothing here.", .plain)
    } else {
      text.add("What a person can do (--user '…')", .heading)
    }
    let width = min(lines.map { $0.words.printable.count }.max() ?? 0, 40)
    for line in lines {
      text.add(
        [.init("  \(line.words.printable.padded(to: width))  ", .plain)], then: line.leads, .faint)
    }
    text.write(to: &output)
  }
}

extension ActionList {
  private static func words(
    _ lead: UserTarget.Lead, _ destinations: [InterfaceSegue: String]
  ) -> String {
    switch lead {
    case .segue(let segue): words(segue, to: destinations[segue] ?? id(of: segue))
    case .action(let selector): "calls \(selector.rawValue)"
    case .block: "runs a block"
    case .own: ""
    }
  }

  private static func id(of segue: InterfaceSegue) -> String {
    segue.destination.isEmpty ? "nothing" : segue.destination
  }

  private static func words(_ segue: InterfaceSegue, to target: String) -> String {
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

extension UserTarget.Lead {
  fileprivate var segue: InterfaceSegue? {
    switch self {
    case .segue(let segue): segue
    case .action, .block, .own: nil
    }
  }
}
