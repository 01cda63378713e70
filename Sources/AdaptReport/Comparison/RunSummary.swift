import AdaptCore
import Foundation

/// What a comparison asks of one run, as rows under headings.
struct RunSummary {
  struct Row: Equatable {
    let label: String
    let cell: String
  }

  struct Part {
    let title: String
    var rows: [Row]
  }

  private(set) var parts: [Part] = []
  private let names: NodeNames

  private var chain = PresentedChain()
  private var frames: [NodeID: CGRect] = [:]
  private var isOff: [NodeID: Bool] = [:]
  private var calls: [NodeID: [Callback: Int]] = [:]
  private var presenterOrder: [NodeID] = []
  private var findings: [Finding.Kind: Int] = [:]

  /// - Complexity: O(n) in the number of events, times the controllers presented at once.
  init(_ trace: Trace) {
    names = NodeNames(trace)
    var step: String?
    for event in trace {
      if case .step(let text) = event.kind {
        endStep(step)
        step = text.printable
      }
      note(event, isCounted: step != nil)
    }
    endStep(step)
    addCalls()
    addFindings()
  }
}

extension RunSummary {
  private mutating func note(_ event: Event, isCounted: Bool) {
    let subject = event.subject
    chain.note(event)
    switch event.kind {
    case .presenting:
      if !presenterOrder.contains(subject) { presenterOrder.append(subject) }
    case .frameChanged(_, let frame, _):
      frames[subject] = frame
    case .called(let callback, _):
      switch callback {
      case .viewWillAppear, .viewDidAppear: isOff[subject] = false
      case .viewWillDisappear, .viewDidDisappear: isOff[subject] = true
      default: break
      }
      if isCounted { calls[subject, default: [:]][callback, default: 0] += 1 }
    case .finding(let finding):
      findings[finding.kind, default: 0] += 1
    default:
      break
    }
  }

  /// Takes down how things stand when a step's consequences are over.
  private mutating func endStep(_ step: String?) {
    guard let step else { return }
    let presented = chain.begun
    let all = presented.map { names[$0.original] }.joined(separator: ", ")
    var rows = [Row(label: "presented", cell: all.isEmpty ? "nothing" : all)]
    for entry in presented {
      let name = names[entry.original]
      if let style = entry.style {
        let asked = entry.asked.map { $0 == style ? "" : ", asked \($0)" } ?? ""
        rows.append(Row(label: "style of \(name)", cell: "\(style)\(asked)"))
      }
      if entry.shown != entry.original {
        rows.append(Row(label: "in place of \(name)", cell: names[entry.shown]))
      }
      if let frame = frames[entry.shown] {
        rows.append(Row(label: "frame of \(name)", cell: frame.figure))
      }
      if let presenter = entry.presenter {
        let isRemoved = isOff[presenter] ?? false
        rows.append(Row(label: "\(names[presenter]) removed", cell: isRemoved ? "yes" : "no"))
      }
    }
    parts.append(Part(title: step, rows: rows))
  }

  private mutating func addCalls() {
    let callbacks: [Callback] = [
      .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
    for presenter in presenterOrder {
      let rows = callbacks.map {
        Row(label: $0.spelling.name, cell: "\(calls[presenter]?[$0] ?? 0)")
      }
      parts.append(Part(title: "Calls to \(names[presenter])", rows: rows))
    }
  }

  private mutating func addFindings() {
    let rows = Finding.Kind.allCases.compactMap { kind in
      findings[kind].map { Row(label: kind.name, cell: "\($0)") }
    }
    let all = Row(label: "all", cell: "\(findings.values.reduce(0, +))")
    parts.append(Part(title: "Findings", rows: [all] + rows))
  }
}
