import AdaptCore
import Foundation

/// What came of a run at a glance: its first presentations, and what was found.
struct RunResult {
  /// The most presentations that are told.
  static let told = 3

  private(set) var outcomes: [PresentationOutcome] = []
  /// The findings in their order, as the report numbers them from 1.
  private(set) var findings: [Finding.Kind] = []

  private var chain = PresentedChain()
  /// How many presentations are not told.
  var untold: Int { chain.count - outcomes.count }

  /// The segue that was performed last, and the controller it leads to.
  private var performed: (segue: NodeID, destination: NodeID)?
  private var window = CGSize.zero
  private var frames: [NodeID: (frame: CGRect, reasons: ReasonList)] = [:]
  private var moving: Set<Int> = []
  /// The presentations whose presenter is on its way out because of them.
  private var departures: Set<Int> = []
  private var covering: [Int: Bool] = [:]
  /// What the present step has done to the environment.
  private var change: (instant: SimulatedInstant, place: String)?
  /// What it has decided for those that keep their style, and the new styles of the others. A
  /// style is decided before the change it is for.
  private var decisions: [Int: ReasonList] = [:]
  private var adaptations: [(place: Int, instant: SimulatedInstant, change: StyleChange)] = []

  private typealias StyleChange = (
    from: UIModalPresentationStyle, to: UIModalPresentationStyle, because: ReasonList
  )

  /// - Complexity: O(n) in the number of events, times the controllers presented at once.
  init(_ trace: Trace) {
    window = trace.header?.size ?? .zero
    for event in trace {
      if event.kind.isStep { endStep() }
      // The chain forgets a presentation with the event that ends it.
      let place = place(of: event.subject)
      chain.note(event)
      note(event, on: place)
    }
    endStep()
  }
}

extension RunResult {
  /// - Parameter place: That of the subject's presentation before the event.
  private mutating func note(_ event: Event, on place: Int?) {
    let (subject, instant) = (event.subject, event.instant)
    switch event.kind {
    case .launched(let size, _, _): window = size
    case .rotated(_, let orientation, _): change = (instant, "\(orientation)")
    case .resized(_, let size, _):
      window = size
      if change == nil { change = (instant, size.figure) }
    case .frameChanged(_, let frame, let reasons): frames[subject] = (frame, reasons)
    case .presenting(let original, let style, _, let reasons):
      begin(original, by: subject, as: style, reasons)
    case .styleDecided(let from, let to, let reasons):
      decided(subject, from: from, to: to, reasons, at: instant)
    case .substituted(let substitute):
      if let place, !outcomes[place].hasBegun { outcomes[place].substitute = substitute }
    case .restored: break
    case .phase(let phase): enter(phase, subject, place, at: instant)
    case .called(.performSegue, .node(let destination?)): performed = (subject, destination)
    case .called(.viewWillDisappear, _): presenterLeaves(subject)
    case .called(.viewDidDisappear, _):
      for place in departures where outcomes[place].presenter == subject {
        outcomes[place].presenterLeft(at: instant)
      }
    case .called(.viewWillAppear, _):
      departures = departures.filter { outcomes[$0].presenter != subject }
    case .called(.viewDidAppear, _):
      for place in outcomes.indices where outcomes[place].presenter == subject {
        outcomes[place].presenterCame(at: instant)
      }
    case .finding(let finding): found(finding)
    case .step, .traitsChanged, .called, .asked, .dismissing, .queued, .appearance, .stackChanged,
      .selectionChanged, .transitionBegan, .transitionEnded, .released, .showing, .arranged,
      .listed, .unwinding:
      break
    }
  }

  private mutating func begin(
    _ original: NodeID, by presenter: NodeID?, as style: UIModalPresentationStyle?,
    _ reasons: ReasonList
  ) {
    guard outcomes.count < Self.told, chain.count > outcomes.count else { return }
    outcomes.append(
      PresentationOutcome(
        original: original, presenter: presenter, asked: style, requestReasons: reasons))
    if let performed, performed.destination == original {
      outcomes[outcomes.count - 1].segue = performed.segue
    }
  }

  private mutating func decided(
    _ node: NodeID, from: UIModalPresentationStyle, to: UIModalPresentationStyle,
    _ reasons: ReasonList, at instant: SimulatedInstant
  ) {
    guard let place = place(of: node) else { return }
    guard outcomes[place].hasBegun else {
      outcomes[place].shown = to
      outcomes[place].reasons = reasons
      return
    }
    decisions[place] = reasons
    if from != to { adaptations.append((place, instant, (from, to, reasons))) }
  }

  private mutating func enter(
    _ phase: PresentationPhase, _ node: NodeID, _ former: Int?, at instant: SimulatedInstant
  ) {
    if phase == .presentation, chain.count > outcomes.count, chain.entry(of: node)?.asked == nil {
      begin(node, by: nil, as: nil, ReasonList())
    }
    guard let place = place(of: node) ?? former else { return }
    switch phase {
    case .presentation:
      outcomes[place].hasBegun = true
      moving.insert(place)
    case .dismissal: moving.insert(place)
    case .management, .ended: moving.remove(place)
    case .presentationInterrupted:
      moving.remove(place)
      outcomes[place].add(interruption(.presentationInterrupted, at: instant))
    case .dismissalInterrupted:
      moving.remove(place)
      outcomes[place].add(interruption(.dismissalInterrupted, at: instant))
    }
  }

  private func interruption(
    _ kind: PresentationOutcome.Change.Kind, at instant: SimulatedInstant
  ) -> PresentationOutcome.Change {
    .init(instant: instant, place: nil, kind: kind, reasons: ReasonList())
  }

  /// Other things than the presentation may take its presenter away: only what begins while it
  /// moves or adapts counts.
  private mutating func presenterLeaves(_ node: NodeID) {
    if let own = place(of: node), moving.contains(own), outcomes[own].hasBegun { return }
    for entry in chain.begun where entry.presenter == node {
      let place = entry.number
      guard outcomes.indices.contains(place), moving.contains(place) || isAdapted(place) else {
        continue
      }
      departures.insert(place)
    }
  }

  private mutating func found(_ finding: Finding) {
    findings.append(finding.kind)
    guard let object = finding.object, let place = place(of: object), !outcomes[place].hasBegun
    else { return }
    outcomes[place].refusal = findings.count
  }

  /// Takes down how a changed environment left what is presented.
  private mutating func endStep() {
    for (place, instant, style) in adaptations {
      outcomes[place].add(
        .init(
          instant: instant, place: change?.place, kind: .style(from: style.from, to: style.to),
          reasons: style.because))
    }
    for entry in chain.begun where outcomes.indices.contains(entry.number) {
      let place = entry.number
      guard let style = entry.style, let (frame, reasons) = frames[entry.shown] else { continue }
      let covers = frame == CGRect(origin: .zero, size: window)
      let before = covering.updateValue(covers, forKey: place)
      guard let change, before != nil, !isAdapted(place), !moving.contains(place) else {
        continue
      }
      let isNew = before != covers
      outcomes[place].add(
        .init(
          instant: change.instant, place: change.place,
          kind: .stays(style, covers: isNew ? covers : nil),
          reasons: isNew ? reasons : decisions[place] ?? ReasonList()))
    }
    change = nil
    decisions = [:]
    adaptations = []
  }

  private func isAdapted(_ place: Int) -> Bool { adaptations.contains { $0.place == place } }

  private func place(of node: NodeID) -> Int? {
    guard let number = chain.entry(of: node)?.number, outcomes.indices.contains(number) else {
      return nil
    }
    return number
  }
}
