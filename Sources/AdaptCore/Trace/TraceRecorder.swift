/// Writes events down as they happen.
///
/// A recorder belongs to one run and to one thread. Recording a callback allocates nothing once
/// the trace has room.
public final class TraceRecorder {
  /// How much of a trace is kept.
  public enum Mode: Hashable, Sendable {
    /// Every event.
    case whole
    /// At least the last so many events, in memory that does not grow.
    case last(Int)
    /// No event, only the digest of them all.
    case digest
    /// Nothing; the run pays nothing for it.
    case off
  }

  /// How many nodes of an answer are kept, from the first.
  private static let longestAnswer = 64

  public let mode: Mode
  /// How many events have happened, kept or not.
  public var count: Int { eventCount }
  /// The event that what happens now is the consequence of; -1 for none.
  public var cause: Int {
    get { currentCause }
    set { currentCause = newValue }
  }
  /// The simulated time that events get.
  public var now: SimulatedInstant {
    get { currentInstant }
    set { currentInstant = newValue }
  }

  private var hasStopped = false
  // Every recorded event touches these. No code of anybody else runs while one of them changes, so
  // that there is no conflict to check for; and the check would be paid in every module that reads
  // a stored property, hence the accessors above.
  @exclusivity(unchecked) private var eventCount: Int
  @exclusivity(unchecked) private var currentCause = -1
  @exclusivity(unchecked) private var currentInstant = SimulatedInstant.start
  @exclusivity(unchecked) private var marks: Bool
  private let keeps: Bool
  private let folds: Bool
  @exclusivity(unchecked) private var digest = TraceDigest()
  @exclusivity(unchecked) private var current: TraceChunk
  private var full: [TraceChunk] = []
  private var nodes: [NodeID: NodeDescription] = [:]
  private var strings: [UInt64: String] = [:]

  public convenience init(mode: Mode = .whole) { self.init(mode: mode, first: 0) }

  /// - Parameter first: The place of the first event; more than 0 where those before it are lost.
  init(mode: Mode, first: Int) {
    self.mode = mode
    eventCount = first
    current = TraceChunk(first: first)
    switch mode {
    case .whole, .last: (keeps, folds) = (true, false)
    case .digest: (keeps, folds) = (false, true)
    case .off: (keeps, folds) = (false, false)
    }
    marks = keeps || folds
    if keeps { current.words.reserveCapacity(TraceChunk.capacity) }
  }

  /// Ends the record: what happens from now on leaves no mark and is not counted.
  public func stop() {
    marks = false
    hasStopped = true
  }

  /// Whether descriptions of nodes are wanted.
  public var keepsEvents: Bool { keeps }
}

extension TraceRecorder {
  /// Notes what a report calls a node; the last description of a node counts.
  public func describe(_ description: NodeDescription) {
    if keeps { nodes[description.id] = description }
  }

  /// Runs `body` with the event at `sequence` as the cause of what happens in it.
  @inlinable
  public func because<Result, Failure: Error>(
    of sequence: Int, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = cause
    cause = sequence
    defer { cause = outer }
    return try body()
  }

  /// Records that UIKit calls `subject`.
  ///
  /// - Returns: The event's place in the trace.
  @inline(__always)
  @discardableResult
  public func called(_ callback: Callback, _ value: EventValue, on subject: NodeID) -> Int {
    guard marks else { return skip() }
    let code = value.code
    begin(.called, on: subject, payload: 1 + EventValue.wordCount(code: code))
    put(UInt64(callback.rawValue) << 8 | code)
    put(value)
    return end()
  }

  /// Records that UIKit calls `subject`, and makes the call the cause of what happens next.
  ///
  /// - Returns: The cause so far, to be set again when the call is over.
  public func enter(_ callback: Callback, _ value: EventValue, on subject: NodeID) -> Int {
    let outer = currentCause
    currentCause = called(callback, value, on: subject)
    return outer
  }

  /// Records an event.
  ///
  /// - Returns: The event's place in the trace.
  @discardableResult
  public func record(_ kind: Event.Kind, on subject: NodeID) -> Int {
    guard marks else { return skip() }
    switch kind {
    case .launched(let size, let traits, let orientation):
      begin(.launched, on: subject, payload: 4)
      put(.size(size))
      put(traits.packed)
      put(UInt64(orientation.rawValue))
    case .step(let text):
      begin(.step, on: subject, payload: 1)
      put(intern(text))
    case .rotated(let from, let to, let reasons):
      begin(.rotated, on: subject, payload: 2)
      put(UInt64(from.rawValue) << 8 | UInt64(to.rawValue))
      put(reasons.packed)
    case .resized(let from, let to, let reasons):
      begin(.resized, on: subject, payload: 5)
      put(.size(from))
      put(.size(to))
      put(reasons.packed)
    case .traitsChanged(let from, let to):
      begin(.traitsChanged, on: subject, payload: 2)
      put(from.packed)
      put(to.packed)
    case .called(let callback, let value):
      return called(callback, value, on: subject)
    case .asked(let question, let value, let answer):
      let (code, answerCode) = (value.code, answer.code)
      begin(
        .asked, on: subject,
        payload: 1 + EventValue.wordCount(code: code) + EventValue.wordCount(code: answerCode))
      put(UInt64(question.rawValue) << 16 | answerCode << 8 | code)
      put(value)
      put(answer)
    case .presenting(let presented, let style, let source, let reasons):
      begin(.presenting, on: subject, payload: 3)
      put(UInt64(presented.rawValue) << 32 | UInt64(source.rawValue))
      put(style.packed)
      put(reasons.packed)
    case .dismissing(let presented, let reasons):
      begin(.dismissing, on: subject, payload: 2)
      put(UInt64(presented.rawValue))
      put(reasons.packed)
    case .queued(let reasons):
      begin(.queued, on: subject, payload: 1)
      put(reasons.packed)
    case .phase(let phase):
      begin(.phase, on: subject, payload: 1)
      put(UInt64(phase.rawValue))
    case .styleDecided(let from, let to, let reasons):
      begin(.styleDecided, on: subject, payload: 2)
      put(from.packed << 8 | to.packed)
      put(reasons.packed)
    case .substituted(let node):
      begin(.substituted, on: subject, payload: 1)
      put(UInt64(node.rawValue))
    case .restored(let node):
      begin(.restored, on: subject, payload: 1)
      put(UInt64(node.rawValue))
    case .appearance(let from, let to):
      begin(.appearance, on: subject, payload: 1)
      put(UInt64(from.rawValue) << 8 | UInt64(to.rawValue))
    case .frameChanged(let from, let to, let reasons):
      begin(.frameChanged, on: subject, payload: 9)
      put(.rect(from))
      put(.rect(to))
      put(reasons.packed)
    case .stackChanged(let stack): put(stack, as: .stackChanged, on: subject)
    case .selectionChanged(let children): put(children, as: .selectionChanged, on: subject)
    case .showing(let shown, let outcome, let reasons):
      begin(.showing, on: subject, payload: 2)
      put(UInt64(outcome.rawValue) << 32 | UInt64(shown.rawValue))
      put(reasons.packed)
    case .arranged(let arrangement, let reasons):
      begin(.arranged, on: subject, payload: 2)
      put(arrangement.packed)
      put(reasons.packed)
    case .listed(let question, let answer):
      let kept = answer.prefix(Self.longestAnswer)
      begin(.listed, on: subject, payload: 1 + kept.count)
      put(UInt64(question.rawValue))
      for node in kept { put(UInt64(node.rawValue)) }
    case .unwinding(let stage, let node, let text, let reasons):
      begin(.unwinding, on: subject, payload: 3)
      put(UInt64(stage.rawValue) << 32 | UInt64(node?.rawValue ?? 0))
      put(intern(text))
      put(reasons.packed)
    case .transitionBegan(let duration):
      begin(.transitionBegan, on: subject, payload: 1)
      put(UInt64(duration.microseconds))
    case .transitionEnded(let completed):
      begin(.transitionEnded, on: subject, payload: 1)
      put(completed ? 1 : 0)
    case .released:
      begin(.released, on: subject, payload: 0)
    case .finding(let finding):
      begin(.finding, on: subject, payload: finding.text == nil ? 3 : 4)
      put(UInt64(finding.kind.rawValue))
      put(UInt64(finding.object?.rawValue ?? 0) << 32 | UInt64(finding.other?.rawValue ?? 0))
      put(finding.reasons.packed)
      if let text = finding.text { put(intern(text)) }
    }
    return end()
  }

  /// Puts an event that names nodes in their order.
  private func put(_ nodes: [NodeID], as code: EventCode, on subject: NodeID) {
    // What does not fit the head's count of words is left out at the front.
    let kept = nodes.suffix(0xFFFE)
    begin(code, on: subject, payload: kept.count)
    for node in kept { put(UInt64(node.rawValue)) }
  }

  /// The trace so far. The recorder can go on; the trace does not change.
  public func trace(header: RunHeader? = nil) -> Trace {
    Trace(
      header: header, chunks: full + [current], count: count,
      keptDigest: folds ? digest : nil, nodes: nodes, strings: strings)
  }
}

extension TraceRecorder {
  /// A place in the trace that can be gone back to.
  public struct Mark {
    fileprivate let count: Int
    fileprivate let digest: TraceDigest
    fileprivate let words: Int
  }

  /// The present end of the trace.
  public var mark: Mark { Mark(count: count, digest: digest, words: current.words.count) }

  /// Takes back the one event that was recorded since a mark: a call that had no receiver.
  ///
  /// An event that others followed stays, since they may name it as their cause.
  public func retract(to mark: Mark) {
    guard count == mark.count + 1 else { return }
    eventCount = mark.count
    digest = mark.digest
    guard keeps else { return }
    // The event is the only one of a new chunk if the chunk turned over for it.
    let kept = current.count == 1 ? 0 : mark.words
    current.words.removeLast(current.words.count - kept)
    current.count -= 1
  }
}

extension TraceRecorder {
  private func skip() -> Int {
    if !hasStopped { eventCount += 1 }
    return count - 1
  }

  @inline(__always)
  private func begin(_ code: EventCode, on subject: NodeID, payload: Int) {
    if keeps, current.words.count + payload + EventWords.headWords > TraceChunk.capacity {
      turnOver()
    }
    put(
      EventWords.firstWord(
        code: code.rawValue, causeDistance: currentCause < 0 ? 0 : eventCount - currentCause,
        subject: subject))
    put(EventWords.secondWord(instant: currentInstant, payload: payload))
  }

  @inline(__always)
  private func end() -> Int {
    if keeps { current.count += 1 }
    eventCount += 1
    return eventCount - 1
  }

  @inline(__always)
  private func put(_ word: UInt64) {
    if keeps { current.words.append(word) } else { digest.fold(word) }
  }

  @inline(__always)
  private func put(_ value: EventValue) {
    switch value {
    case .nothing, .notImplemented: break
    case .flag(let flag): put(flag ? 1 : 0)
    case .number(let number): put(number.bitPattern)
    case .size(let size):
      put(Double(size.width).bitPattern)
      put(Double(size.height).bitPattern)
    case .rect(let rect):
      put(Double(rect.origin.x).bitPattern)
      put(Double(rect.origin.y).bitPattern)
      put(Double(rect.size.width).bitPattern)
      put(Double(rect.size.height).bitPattern)
    case .traits(let traits): put(traits.packed)
    case .style(let style): put(style.packed)
    case .orientations(let mask): put(UInt64(mask.rawValue))
    case .displayMode(let mode): put(UInt64(mode.rawValue))
    case .column(let column): put(UInt64(column.rawValue))
    case .node(let node): put(UInt64(node?.rawValue ?? 0))
    case .text(let text): put(intern(text))
    }
  }

  /// Starts a new chunk; in `last` mode the oldest chunk gives its memory when enough is kept.
  private func turnOver() {
    full.append(current)
    guard case .last(let wanted) = mode,
      full.dropFirst().reduce(0, { $0 + $1.count }) >= wanted
    else {
      current = TraceChunk(first: count)
      current.words.reserveCapacity(TraceChunk.capacity)
      return
    }
    // Taken out before it is emptied: memory that is still shared would not be used again.
    var oldest = full.removeFirst()
    for node in oldest.releasedNodes { nodes[node] = nil }
    oldest.empty(first: count)
    current = oldest
  }

  private func intern(_ text: String) -> UInt64 {
    let key = TraceDigest.hash(of: text)
    if keeps { strings[key] = text }
    return key
  }
}
