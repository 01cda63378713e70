/// What happened in a run, from its first event to its last. A value: it does not change.
public struct Trace: Sendable {
  public var header: RunHeader?
  /// How many events happened; more than there are to read when only the last were kept.
  public let count: Int
  private let chunks: [TraceChunk]
  private let keptDigest: TraceDigest?
  private let nodes: [NodeID: NodeDescription]
  private let strings: [UInt64: String]

  init(
    header: RunHeader?, chunks: [TraceChunk], count: Int, keptDigest: TraceDigest?,
    nodes: [NodeID: NodeDescription], strings: [UInt64: String]
  ) {
    self.header = header
    self.chunks = chunks
    self.count = count
    self.keptDigest = keptDigest
    self.nodes = nodes
    self.strings = strings
  }

  /// Makes a trace of events that were saved.
  ///
  /// - Parameter events: In order, their sequence numbers rising by one, each after its cause.
  public init(header: RunHeader?, nodes: [NodeDescription], events: [Event]) {
    let recorder = TraceRecorder(mode: .whole, first: events.first?.sequence ?? 0)
    for node in nodes { recorder.describe(node) }
    for event in events {
      recorder.now = event.instant
      recorder.cause = event.cause ?? -1
      recorder.record(event.kind, on: event.subject)
    }
    self = recorder.trace(header: header)
  }

  /// The fingerprint of all events.
  ///
  /// - Complexity: O(n) when events are kept, O(1) in digest mode.
  public var digest: TraceDigest {
    if let keptDigest { return keptDigest }
    var digest = TraceDigest()
    for chunk in chunks { for word in chunk.words { digest.fold(word) } }
    return digest
  }

  /// The events from a place in the trace on.
  ///
  /// - Complexity: O(1) in what lies more than a chunk of memory before that place.
  public func events(from sequence: Int) -> IteratorSequence<Iterator> {
    IteratorSequence(Iterator(self, from: sequence))
  }

  /// What a report calls the node; the bare id where nothing is known of it.
  public func description(of node: NodeID) -> NodeDescription {
    nodes[node] ?? NodeDescription(id: node, type: node.kind == .run ? "run" : "")
  }

  /// The descriptions of all known nodes, by kind and then by the order in which they joined.
  public var allNodes: [NodeDescription] {
    nodes.values.sorted { $0.id.rawValue < $1.id.rawValue }
  }
}

extension Trace: Sequence {
  public struct Iterator: IteratorProtocol {
    private let strings: [UInt64: String]
    private var rest: ArraySlice<TraceChunk>
    private var reader: EventReader?

    fileprivate init(_ trace: Trace, from sequence: Int = 0) {
      strings = trace.strings
      let start = trace.chunks.lastIndex { $0.first <= sequence } ?? trace.chunks.startIndex
      rest = trace.chunks[start...]
      reader = rest.popFirst()?.events(strings: strings)
      reader?.skip(to: sequence)
    }

    public mutating func next() -> Event? {
      while true {
        if let event = reader?.next() { return event }
        guard let chunk = rest.popFirst() else { return nil }
        reader = chunk.events(strings: strings)
      }
    }
  }

  public func makeIterator() -> Iterator { Iterator(self) }
}
