/// A finite number as the document writes it.
public struct JSONNumber: Hashable, Sendable {
  /// The characters in the document: `0x1F`, `+.5`, `44`.
  public let literal: String
  public let value: Double

  /// Reads a literal that follows JSON5's grammar; nil if its value is too large to be finite.
  init?(literal: String) {
    let unsigned = literal.drop { $0 == "+" || $0 == "-" }
    let isHexadecimal = unsigned.hasPrefix("0x") || unsigned.hasPrefix("0X")
    let magnitude = isHexadecimal ? Self.hexadecimal(unsigned.dropFirst(2)) : Double(unsigned)
    guard let magnitude, magnitude.isFinite else { return nil }
    self.literal = literal
    value = literal.hasPrefix("-") ? -magnitude : magnitude
  }

  private static func hexadecimal(_ digits: Substring) -> Double {
    digits.reduce(0) { $0 * 16 + Double($1.hexDigitValue ?? 0) }
  }
}
