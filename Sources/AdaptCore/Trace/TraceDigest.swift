/// A fingerprint of a trace: equal traces have equal digests, in every process.
public struct TraceDigest: Hashable, Sendable {
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  public init() {}

  /// Takes one more word in. Multiplying spreads a bit upwards, the shift brings it down again.
  @inline(__always)
  public mutating func fold(_ word: UInt64) {
    let mixed = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
    value = mixed ^ mixed >> 29
  }

  /// A number that stands for a text in a packed trace.
  static func hash(of text: String) -> UInt64 {
    var digest = TraceDigest()
    for byte in text.utf8 { digest.fold(UInt64(byte)) }
    return digest.value
  }
}

extension TraceDigest: CustomStringConvertible {
  /// Sixteen hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
