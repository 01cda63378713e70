import AdaptCore
import AdaptScenario

extension Law {
  static let completions = Law(
    "completion.once",
    "The completion of a presentation that was asked for runs once unless the request is refused "
      + "after all; that of a dismissal by code runs once when what it dismisses has gone, and "
      + "never when it stays."
  ) { run in
    var book = CompletionBook()
    for event in run.events {
      if let problem = book.take(event, in: run) {
        return Breach(problem, event: event.sequence)
      }
    }
    guard let last = run.moments.last, last.isAtRest else { return nil }
    return book.missing(in: run).map { Breach($0, step: last.step) }
  }

  static let answeredRequests = Law(
    "request.answered",
    "A request to present or to dismiss that a step makes at rest leads to a presentation, a "
      + "dismissal, a wait or a finding."
  ) { run in
    for (before, after) in run.steps where before.isAtRest {
      guard run.step(of: after)?.isOneRequest ?? false else { continue }
      let isAnswered = run.events[after.events].contains { event in
        switch event.kind {
        case .presenting, .dismissing, .queued, .finding: true
        default: false
        }
      }
      if !isAnswered { return Breach("nothing answers the request", step: after.step) }
    }
    return nil
  }
}

extension ScenarioStep {
  fileprivate var isOneRequest: Bool {
    guard settles, case .act(let actions) = kind, actions.count == 1 else { return false }
    switch actions[0] {
    case .present, .dismiss: return true
    case .push, .pop, .popTo, .popToRoot, .setStack, .replaceRoot, .addChild, .removeChild, .set,
      .overrideTraits, .call, .requestOrientation:
      return false
    }
  }
}

/// Keeps account of the completions that are due.
private struct CompletionBook {
  /// What each presenter was accepted to present and has not told of yet.
  private var presenting: [NodeID: NodeID] = [:]
  /// By presenter, the dismissals that may tell of their end.
  private var dismissing: [NodeID: NodeID] = [:]
  /// The presenters whose dismissals by code are through and have not told of it.
  private var owed: [NodeID: Int] = [:]
  private var stands: [NodeID: NodeID] = [:]

  /// - Returns: What is wrong; nil when the event fits.
  mutating func take(_ event: Event, in run: FinishedRun) -> String? {
    switch event.kind {
    case .presenting(let node, _, _, _):
      guard presenting[event.subject] == nil else {
        return "\(run.name(event.subject)) presents again and owes a completion"
      }
      presenting[event.subject] = node
    case .substituted(let node), .restored(let node): stands[node] = event.subject
    case .called(.presentCompletion, _):
      guard presenting.removeValue(forKey: event.subject) != nil else {
        return "a completion of \(run.name(event.subject)) that presents nothing"
      }
    case .finding(let finding): refuse(finding, event.subject)
    case .released: forget(event.subject)
    case .dismissing(let node, _):
      dismissing[event.subject] = run.isByPerson(event) ? nil : node
    case .phase(.dismissalInterrupted): stay(event.subject)
    case .phase(.ended): end(event.subject)
    case .called(.dismissCompletion, _):
      guard owed.removeValue(forKey: event.subject) != nil else {
        return "\(run.name(event.subject)) tells of a dismissal that is not through"
      }
    default: break
    }
    return nil
  }

  func missing(in run: FinishedRun) -> String? {
    if let node = presenting.keys.min(by: { $0.rawValue < $1.rawValue }) {
      return "no completion for what \(run.name(node)) presents"
    }
    return owed.keys.min { $0.rawValue < $1.rawValue }.map {
      "no completion for what \(run.name($0)) dismissed"
    }
  }

  /// A request can still be refused when its presentation is about to begin.
  private mutating func refuse(_ finding: Finding, _ subject: NodeID) {
    let refused: NodeID?
    switch finding.kind {
    case .viewNotInWindow, .presenterLeaving, .popoverWithoutAnchor: refused = finding.object
    case .invalidInterfaceOrientation: refused = subject
    default: return
    }
    guard let refused else { return }
    for (presenter, node) in presenting
    where node == refused || stands[refused] == node {
      presenting[presenter] = nil
    }
  }

  private mutating func forget(_ node: NodeID) {
    presenting[node] = nil
    dismissing[node] = nil
    owed[node] = nil
  }

  private mutating func stay(_ node: NodeID) {
    for (presenter, presented) in dismissing where presented == node { dismissing[presenter] = nil }
  }

  private mutating func end(_ node: NodeID) {
    for (presenter, presented) in dismissing where presented == node {
      dismissing[presenter] = nil
      owed[presenter, default: 0] += 1
    }
  }
}

extension FinishedRun {
  /// Whether a person, not code, leads to the event.
  fileprivate func isByPerson(_ event: Event) -> Bool {
    guard let cause = event.cause, case .step(let words) = events[cause].kind else { return false }
    return ["swipe down", "tap outside", "tap "].contains { words.hasPrefix($0) }
  }
}
