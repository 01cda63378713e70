import AdaptCore

/// The end of a run, with what is known of the run beside its trace.
struct EndRecord {
  let count: Int
  let digest: String
  var notes: [String] = []
  var judgement: Judgement?
}

extension EndRecord: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordKey.self)
    try container.encode("end", forKey: .record)
    try container.encode(RecordFormat.version, forKey: .version)
    try container.encode(count, forKey: .count)
    try container.encode(digest, forKey: .digest)
    if !notes.isEmpty { try container.encode(notes, forKey: .notes) }
    guard let judgement else { return }
    try container.encode(judgement.count, forKey: .expectations)
    try container.encode(judgement.holding, forKey: .holding)
    if !judgement.failures.isEmpty { try container.encode(judgement.failures, forKey: .failures) }
    if !judgement.surprises.isEmpty {
      try container.encode(judgement.surprises, forKey: .surprises)
    }
  }
}

extension EndRecord {
  init(in container: RecordDecoder) throws {
    count = try container.decode(.count, in: 0...Record.lastSequence + 1)
    digest = try container.decode(String.self, forKey: .digest)
    notes = try container.decodeIfPresent([String].self, forKey: .notes) ?? []
    guard container.contains(.expectations) else { return }
    let count = try container.decode(.expectations, in: 0...Record.lastSequence)
    judgement = Judgement(
      count: count, holding: try container.decode(.holding, in: 0...count),
      failures: try container.decodeLines(.failures),
      surprises: try container.decodeLines(.surprises))
  }
}

extension KeyedDecodingContainer where Key == RecordKey {
  /// Reads lines that are printed as they are, whoever wrote them.
  fileprivate func decodeLines(_ key: RecordKey) throws -> [String] {
    try decodeIfPresent([String].self, forKey: key)?.map(\.printable) ?? []
  }
}
