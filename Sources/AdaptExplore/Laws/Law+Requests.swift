import AdaptCore
import AdaptScenario

extension Law {
  static let completions = Law(
    "completion.once",
    "The completion of a presentation or a dismissal by code runs once, also when the transition "
      + "goes back, unless the request is refused after all."
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
      .overrideTraits, .call, .requestOrientation, .selectDetent, .container, .performSegue:
      return false
    }
  }
}

/// Keeps account of the completions that are due.
private struct CompletionBook {
  /// What each presenter was accepted to present and has not told of yet, in order.
  ///
  /// Among the completions of one that goes back, the next may be accepted before that is told of.
  private var presenting: [NodeID: [NodeID]] = [:]
  /// How many dismissals by code each presenter has not told of yet.
  private var dismissing: [NodeID: Int] = [:]
  /// How many of a person's dismissals each presenter may tell of: of an alert's, which UIKit's own
  /// code makes.
  private var optional: [NodeID: Int] = [:]
  /// The controllers that are presented because nothing else shows them, without a completion.
  private var shown: Set<NodeID> = []
  /// How many of those each presented. Code may have asked for the same controller in between, and
  /// its request may be the one that was met.
  private var withoutCompletion: [NodeID: Int] = [:]
  /// The controllers that were to be presented, by those that took their place.
  private var originals: [NodeID: NodeID] = [:]
  /// What is on screen or on its way: what is found there refuses no request to present it.
  private var begun: Set<NodeID> = []

  /// Lets a controller that takes another's place present what that one presents.
  private mutating func hand(over old: NodeID, to new: NodeID) {
    if let due = presenting.removeValue(forKey: old) { presenting[new, default: []] += due }
    if let due = dismissing.removeValue(forKey: old) { dismissing[new, default: 0] += due }
  }

  /// - Returns: What is wrong; nil when the event fits.
  mutating func take(_ event: Event, in run: FinishedRun) -> String? {
    let subject = event.subject
    switch event.kind {
    case .showing(let node, .presented, _): shown.insert(node)
    case .presenting(let node, _, _, _):
      if shown.remove(node) == nil {
        presenting[subject, default: []].append(node)
      } else {
        withoutCompletion[subject, default: 0] += 1
      }
      begun.remove(node)
    case .substituted(let node):
      originals[node] = subject
      hand(over: subject, to: node)
    case .restored(let node): hand(over: node, to: subject)
    case .phase(.presentation):
      begun.insert(subject)
      if let original = originals[subject] { begun.insert(original) }
    case .phase(.presentationInterrupted), .phase(.ended):
      begun.remove(subject)
      if let original = originals[subject] { begun.remove(original) }
    case .finding(let finding): refuse(finding, subject)
    case .released: (presenting[subject], dismissing[subject]) = (nil, nil)
    case .dismissing:
      if run.isByPerson(event) {
        optional[subject, default: 0] += 1
      } else {
        dismissing[subject, default: 0] += 1
      }
    case .called(.presentCompletion, _):
      if let due = presenting[subject], !due.isEmpty {
        presenting[subject] = Array(due.dropFirst())
      } else if let shown = withoutCompletion[subject], shown > 0 {
        withoutCompletion[subject] = shown - 1
      } else {
        return "\(run.name(subject)) tells twice that it has presented"
      }
    case .called(.dismissCompletion, _):
      if let due = dismissing[subject], due > 0 {
        dismissing[subject] = due - 1
      } else if let allowed = optional[subject], allowed > 0 {
        optional[subject] = allowed - 1
      } else {
        return "\(run.name(subject)) tells twice that it has dismissed"
      }
    default: break
    }
    return nil
  }

  func missing(in run: FinishedRun) -> String? {
    func first(_ nodes: [NodeID]) -> NodeID? { nodes.min { $0.rawValue < $1.rawValue } }
    if let node = first(presenting.filter { !$0.value.isEmpty }.map(\.key)) {
      return "no completion for what \(run.name(node)) presents"
    }
    return first(dismissing.filter { $0.value > 0 }.map(\.key)).map {
      "no completion for what \(run.name($0)) dismisses"
    }
  }

  /// A request can still be refused when its presentation is about to begin.
  private mutating func refuse(_ finding: Finding, _ subject: NodeID) {
    let refused: NodeID?
    switch finding.kind {
    case .viewNotInWindow, .presenterLeaving, .popoverWithoutAnchor: refused = finding.object
    case .invalidInterfaceOrientation: refused = subject
    default: refused = nil
    }
    if let object = finding.object { shown.remove(object) }
    guard let refused, !begun.contains(refused) else { return }
    for presenter in presenting.keys {
      presenting[presenter]?.removeAll { $0 == refused || $0 == originals[refused] }
    }
  }
}

extension FinishedRun {
  /// Whether a person, not code, leads to the event.
  fileprivate func isByPerson(_ event: Event) -> Bool {
    guard let cause = event.cause, case .step = events[cause].kind,
      let moment = moments.first(where: { $0.events.contains(cause) }), let step = step(of: moment)
    else { return false }
    switch step.kind {
    case .user(let action): return action.closesByItself
    case .act, .rotate, .resize, .changeTraits, .enterBackground, .enterForeground, .interact,
      .advance, .turn, .settle, .when, .expect:
      return false
    }
  }
}

extension ScenarioUserAction {
  /// Whether the system closes what the action is done to, without a call of code.
  fileprivate var closesByItself: Bool {
    switch self {
    case .swipeDown, .tapOutside, .tapAt, .tapGrabber, .drag: true
    // The alert's own code dismisses it.
    case .tap, .tapNamed, .select, .typeText, .typeInto, .touch: false
    }
  }
}
