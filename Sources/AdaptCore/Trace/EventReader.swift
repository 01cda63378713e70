import Foundation

/// Reads packed events back, in order.
struct EventReader: Sequence, IteratorProtocol {
  private let words: ContiguousArray<UInt64>
  private let strings: [UInt64: String]
  private var position = 0
  private var sequence: Int

  init(words: ContiguousArray<UInt64>, sequence: Int, strings: [UInt64: String]) {
    self.words = words
    self.sequence = sequence
    self.strings = strings
  }

  /// Passes the events before a place without reading them.
  mutating func skip(to wanted: Int) {
    while sequence < wanted, position < words.count {
      position += EventWords.headWords + Int(words[position + 1] & 0xFFFF)
      sequence += 1
    }
  }

  mutating func next() -> Event? {
    guard position < words.count else { return nil }
    let (first, second) = (words[position], words[position + 1])
    position += EventWords.headWords
    let end = position + Int(second & 0xFFFF)
    guard let code = EventCode(rawValue: UInt8(first >> 56)) else {
      preconditionFailure("event \(sequence) has the unknown code \(first >> 56)")
    }
    let distance = Int(first >> 32) & EventWords.furthestCause
    let event = Event(
      sequence: sequence, cause: distance == 0 ? nil : sequence - distance,
      instant: SimulatedInstant(microseconds: Int64(second >> 16)),
      subject: NodeID(rawValue: UInt32(truncatingIfNeeded: first)),
      kind: kind(code, end: end))
    precondition(position == end, "event \(sequence) has words left over")
    sequence += 1
    return event
  }
}

extension EventReader {
  private mutating func take() -> UInt64 {
    defer { position += 1 }
    return words[position]
  }

  private mutating func kind(_ code: EventCode, end: Int) -> Event.Kind {
    switch code {
    case .launched:
      return .launched(
        size: takeSize(), traits: UITraitCollection(packed: take()), orientation: takeOrientation())
    case .step: return .step(strings[take()] ?? "")
    case .rotated:
      let both = take()
      return .rotated(
        from: orientation(both >> 8), to: orientation(both & 0xFF), because: takeReasons())
    case .resized: return .resized(from: takeSize(), to: takeSize(), because: takeReasons())
    case .traitsChanged:
      return .traitsChanged(
        from: UITraitCollection(packed: take()), to: UITraitCollection(packed: take()))
    case .called:
      let head = take()
      return .called(callback(head >> 8), takeValue(code: head & 0xFF))
    case .asked:
      let head = take()
      return .asked(
        callback(head >> 16), takeValue(code: head & 0xFF),
        answer: takeValue(code: head >> 8 & 0xFF))
    case .presenting:
      let nodes = take()
      return .presenting(
        NodeID(rawValue: UInt32(nodes >> 32)), style: UIModalPresentationStyle(packed: take()),
        source: NodeID(rawValue: UInt32(truncatingIfNeeded: nodes)), because: takeReasons())
    case .dismissing: return .dismissing(takeNode(), because: takeReasons())
    case .queued: return .queued(because: takeReasons())
    case .phase: return .phase(PresentationPhase(rawValue: UInt8(take())) ?? .ended)
    case .styleDecided:
      let both = take()
      return .styleDecided(
        from: UIModalPresentationStyle(packed: both >> 8),
        to: UIModalPresentationStyle(packed: both & 0xFF), because: takeReasons())
    case .substituted: return .substituted(by: takeNode())
    case .restored: return .restored(from: takeNode())
    case .appearance:
      let both = take()
      return .appearance(from: appearance(both >> 8), to: appearance(both & 0xFF))
    case .frameChanged:
      return .frameChanged(from: takeRect(), to: takeRect(), because: takeReasons())
    case .stackChanged: return .stackChanged(takeNodes(until: end))
    case .selectionChanged: return .selectionChanged(takeNodes(until: end))
    case .transitionBegan:
      return .transitionBegan(duration: SimulatedDuration(microseconds: Int64(take())))
    case .transitionEnded: return .transitionEnded(completed: take() == 1)
    case .released: return .released
    case .finding: return .finding(takeFinding(until: end))
    case .arranged:
      return .arranged(SplitArrangement(packed: take()), because: takeReasons())
    case .listed: return .listed(callback(take()), takeNodes(until: end))
    case .unwinding:
      let both = take()
      return .unwinding(
        UnwindStage(rawValue: UInt8(both >> 32)) ?? .searches, node(both), strings[take()] ?? "",
        because: takeReasons())
    case .showing:
      let both = take()
      return .showing(
        NodeID(rawValue: UInt32(truncatingIfNeeded: both)),
        ShowOutcome(rawValue: UInt8(both >> 32)) ?? .byOverride, because: takeReasons())
    }
  }

  private mutating func takeFinding(until end: Int) -> Finding {
    guard let kind = Finding.Kind(rawValue: UInt8(take())) else {
      preconditionFailure("event \(sequence) has an unknown finding")
    }
    let nodes = take()
    let reasons = takeReasons()
    return Finding(
      kind, object: node(nodes >> 32), other: node(nodes),
      text: position < end ? strings[take()] : nil, because: reasons)
  }

  /// The node in the lower half of a word; nil where that is zero.
  private func node(_ bits: UInt64) -> NodeID? {
    let value = UInt32(truncatingIfNeeded: bits)
    return value == 0 ? nil : NodeID(rawValue: value)
  }

  private mutating func takeValue(code: UInt64) -> EventValue {
    switch code {
    case 1: return .notImplemented
    case 2: return .flag(take() == 1)
    case 3: return .number(Double(bitPattern: take()))
    case 4: return .size(takeSize())
    case 5: return .rect(takeRect())
    case 6: return .traits(UITraitCollection(packed: take()))
    case 7: return .style(UIModalPresentationStyle(packed: take()))
    case 8: return .orientations(UIInterfaceOrientationMask(rawValue: UInt(take())))
    case 9:
      let bits = take()
      return .node(bits == 0 ? nil : NodeID(rawValue: UInt32(truncatingIfNeeded: bits)))
    case 10: return .displayMode(SplitDisplayMode(rawValue: Int(take())) ?? .automatic)
    case 11: return .column(SplitColumn(rawValue: Int(take())) ?? .primary)
    case 12: return .text(strings[take()] ?? "")
    default: return .nothing
    }
  }

  private mutating func takeNodes(until end: Int) -> [NodeID] {
    var nodes: [NodeID] = []
    while position < end { nodes.append(takeNode()) }
    return nodes
  }

  private mutating func takeNode() -> NodeID {
    NodeID(rawValue: UInt32(truncatingIfNeeded: take()))
  }
  private mutating func takeReasons() -> ReasonList { ReasonList(packed: take()) }
  private mutating func takeDouble() -> CGFloat { CGFloat(Double(bitPattern: take())) }
  private mutating func takeSize() -> CGSize { CGSize(width: takeDouble(), height: takeDouble()) }

  private mutating func takeRect() -> CGRect {
    CGRect(x: takeDouble(), y: takeDouble(), width: takeDouble(), height: takeDouble())
  }

  private mutating func takeOrientation() -> UIInterfaceOrientation { orientation(take()) }

  private func orientation(_ bits: UInt64) -> UIInterfaceOrientation {
    UIInterfaceOrientation(rawValue: Int(bits)) ?? .portrait
  }

  private func appearance(_ bits: UInt64) -> AppearanceState {
    AppearanceState(rawValue: UInt8(bits)) ?? .disappeared
  }

  private func callback(_ bits: UInt64) -> Callback {
    guard let callback = Callback(rawValue: UInt8(truncatingIfNeeded: bits)) else {
      preconditionFailure("event \(sequence) has the unknown callback \(bits)")
    }
    return callback
  }
}

extension UIModalPresentationStyle {
  /// The style in a byte.
  var packed: UInt64 { UInt64(rawValue + 2) }

  init(packed word: UInt64) {
    guard let style = UIModalPresentationStyle(rawValue: Int(word) - 2) else {
      preconditionFailure("unknown presentation style \(word) in a trace")
    }
    self = style
  }
}
