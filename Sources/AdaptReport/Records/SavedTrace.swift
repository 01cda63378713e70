public import AdaptCore
public import Foundation

/// A run that was saved as records, read back.
///
/// Rendering it gives the same text as rendering the run it was saved from.
public struct SavedTrace: Sendable {
  public let trace: Trace
  /// The words of the reasons, as they were when the run was saved.
  public let words: ReasonWords
  /// What was said of the run beside its trace.
  public let notes: [String]
  /// What the run's file expected of it; nil when nothing was asked.
  public let judgement: Judgement?
}

extension SavedTrace {
  /// In bytes. A step that names as much as a scenario can hold fits, each character escaped.
  package static let longestLine = 32 << 20

  /// Reads the runs of a file, in order.
  ///
  /// - Parameters:
  ///   - data: The file's content: UTF-8, one record a line, lines without text left aside.
  ///   - path: The file as the user wrote it, for messages.
  /// - Returns: At least one run.
  /// - Throws: The first thing that is wrong, with its line. Nothing is read in part.
  /// - Complexity: O(n).
  public static func read(_ data: Data, path: String) throws(SavedTraceError) -> [SavedTrace] {
    var reader = Reader(path: path)
    for line in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      try reader.take(line)
    }
    return try reader.finish()
  }

  /// Takes the lines of a file one by one.
  package struct Reader {
    private let path: String
    private let decoder = JSONDecoder()
    private var saved: [SavedTrace] = []
    private var open: OpenRun?
    private var number = 0

    package init(path: String) { self.path = path }

    /// Takes the next line, without its end.
    package mutating func take(_ line: Data) throws(SavedTraceError) {
      number += 1
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return }
      do throws(Refusal) { try take(try SavedTrace.record(in: line, decoder: decoder)) } catch {
        throw SavedTraceError(path: path, line: number, message: error.message)
      }
    }

    private mutating func take(_ record: Record) throws(Refusal) {
      if case .run(let header, let first) = record {
        guard open == nil else {
          throw Refusal("a run begins before the last one has ended; the file is damaged")
        }
        open = OpenRun(header: header, firstSequence: first)
      } else if case .action = record {
        guard open == nil, !saved.isEmpty else {
          throw Refusal("an 'action' record comes before the end of its run; the file is damaged")
        }
      } else if var run = open {
        // Cleared first, so that there is one owner and adding copies nothing.
        open = nil
        if let end = try run.add(record) { saved.append(end) } else { open = run }
      } else {
        throw Refusal("a file begins with a 'run' record; is this a saved run?")
      }
    }

    /// Returns the runs, of which there is at least one, and all of them whole.
    package func finish() throws(SavedTraceError) -> [SavedTrace] {
      guard open == nil, !saved.isEmpty else {
        let message =
          open == nil
          ? "there is no run in the file; save one with --format json"
          : "the run has no 'end' record; the file is cut off, save the run again"
        throw SavedTraceError(path: path, line: max(1, number), message: message)
      }
      return saved
    }
  }

  fileprivate static func record(
    in line: Data, decoder: JSONDecoder
  ) throws(Refusal) -> Record {
    guard line.count <= longestLine else {
      throw Refusal("a line of \(line.count) bytes; a record has \(longestLine) at most")
    }
    do {
      return try decoder.decode(Record.self, from: line)
    } catch {
      throw Refusal(error)
    }
  }
}

/// What is wrong with a line, before it is known which line it is.
private struct Refusal: Error {
  let message: String

  init(_ message: String) { self.message = message }

  /// Says what the decoder found in the words of the format.
  init(_ error: any Error) {
    guard let error = error as? DecodingError else {
      message = "not a record; the file is damaged"
      return
    }
    switch error {
    case .keyNotFound(let key, _):
      message = "the record has no \(key.stringValue.quoted); the file is damaged"
    case .typeMismatch(let type, let context):
      message = "\(Self.place(context))is not \(Self.noun(for: type)); the file is damaged"
    case .valueNotFound(let type, let context):
      message = "\(Self.place(context))is null, not \(Self.noun(for: type)); the file is damaged"
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      message =
        "not a JSON object, or one with a number out of its range; is this a saved run?"
    case .dataCorrupted(let context):
      message = "\(Self.place(context, colon: true))\(context.debugDescription)"
    @unknown default:
      message = "not a record; the file is damaged"
    }
  }

  private static func place(_ context: DecodingError.Context, colon: Bool = false) -> String {
    guard let key = context.codingPath.last(where: { $0.intValue == nil }) else {
      return colon ? "" : "the line "
    }
    return key.stringValue.quoted + (colon ? ": " : " ")
  }

  private static func noun(for type: Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is any FixedWidthInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is [Any].Type: "a list"
    default: "an object"
    }
  }
}

/// A run whose end has not been read yet.
private struct OpenRun {
  let header: RunHeader?
  let firstSequence: Int
  var nodes: [NodeDescription] = []
  var events: [Event] = []
  var words: [Reason: ReasonWords.Entry] = [:]

  init(header: RunHeader?, firstSequence: Int) {
    self.header = header
    self.firstSequence = firstSequence
  }

  /// Takes the next record; returns the run when that was its end.
  mutating func add(_ record: Record) throws(Refusal) -> SavedTrace? {
    switch record {
    case .run, .action:
      preconditionFailure("a run inside a run, and what follows its end, are taken before")
    case .node(let node):
      try add(node)
      return nil
    case .event(let event, let words):
      try add(event)
      self.words.merge(words) { first, _ in first }
      return nil
    case .end(let end):
      return try close(with: end)
    }
  }

  private mutating func add(_ node: NodeDescription) throws(Refusal) {
    guard events.isEmpty else {
      throw Refusal("node \(node.id) comes after an event; a run's nodes come before its events")
    }
    if let last = nodes.last, last.id.rawValue >= node.id.rawValue {
      throw Refusal("node \(node.id) follows node \(last.id); each node comes once, in order")
    }
    nodes.append(node)
  }

  private mutating func add(_ event: Event) throws(Refusal) {
    let expected = firstSequence + events.count
    guard event.sequence == expected else {
      throw Refusal(
        "event \(event.sequence) stands where event \(expected) is due; the file is damaged")
    }
    if let last = events.last, last.instant > event.instant {
      throw Refusal(
        "event \(event.sequence) is at \(event.instant), before the one it follows at "
          + "\(last.instant); the file is damaged")
    }
    events.append(event)
  }

  private func close(with end: EndRecord) throws(Refusal) -> SavedTrace {
    let count = end.count
    guard firstSequence < count || events.isEmpty && count == 0 else {
      throw Refusal("the run kept no events, only their digest; run it again and keep them")
    }
    guard firstSequence + events.count == count else {
      throw Refusal(
        "the run ends after \(firstSequence + events.count) events and counts \(count); the file "
          + "is damaged")
    }
    let trace = Trace(header: header, nodes: nodes, events: events)
    guard trace.digest.description == end.digest else {
      throw Refusal(
        "the events have the digest \(trace.digest) and the record says \(end.digest.quoted); the "
          + "file was changed")
    }
    let words = words
    return SavedTrace(
      trace: trace, words: ReasonWords { words[$0] }, notes: end.notes, judgement: end.judgement)
  }
}
