/// A generator whose numbers depend on its seed alone, the same on every machine (SplitMix64).
public struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// Returns a number from zero up to a limit that is above zero, without the limit.
  public mutating func next(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// Returns one of some elements, of which there is one at least.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[next(below: elements.count)]
  }
}
