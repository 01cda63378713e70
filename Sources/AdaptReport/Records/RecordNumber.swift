import Foundation

/// A number in a record that reads back as the very same bits.
///
/// JSON has no numbers that are not finite: those are the texts `inf`, `-inf` and `nan:` with
/// the sixteen hexadecimal digits of the bits.
struct RecordNumber: Codable {
  let value: Double

  init(_ value: Double) { self.value = value }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value.isFinite {
      try container.encode(value)
    } else {
      let bits = String(value.bitPattern, radix: 16)
      try container.encode(value.isNaN ? "nan:\(bits)" : "\(value)")
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Double.self), value.isFinite {
      self.value = value
      return
    }
    switch try? container.decode(String.self) {
    case "inf": value = .infinity
    case "-inf": value = -.infinity
    case .some(let text) where text.hasPrefix("nan:"):
      guard let bits = UInt64(text.dropFirst(4), radix: 16), Double(bitPattern: bits).isNaN else {
        fallthrough
      }
      value = Double(bitPattern: bits)
    default:
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "not a number; write a decimal number such as 393.5")
    }
  }
}

extension KeyedEncodingContainer where Key == RecordKey {
  mutating func encode(number value: CGFloat, as key: RecordKey) throws {
    try encode(RecordNumber(Double(value)), forKey: key)
  }

  mutating func encode(_ size: CGSize, as key: RecordKey) throws {
    var nested = nestedContainer(keyedBy: RecordKey.self, forKey: key)
    try nested.encode(size)
  }

  mutating func encode(_ size: CGSize) throws {
    try encode(number: size.width, as: .widthPoints)
    try encode(number: size.height, as: .heightPoints)
  }

  mutating func encode(_ rect: CGRect, as key: RecordKey) throws {
    var nested = nestedContainer(keyedBy: RecordKey.self, forKey: key)
    try nested.encode(number: rect.origin.x, as: .xPoints)
    try nested.encode(number: rect.origin.y, as: .yPoints)
    try nested.encode(rect.size)
  }
}

extension KeyedDecodingContainer where Key == RecordKey {
  func decodeNumber(_ key: RecordKey) throws -> CGFloat {
    CGFloat(try decode(RecordNumber.self, forKey: key).value)
  }

  func decodeSize(_ key: RecordKey) throws -> CGSize {
    try nestedContainer(keyedBy: RecordKey.self, forKey: key).decodeSize()
  }

  func decodeSize() throws -> CGSize {
    CGSize(width: try decodeNumber(.widthPoints), height: try decodeNumber(.heightPoints))
  }

  func decodeRect(_ key: RecordKey) throws -> CGRect {
    let nested = try nestedContainer(keyedBy: RecordKey.self, forKey: key)
    let size = try nested.decodeSize()
    return CGRect(
      x: try nested.decodeNumber(.xPoints), y: try nested.decodeNumber(.yPoints),
      width: size.width, height: size.height)
  }
}
