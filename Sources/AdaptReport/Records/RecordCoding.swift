import AdaptCore
import Foundation

/// The keys of all records.
///
/// A key names what its value is, with the unit where it has one.
enum RecordKey: String, CodingKey {
  case record, version
  case device, deviceTitle, system, sdk, orientation, window, traits, opening, firstSequence
  case id, type, name, documentPlace
  case sequence, cause, instantMicroseconds, subject, kind
  case text, fromOrientation, toOrientation, fromSize, toSize, fromTraits, toTraits
  case callback, argument, answer
  case presented, style, source, phase, fromStyle, toStyle, substitute, fromState, toState
  case fromFrame, toFrame, stack, durationMicroseconds, completed
  case shown, outcome, collapsed, displayMode, topColumn, column, stage
  case finding, severity, object, other, reasons
  case rule, number, place, words
  case xPoints, yPoints, widthPoints, heightPoints
  case idiom, interfaceStyle, interfaceLevel, layoutDirection, horizontalSizeClass
  case verticalSizeClass, contentSizeCategory, scalePixelsPerPoint
  case notImplemented, flag, size, rect, orientations, node
  case count, digest, notes, expectations, holding, failures, surprises
}

typealias RecordDecoder = KeyedDecodingContainer<RecordKey>

extension KeyedEncodingContainer where Key == RecordKey {
  mutating func encode(_ value: some RecordNamed, as key: RecordKey) throws {
    try encode(value.recordName, forKey: key)
  }

  mutating func encode(_ node: NodeID, as key: RecordKey) throws {
    try encode(node.description, forKey: key)
  }
}

extension KeyedDecodingContainer where Key == RecordKey {
  /// Reads a value that is written by its name.
  func decode<Value: RecordNamed>(_: Value.Type = Value.self, named key: RecordKey) throws -> Value
  {
    let name = try decode(String.self, forKey: key)
    return try Value(recordName: name, at: key, in: self)
  }

  func decodeNode(_ key: RecordKey) throws -> NodeID {
    try NodeID(recordName: decode(String.self, forKey: key), at: key, in: self)
  }

  func decodeNodeIfPresent(_ key: RecordKey) throws -> NodeID? {
    contains(key) ? try decodeNode(key) : nil
  }

  /// Reads a whole number that has to lie in a range.
  func decode<Value: FixedWidthInteger & Decodable>(
    _ key: RecordKey, in range: ClosedRange<Value>
  ) throws -> Value {
    let value = try decode(Value.self, forKey: key)
    guard range.contains(value) else {
      throw refusal(
        key,
        "\(value) is out of range; write a number from \(range.lowerBound) to "
          + "\(range.upperBound)")
    }
    return value
  }

  /// The error that a value which reads as JSON means nothing.
  func refusal(_ key: RecordKey, _ message: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: message)
  }
}

extension RecordNamed {
  /// The value with that name; throws the nearest name when there is none.
  init(recordName name: String, at key: RecordKey, in container: RecordDecoder) throws {
    guard let match = Self.allCases.first(where: { $0.recordName == name }) else {
      let suggestion = nameSuggestion(for: name, among: Self.allCases.map(\.recordName))
      throw container.refusal(key, "no \(Self.recordNoun) \(name.quoted); \(suggestion)")
    }
    self = match
  }
}

extension NodeID {
  /// Reads `vc#3` and `run`, just as descriptions write them.
  init(recordName name: String, at key: RecordKey, in container: RecordDecoder) throws {
    guard let id = NodeID(recordName: name) else {
      throw container.refusal(
        key, "\(name.quoted) is no node; write a kind and a number from 1, such as 'vc#3'")
    }
    self = id
  }

  private init?(recordName name: String) {
    if name == NodeID.run.description {
      self = .run
      return
    }
    let parts = name.split(separator: "#", omittingEmptySubsequences: false)
    guard parts.count == 2,
      let kind = NodeKind.allCases.first(where: { $0.abbreviation == parts[0] }),
      let ordinal = Int(parts[1]), (1..<1 << 28).contains(ordinal)
    else { return nil }
    self.init(kind, ordinal)
    // One node has one name: not `vc#03`.
    guard description == name else { return nil }
  }
}
