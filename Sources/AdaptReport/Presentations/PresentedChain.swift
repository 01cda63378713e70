import AdaptCore

/// Who is presented at a moment of a run, told event by event.
///
/// Events name the controller that was asked for or the one that stands in its place; both lead to
/// the same entry.
struct PresentedChain {
  /// A presentation from its request to its end.
  struct Entry {
    /// The place among all presentations of the run, from 0.
    let number: Int
    /// The controller that was asked for.
    let original: NodeID
    /// Nil where the trace does not hold the request.
    let presenter: NodeID?
    /// Nil where the trace does not hold the request.
    let asked: UIModalPresentationStyle?
    /// The controller that is shown: the original, or one that the delegate put in its place.
    var shown: NodeID
    /// The style in effect; nil until it is decided.
    var style: UIModalPresentationStyle?
    var hasBegun = false
  }

  /// What was asked for and is not over, in the order of the requests.
  private(set) var entries: [Entry] = []
  /// How many presentations there have been.
  private(set) var count = 0

  /// What has begun and is not over, the last on top.
  var begun: [Entry] { entries.filter(\.hasBegun) }

  /// The presentation of a controller, or of the one it stands in for.
  ///
  /// - Complexity: O(controllers presented at once), as for the other members.
  func entry(of node: NodeID) -> Entry? { index(of: node).map { entries[$0] } }

  /// The presentation of a controller and those above it, the topmost last.
  func stack(on node: NodeID) -> [Entry] {
    guard let entry = entry(of: node) else { return [] }
    var presentedBy: [NodeID: Entry] = [:]
    for entry in entries where entry.hasBegun {
      if let presenter = entry.presenter, presentedBy[presenter] == nil {
        presentedBy[presenter] = entry
      }
    }
    var stack = [entry]
    while let last = stack.last, stack.count <= entries.count,
      let next = presentedBy[last.shown] ?? presentedBy[last.original]
    {
      stack.append(next)
    }
    return stack
  }

  mutating func note(_ event: Event) {
    let subject = event.subject
    switch event.kind {
    case .presenting(let original, let style, _, _):
      // A request that came to nothing leaves no other event.
      entries.removeAll {
        !$0.hasBegun && ($0.original == original || $0.presenter == subject)
      }
      add(original, by: subject, as: style)
    case .styleDecided(_, let style, _): update(subject) { $0.style = style }
    case .substituted(let substitute): update(subject) { $0.shown = substitute }
    case .restored: update(subject) { $0.shown = $0.original }
    case .phase(.presentation):
      if index(of: subject) == nil { add(subject, by: nil, as: nil) }
      update(subject) { $0.hasBegun = true }
    case .phase(.ended), .phase(.presentationInterrupted):
      let over = Set(stack(on: subject).map(\.number))
      entries.removeAll { over.contains($0.number) }
    case .phase(.management), .phase(.dismissal), .phase(.dismissalInterrupted), .launched, .step,
      .rotated, .resized, .traitsChanged, .called, .asked, .dismissing, .queued, .appearance,
      .frameChanged, .stackChanged, .selectionChanged, .transitionBegan, .transitionEnded,
      .released, .finding, .showing, .arranged, .listed, .unwinding:
      break
    }
  }

  private mutating func add(
    _ original: NodeID, by presenter: NodeID?, as style: UIModalPresentationStyle?
  ) {
    entries.append(
      Entry(
        number: count, original: original, presenter: presenter, asked: style, shown: original))
    count += 1
  }

  private func index(of node: NodeID) -> Int? {
    entries.lastIndex { $0.shown == node } ?? entries.lastIndex { $0.original == node }
  }

  private mutating func update(_ node: NodeID, _ change: (inout Entry) -> Void) {
    if let index = index(of: node) { change(&entries[index]) }
  }
}
