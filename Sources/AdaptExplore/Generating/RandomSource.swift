/// A stream of numbers that a seed settles, the same on every machine (SplitMix64).
///
/// It is no source of secrets; its numbers look random enough to shape scenarios.
public struct RandomSource: Hashable, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  /// Returns the next number; all of 64 bits are equally likely.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

extension RandomSource {
  /// Returns a number of a range.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    // The high half of the product spreads evenly; the bias is far below what a test could see.
    let width = UInt64(range.upperBound - range.lowerBound + 1)
    return range.lowerBound + Int(next().multipliedFullWidth(by: width).high)
  }

  /// Returns true that many times in a hundred.
  mutating func chance(_ percent: Int) -> Bool { number(in: 0...99) < percent }

  /// Returns an element; the collection is not empty.
  mutating func element<Elements: RandomAccessCollection>(of elements: Elements) -> Elements.Element
  {
    let place = number(in: 0...elements.count - 1)
    return elements[elements.index(elements.startIndex, offsetBy: place)]
  }

  /// Returns what `make` gives that many times in a hundred, else nil.
  mutating func maybe<Value>(
    _ percent: Int, _ make: (inout RandomSource) -> Value
  ) -> Value? { chance(percent) ? make(&self) : nil }

  /// Returns one of some values, each as likely as its weight says; a weight is at least zero and
  /// one is above it.
  mutating func weighted<Value>(_ choices: [(weight: Int, value: Value)]) -> Value {
    var place = number(in: 0...choices.reduce(0) { $0 + $1.weight } - 1)
    for choice in choices {
      place -= choice.weight
      if place < 0 { return choice.value }
    }
    preconditionFailure("\(place) lies after the last of \(choices.count) choices")
  }
}
