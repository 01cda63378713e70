import AdaptCore
import Foundation

/// One line of a saved run, read but not yet put in its place.
enum Record {
  case run(header: RunHeader?, firstSequence: Int)
  case node(NodeDescription)
  case event(Event, words: [Reason: ReasonWords.Entry])
  case end(EndRecord)
  /// What a person could do then, which is no part of the run.
  case action
}

extension Record: Decodable {
  /// The names of records, in the order in which they come.
  private enum Name: String, RecordNamed {
    case run, node, event, end, action

    static var recordNoun: String { "record" }
    var recordName: String { rawValue }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordKey.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard version == RecordFormat.version else {
      throw container.refusal(
        .version,
        "records of version \(version), and this program reads version "
          + "\(RecordFormat.version); "
          + (version > RecordFormat.version
            ? "read the file with the adaptsim that wrote it, or a newer one"
            : "there is no such version"))
    }
    switch try container.decode(Name.self, named: .record) {
    case .run:
      self = .run(
        header: container.contains(.device) ? try container.decodeHeader() : nil,
        firstSequence: container.contains(.firstSequence)
          ? try container.decode(.firstSequence, in: 1...Self.lastSequence) : 0)
    case .node:
      self = .node(
        NodeDescription(
          id: try container.decodeNode(.id), type: try container.decode(String.self, forKey: .type),
          name: try container.decodeIfPresent(String.self, forKey: .name),
          place: try container.decodeIfPresent(String.self, forKey: .documentPlace)))
    case .event:
      var words: [Reason: ReasonWords.Entry] = [:]
      self = .event(try container.decodeEvent(noting: &words), words: words)
    case .end:
      self = .end(try EndRecord(in: container))
    case .action: self = .action
    }
  }

  /// More events than any memory holds.
  static let lastSequence = 1 << 48
}

extension KeyedDecodingContainer where Key == RecordKey {
  fileprivate func decodeHeader() throws -> RunHeader {
    RunHeader(
      device: try decode(String.self, forKey: .device),
      deviceTitle: try decode(String.self, forKey: .deviceTitle), size: try decodeSize(),
      platform: Platform(system: try decodeVersion(.system), sdk: try decodeVersion(.sdk)),
      orientation: try decode(named: .orientation),
      window: try decode(String.self, forKey: .window), traits: try decodeTraits(.traits),
      opening: try decodeIfPresent(String.self, forKey: .opening))
  }

  private func decodeVersion(_ key: RecordKey) throws -> SystemVersion {
    let text = try decode(String.self, forKey: key)
    guard let version = SystemVersion(text) else {
      throw refusal(key, "\(text.quoted) is no system version; write one such as '12.4'")
    }
    return version
  }

  fileprivate func decodeEvent(noting words: inout [Reason: ReasonWords.Entry]) throws -> Event {
    let sequence = try decode(.sequence, in: 0...Record.lastSequence)
    var cause: Int?
    if contains(.cause) {
      let place = try decode(Int.self, forKey: .cause)
      guard (0..<sequence).contains(place) else {
        throw refusal(.cause, "\(place) is no cause of event \(sequence); a cause comes before")
      }
      cause = place
    }
    let instant = try decode(
      .instantMicroseconds, in: 0...SimulatedInstant.last.microseconds)
    return Event(
      sequence: sequence, cause: cause, instant: SimulatedInstant(microseconds: instant),
      subject: try decodeNode(.subject), kind: try decodeKind(noting: &words))
  }

  private func decodeKind(noting words: inout [Reason: ReasonWords.Entry]) throws -> Event.Kind {
    switch try decode(EventRecordKind.self, named: .kind) {
    case .launched:
      .launched(
        size: try decodeSize(), traits: try decodeTraits(.traits),
        orientation: try decode(named: .orientation))
    case .step:
      .step(try decode(String.self, forKey: .text))
    case .rotated:
      .rotated(
        from: try decode(named: .fromOrientation), to: try decode(named: .toOrientation),
        because: try decodeReasons(noting: &words))
    case .resized:
      .resized(
        from: try decodeSize(.fromSize), to: try decodeSize(.toSize),
        because: try decodeReasons(noting: &words))
    case .traitsChanged:
      .traitsChanged(from: try decodeTraits(.fromTraits), to: try decodeTraits(.toTraits))
    case .called:
      .called(try decode(named: .callback), try decodeValue(.argument))
    case .asked:
      .asked(
        try decode(named: .callback), try decodeValue(.argument),
        answer: try decodeValue(.answer))
    case .presenting:
      .presenting(
        try decodeNode(.presented), style: try decode(named: .style),
        source: try decodeNode(.source), because: try decodeReasons(noting: &words))
    case .dismissing:
      .dismissing(try decodeNode(.presented), because: try decodeReasons(noting: &words))
    case .queued:
      .queued(because: try decodeReasons(noting: &words))
    case .phase:
      .phase(try decode(named: .phase))
    case .styleDecided:
      .styleDecided(
        from: try decode(named: .fromStyle), to: try decode(named: .toStyle),
        because: try decodeReasons(noting: &words))
    case .substituted:
      .substituted(by: try decodeNode(.substitute))
    case .restored:
      .restored(from: try decodeNode(.substitute))
    case .appearance:
      .appearance(from: try decode(named: .fromState), to: try decode(named: .toState))
    case .frameChanged:
      .frameChanged(
        from: try decodeRect(.fromFrame), to: try decodeRect(.toFrame),
        because: try decodeReasons(noting: &words))
    case .stackChanged:
      .stackChanged(try decodeStack())
    case .selectionChanged:
      .selectionChanged(try decodeStack())
    case .showing:
      .showing(
        try decodeNode(.shown), try decode(named: .outcome),
        because: try decodeReasons(noting: &words))
    case .arranged:
      .arranged(
        SplitArrangement(
          isCollapsed: try decode(Bool.self, forKey: .collapsed),
          displayMode: try decode(named: .displayMode),
          topColumn: try decode(named: .topColumn)), because: try decodeReasons(noting: &words))
    case .listed:
      .listed(try decode(named: .callback), try decodeStack())
    case .unwinding:
      .unwinding(
        try decode(named: .stage), try decodeNodeIfPresent(.node),
        try decodeIfPresent(String.self, forKey: .text) ?? "",
        because: try decodeReasons(noting: &words))
    case .transitionBegan:
      .transitionBegan(
        duration: SimulatedDuration(
          microseconds: try decode(.durationMicroseconds, in: 0...Int64.max)))
    case .transitionEnded:
      .transitionEnded(completed: try decode(Bool.self, forKey: .completed))
    case .released:
      .released
    case .finding:
      .finding(
        Finding(
          try decode(named: .finding), object: try decodeNodeIfPresent(.object),
          other: try decodeNodeIfPresent(.other),
          text: try decodeIfPresent(String.self, forKey: .text),
          because: try decodeReasons(noting: &words)))
    }
  }

  private func decodeValue(_ key: RecordKey) throws -> EventValue {
    try decodeIfPresent(RecordValue.self, forKey: key)?.value ?? .nothing
  }

  private func decodeStack() throws -> [NodeID] {
    let names = try decode([String].self, forKey: .stack)
    return try names.map { try NodeID(recordName: $0, at: .stack, in: self) }
  }
}
