import AdaptCore
import AdaptScenario

/// How to say who has the method of an unwind segue that nobody took.
struct UnwindAdvice {
  let scenario: Scenario
  let trace: Trace
  /// Whether the run is that of a scenario's file, which says it itself.
  let hasFile: Bool
}

extension UnwindAdvice {
  /// A sentence about the first method that nobody is known to have; nil where there is none.
  var note: String? {
    guard let storyboards = scenario.storyboards else { return nil }
    var action: String?
    var asked: [String] = []
    for event in trace {
      switch event.kind {
      case .unwinding(.searches, _, let name, _): (action, asked) = (name, [])
      case .asked(.canPerformUnwindSegueAction, _, _):
        let name = trace.description(of: event.subject).name
        guard let type = name.flatMap(storyboards.className(ofController:)), !asked.contains(type)
        else { break }
        asked.append(type)
      case .finding(let finding)
      where finding.kind == .noUnwindDestination && finding.text != nil:
        if let action, !isKnown(action) { return words(action, asked) }
      default: break
      }
    }
    return nil
  }

  /// Whether anybody is said to have a method.
  private func isKnown(_ action: String) -> Bool {
    scenario.unwindActions.contains { $0.selectors.contains(action) }
      || scenario.controllers.contains { $0.unwindActions.contains(action) }
  }

  private func words(_ action: String, _ asked: [String]) -> String {
    let known = "nobody is known to have the method \(action)"
    guard let first = asked.first else { return known }
    let way =
      hasFile
      ? "unwindActions: { \(first): [\"\(action)\"] }" : "--unwind-action \(first)=\(action)"
    let others =
      asked.count == 1 ? "" : "; asked were also \(asked.dropFirst().joined(separator: ", "))"
    return "\(known); say whose it is: \(way)\(others)"
  }
}
