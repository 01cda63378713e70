/// Up to four reasons in one word, from the first question asked to the one that settled it.
public struct ReasonList: Hashable, Sendable {
  /// The reasons' codes, the first in the lowest sixteen bits; zero means no reason.
  public let packed: UInt64

  @inlinable
  public init(packed: UInt64) { self.packed = packed }
  public init() { packed = 0 }
  @inlinable
  public init(_ reason: Reason) { packed = UInt64(reason.code) }

  public static let limit = 4

  public var isEmpty: Bool { packed == 0 }

  /// Returns the list with one more reason at its end; a full list keeps its first three and the
  /// new one, which settled the matter.
  @inlinable
  public func adding(_ reason: Reason) -> ReasonList {
    var shift: UInt64 = 0
    while shift < 48, packed >> shift & 0xFFFF != 0 { shift += 16 }
    let cleared = packed & ~(0xFFFF << shift)
    return ReasonList(packed: cleared | UInt64(reason.code) << shift)
  }

  public func adding(_ other: ReasonList) -> ReasonList {
    var result = self
    for reason in other { result = result.adding(reason) }
    return result
  }
}

extension ReasonList: Sequence {
  public struct Iterator: IteratorProtocol {
    var rest: UInt64

    public mutating func next() -> Reason? {
      guard rest != 0 else { return nil }
      defer { rest >>= 16 }
      return Reason(code: UInt16(truncatingIfNeeded: rest))
    }
  }

  public func makeIterator() -> Iterator { Iterator(rest: packed) }
}
