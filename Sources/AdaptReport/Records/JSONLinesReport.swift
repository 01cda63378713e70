public import AdaptCore
import Foundation

/// A run as records, one JSON object a line, for other programs and for reading back.
///
/// The grammar is written down in the article <doc:FormatOfRecords>. The bytes depend on the trace
/// and the words alone. ``SavedTrace`` reads them.
public struct JSONLinesReport: Sendable {
  public let trace: Trace
  public let words: ReasonWords
  /// Sentences about the run that its trace does not hold, as in ``TextReport``.
  public let notes: [String]
  /// What a file expects of the run; nil when nothing was asked.
  public let judgement: Judgement?

  public init(
    _ trace: Trace, words: ReasonWords = .catalogue, notes: [String] = [],
    judgement: Judgement? = nil
  ) {
    self.trace = trace
    self.words = words
    self.notes = notes
    self.judgement = judgement
  }

  /// Writes the records, each line with its end. Several runs may follow one another in a file.
  ///
  /// - Complexity: O(n) in the number of events; one event at a time is in memory.
  public func write(to output: inout some TextOutputStream) {
    let lines = RecordLines()
    output.write(lines.line(RunRecord(header: trace.header, firstSequence: trace.firstSequence)))
    for node in trace.allNodes { output.write(lines.line(NodeRecord(node: node))) }
    for event in trace { output.write(lines.line(EventRecord(event: event, words: words))) }
    output.write(
      lines.line(
        EndRecord(
          count: trace.count, digest: trace.digest.description, notes: notes, judgement: judgement))
    )
  }

  /// All records in one text.
  public var text: String {
    var result = ""
    write(to: &result)
    return result
  }
}

extension Trace {
  /// The place of the first event that is kept; the count when none is.
  fileprivate var firstSequence: Int { first { _ in true }?.sequence ?? count }
}

/// What the run was given, or what is known of it.
private struct RunRecord: Encodable {
  let header: RunHeader?
  let firstSequence: Int

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordKey.self)
    try container.encode("run", forKey: .record)
    try container.encode(RecordFormat.version, forKey: .version)
    if firstSequence > 0 { try container.encode(firstSequence, forKey: .firstSequence) }
    guard let header else { return }
    try container.encode(header.device, forKey: .device)
    try container.encode(header.deviceTitle, forKey: .deviceTitle)
    try container.encode(header.size)
    try container.encode("\(header.platform.system)", forKey: .system)
    try container.encode("\(header.platform.sdk)", forKey: .sdk)
    try container.encode(header.orientation, as: .orientation)
    try container.encode(header.window, forKey: .window)
    try container.encode(header.traits, as: .traits)
    try container.encodeIfPresent(header.opening, forKey: .opening)
  }
}

private struct NodeRecord: Encodable {
  let node: NodeDescription

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordKey.self)
    try container.encode("node", forKey: .record)
    try container.encode(RecordFormat.version, forKey: .version)
    try container.encode(node.id, as: .id)
    try container.encode(node.type, forKey: .type)
    try container.encodeIfPresent(node.name, forKey: .name)
    try container.encodeIfPresent(node.place, forKey: .documentPlace)
  }
}
