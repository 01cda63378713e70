import AdaptJSON
import AdaptRandom
import Testing

@Suite("Damaged documents")
struct JSON5FuzzTests {
  private static let documents = [
    "{ device: 'phone-max', ios: \"12.4\", steps: [{ present: 'a' }, { rotate: 'left' }], }",
    "// head\n[1, -2.5e3, +.5, 0x1F, 5., true, false, null, 'é😀\\u00e9\\x41\\\n', { a: {} }]",
    "{\r\n  /* é */ élan_1: [[[[[]]]]], \"two words\": \"\\ud83d\\ude00\", $: -0,\r}",
  ]
  private static let pieces = [
    "{", "}", "[", "]", ":", ",", "'", "\"", "\\", "/*", "*/", "//", "\n", "\r", "0x", "NaN", "e9",
    "\u{0}", "é", "😀", "\u{2028}", "\\u", "\\ud800", "-", ".", "Infinity", "null",
  ]

  @Test("A damaged document is read or refused at a place inside it", arguments: UInt64(0)..<400)
  func damage(seed: UInt64) {
    var generator = SplitMix(seed: seed)
    var bytes = Array(Self.documents[Int(seed % 3)].utf8)
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes.removeSubrange(place..<min(bytes.count, place + 3))
      case 1: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
      case 2: bytes.removeLast(bytes.count - place)
      case 3: bytes.insert(contentsOf: bytes[..<place], at: place)
      default:
        bytes.insert(
          contentsOf: (Self.pieces.randomElement(using: &generator) ?? "").utf8, at: place)
      }
    }
    do {
      let value = try JSON5.read(bytes)
      #expect(value.position.line >= 1, "seed \(seed)")
      #expect(try JSON5.read(bytes) == value, "seed \(seed)")
    } catch {
      expectInside(error.position, bytes, seed: seed)
      #expect(!error.message.isEmpty && !error.message.contains("\n"), "seed \(seed)")
    }
  }

  private func expectInside(_ position: JSONPosition, _ bytes: [UInt8], seed: UInt64) {
    // A malformed byte counts as a character here, so lines are at least as long as the reader's.
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
    var lines: [Int] = [0]
    var previous: Unicode.Scalar = " "
    for scalar in text {
      if scalar == "\n", previous == "\r" {
        lines[lines.count - 2] += 1
      } else if scalar == "\n" || scalar == "\r" {
        lines.append(0)
      } else {
        lines[lines.count - 1] += 1
      }
      previous = scalar
    }
    #expect((1...lines.count).contains(position.line), "seed \(seed)")
    guard lines.indices.contains(position.line - 1) else { return }
    #expect((1...lines[position.line - 1] + 1).contains(position.column), "seed \(seed)")
  }
}
