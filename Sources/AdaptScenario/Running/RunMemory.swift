import AdaptCore

/// What the events of a run have led to so far, kept so that no expectation reads them all again.
struct RunMemory {
  private(set) var states: [NodeID: AppearanceState] = [:]
  /// The reasons of the last decision on the style of a controller's presentation.
  private var decisions: [NodeID: ReasonList] = [:]
  /// The controllers that were presented, by those that took their place.
  private var originals: [NodeID: NodeID] = [:]
  /// The controller at which the last unwind ended; nil where none has.
  private(set) var unwound: NodeID?
  private var next = 0

  /// Takes in what has happened since the last time.
  mutating func update(_ trace: Trace) {
    for event in trace.events(from: next) {
      switch event.kind {
      case .appearance(_, let state): states[event.subject] = state
      case .styleDecided(_, _, let reasons): decisions[event.subject] = reasons
      case .called(.unwindAction, _): unwound = event.subject
      case .substituted(let substitute): originals[substitute] = event.subject
      default: break
      }
    }
    next = trace.count
  }

  /// The reasons for the style that a controller, or the one it took the place of, is shown in.
  func decision(of controller: NodeID) -> ReasonList? {
    decisions[controller] ?? originals[controller].flatMap { decisions[$0] }
  }
}
