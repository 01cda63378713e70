import AdaptCore

/// A reason with the words it had when the run was saved.
struct RecordReason: Codable {
  let reason: Reason
  let entry: ReasonWords.Entry

  init(_ reason: Reason, words: ReasonWords) {
    self.reason = reason
    entry = words[reason]
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordKey.self)
    try container.encode(entry.rule, forKey: .rule)
    try container.encode(reason.rule, forKey: .number)
    try container.encode(reason.place, forKey: .place)
    try container.encode(entry.words, forKey: .words)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordKey.self)
    reason = Reason(
      rule: try container.decode(.number, in: 1...UInt8.max),
      place: try container.decode(.place, in: 0...UInt8.max))
    entry = ReasonWords.Entry(
      rule: try container.decode(String.self, forKey: .rule),
      words: try container.decode(String.self, forKey: .words))
  }
}

extension KeyedEncodingContainer where Key == RecordKey {
  /// Writes the reasons of a decision; a decision without any has no key.
  mutating func encode(_ reasons: ReasonList, words: ReasonWords) throws {
    guard !reasons.isEmpty else { return }
    try encode(reasons.map { RecordReason($0, words: words) }, forKey: .reasons)
  }
}

extension KeyedDecodingContainer where Key == RecordKey {
  /// Reads the reasons of a decision and notes their words.
  func decodeReasons(noting words: inout [Reason: ReasonWords.Entry]) throws -> ReasonList {
    guard contains(.reasons) else { return ReasonList() }
    let all = try decode([RecordReason].self, forKey: .reasons)
    guard all.count <= ReasonList.limit else {
      throw refusal(.reasons, "\(all.count) reasons; a decision has \(ReasonList.limit) at most")
    }
    for each in all { words[each.reason] = each.entry }
    return all.reduce(ReasonList()) { $0.adding($1.reason) }
  }
}
