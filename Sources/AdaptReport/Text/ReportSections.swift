import AdaptCore

/// A run divided into the stretches that a report gives headings to.
///
/// A heading names a phase and the controllers it concerns. What asked for a presentation or a
/// dismissal, and the step it was asked in, belong to that phase, although it begins after them.
struct ReportSections {
  /// One stretch of a run under one heading.
  struct Section {
    enum Topic: Hashable {
      /// Before the first step.
      case launch
      /// Nothing is presented yet; also where nothing ever is.
      case before
      /// What was presented is gone.
      case after
      case phase(PresentationPhase)
      /// Another presentation on top has ended, and this one is still there.
      case continued
    }

    let topic: Topic
    /// Whom it concerns; several when they leave together.
    var nodes: [NodeID] = []
    /// Who presents the first of them; nil where that is not known.
    var presenter: NodeID?
    var events: [Event] = []
    /// Whether the next step begins another stretch.
    var isOver = false
  }

  private(set) var all = [Section(topic: .launch)]
  private var chain = PresentedChain()
  /// Where in the last section the latest request for a controller stands.
  private var requests: [NodeID: Int] = [:]
  /// Where in the last section its latest step stands.
  private var step: Int?

  /// Divides a trace, leaving out the events that have no line.
  ///
  /// - Complexity: O(n), times the number of controllers that are presented at once.
  init(_ trace: Trace, showing isShown: (Event) -> Bool) {
    let launch = trace.launchStep
    for event in trace {
      note(event)
      guard isShown(event) else { continue }
      if event.kind.isStep, event.sequence != launch,
        all[all.count - 1].isOver || all.count == 1
      {
        beginForStep()
      }
      if let presented = event.kind.requested { requests[presented] = place(of: event) }
      append(event)
    }
    all.removeAll { $0.events.isEmpty && !$0.keepsItsHeading }
  }

  private mutating func append(_ event: Event) {
    if event.kind.isStep { step = all[all.count - 1].events.count }
    all[all.count - 1].events.append(event)
  }

  private mutating func note(_ event: Event) {
    defer { chain.note(event) }
    guard case .phase(let phase) = event.kind else { return }
    switch phase {
    case .presentation, .management, .dismissal: begin(phase, of: event.subject)
    case .ended, .presentationInterrupted, .dismissalInterrupted: all[all.count - 1].isOver = true
    }
  }

  /// Begins the stretch of a phase; what asked for it moves there from the one before.
  private mutating func begin(_ phase: PresentationPhase, of node: NodeID) {
    let entry = chain.entry(of: node)
    var section = Section(
      topic: .phase(phase), nodes: [entry?.original ?? node], presenter: entry?.presenter)
    if phase == .dismissal, entry != nil { section.nodes = chain.stack(on: node).map(\.original) }
    if phase != .management, let place = requests[node] ?? entry.flatMap({ requests[$0.original] })
    {
      section.events = Array(all[all.count - 1].events[place...])
      all[all.count - 1].events.removeSubrange(place...)
    }
    requests = [:]
    step = section.events.first?.kind.isStep == true ? 0 : nil
    all.append(section)
  }

  private mutating func beginForStep() {
    requests = [:]
    if let top = chain.begun.last {
      all.append(Section(topic: .continued, nodes: [top.original]))
    } else {
      all.append(Section(topic: all.contains { $0.isPhase } ? .after : .before))
    }
  }

  /// Where what asked for a presentation or a dismissal begins: at the step itself when its own
  /// block asked, else at the request.
  private func place(of request: Event) -> Int {
    let events = all[all.count - 1].events
    guard let step, step == events.count - 1 || events[step].sequence == request.cause else {
      return events.count
    }
    return step
  }
}

extension ReportSections.Section {
  var isPhase: Bool {
    switch topic {
    case .phase: true
    case .launch, .before, .after, .continued: false
    }
  }

  /// Whether it tells no more than how a first screen always appears.
  var isRoutine: Bool {
    topic == .launch
      && events.allSatisfy {
        switch $0.kind {
        case .launched, .step, .called, .frameChanged, .stackChanged, .selectionChanged,
          .appearance:
          true
        default: false
        }
      }
  }

  /// Whether the heading is worth reading with nothing under it: a presentation that nothing
  /// happens to is still a phase.
  fileprivate var keepsItsHeading: Bool { isPhase }
}

extension Trace {
  /// The place of the step that launches the app, the one right before the launch; nil where the
  /// trace has none.
  fileprivate var launchStep: Int? {
    var last: Event?
    for event in self {
      if case .launched = event.kind { return last?.kind.isStep == true ? last?.sequence : nil }
      last = event
    }
    return nil
  }
}

extension Event.Kind {
  /// The controller that the event asks to present or to dismiss.
  fileprivate var requested: NodeID? {
    switch self {
    case .presenting(let presented, _, _, _), .dismissing(let presented, _): presented
    default: nil
    }
  }
}
