/// Damages documents the same way for the same seed.
struct Mutation {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// A document with one to four faults, most of which leave it well-formed or nearly so.
  mutating func damage(_ document: [UInt8], mixing other: [UInt8]) -> [UInt8] {
    var document = document
    for _ in 0...number(below: 4) where !document.isEmpty { damageOnce(&document, other) }
    return document
  }

  mutating func number(below limit: Int) -> Int {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % max(limit, 1)
  }

  private mutating func damageOnce(_ document: inout [UInt8], _ other: [UInt8]) {
    switch number(below: 16) {
    case 0: document.remove(at: number(below: document.count))
    case 1: document.removeSubrange(stretch(of: document))
    case 2:
      let copy = document[stretch(of: document)]
      document.insert(contentsOf: copy, at: number(below: document.count))
    case 3: document.swapAt(number(below: document.count), number(below: document.count))
    case 4: document[number(below: document.count)] = UInt8(number(below: 256))
    case 5: document.removeLast(number(below: document.count))
    case 6: document.removeSubrange(tag(of: document))
    case 7:
      let copy = document[tag(of: document)]
      document.insert(contentsOf: copy, at: tag(of: document).lowerBound)
    case 8: document.replaceSubrange(tag(of: document), with: document[tag(of: document)])
    case 9: document.replaceSubrange(tag(of: document), with: other[tag(of: other)])
    case 10: document.removeSubrange(attribute(of: document))
    case 11:
      let copy = document[attribute(of: document)]
      document.insert(contentsOf: copy, at: attribute(of: document).lowerBound)
    case 12:
      document.replaceSubrange(attribute(of: document), with: other[attribute(of: other)])
    case 13:
      document.insert(contentsOf: word(), at: number(below: document.count))
    case 14, 15: document.replaceSubrange(value(of: document), with: word())
    default: preconditionFailure("there are sixteen ways")
    }
  }
}

// MARK: - Places

extension Mutation {
  private mutating func stretch(of document: [UInt8]) -> Range<Int> {
    let start = number(below: document.count)
    return start..<min(document.count, start + 1 + number(below: 200))
  }

  /// From a `<` to the next `>`.
  private mutating func tag(of document: [UInt8]) -> Range<Int> {
    between(UInt8(ascii: "<"), UInt8(ascii: ">"), in: document, including: true)
  }

  /// From a space to the end of the value after it.
  private mutating func attribute(of document: [UInt8]) -> Range<Int> {
    let start = document[number(below: document.count)...].firstIndex(of: 0x20) ?? 0
    let open = document[start...].firstIndex(of: UInt8(ascii: "\"")) ?? start
    let close = document[open...].dropFirst().firstIndex(of: UInt8(ascii: "\"")) ?? open
    return start..<min(document.count, close + 1)
  }

  private mutating func value(of document: [UInt8]) -> Range<Int> {
    between(UInt8(ascii: "\""), UInt8(ascii: "\""), in: document, including: false)
  }

  private mutating func between(
    _ open: UInt8, _ close: UInt8, in document: [UInt8], including: Bool
  ) -> Range<Int> {
    let from = number(below: document.count)
    guard let start = document[from...].firstIndex(of: open) ?? document.firstIndex(of: open),
      let end = document[start...].dropFirst().firstIndex(of: close)
    else { return from..<from }
    return including ? start..<end + 1 : start + 1..<end
  }

  private mutating func word() -> [UInt8] {
    let words = [
      "", "YES", "NO", "nan", "inf", "-1", "1e999", "0x1p3", "99999999999999999999", "1:0", "1/3",
      "&#0;", "&#x10FFFF;", "&amp;", "&x;", "<", ">", "\"", "'", "]]>", "<![CDATA[", "<!--", "-->",
      "<?", "?>", "<!DOCTYPE a>", "<!DOCTYPE a [", "/>", "</view>", "<view>", "<subviews>", "\0",
      "\u{FEFF}", "\u{2028}", "é", "𝄞", "\r", "\r\n", "default", "id", "list", "viewController",
      "embed", "relationship", "xmlns=\"a\"", "xmlns:a=\"\"", "a:b", "key", "nav-00-001", "\u{85}",
    ]
    return Array(words[number(below: words.count)].utf8)
  }
}
