import AdaptCore

/// Whom an unwind asked in vain, followed through the events of a run.
struct UnwindMiss {
  private var asked: [NodeID] = []
  private var hint: (holder: NodeID, method: String)?

  mutating func note(_ event: Event) {
    switch event.kind {
    case .unwinding(.searches, _, _, _): self = UnwindMiss()
    case .asked(.canPerformUnwindSegueAction, _, _):
      if !asked.contains(event.subject) { asked.append(event.subject) }
    case .unwinding(.misses, let holder?, let method, _): hint = (holder, method)
    default: break
    }
  }

  /// What a finding goes on with: who was asked, and who has a method of a similar name.
  func words(_ names: NodeNames) -> String {
    let asked =
      asked.isEmpty ? "; nobody was there to ask" : "; asked: \(names.list(asked, upTo: 8))"
    return asked + (hint.map { "; \(names[$0.holder]) has \($0.method.quoted)" } ?? "")
  }
}
