import AdaptJSON
import Testing

@Suite("Reading JSON5")
struct JSON5ReadingTests {
  @Test(
    "Numbers are read in every form of the grammar",
    arguments: [
      ("0", 0), ("-0", 0), ("44", 44), ("+44", 44), ("-1.5", -1.5), (".5", 0.5), ("5.", 5),
      ("0x1F", 31), ("-0XfF", -255), ("1e3", 1000), ("25E-1", 2.5), ("5.e+1", 50), ("0.25", 0.25),
      ("1e-999", 0),
    ] as [(String, Double)])
  func numbers(literal: String, value: Double) throws {
    let number = try JSON5.read(literal)
    #expect(try number.number() == value)
    #expect(number.summary == "the number \(literal)")
  }

  @Test(
    "Text is read with either quote and every escape",
    arguments: [
      (#""a""#, "a"), ("'a\"b'", "a\"b"), (#"'\'\"\\\/'"#, "'\"\\/"),
      (#""\b\t\n\v\f\r""#, "\u{8}\t\n\u{B}\u{C}\r"),
      (#""\x41\u00e9""#, "Aé"), (#""\ud83d\ude00""#, "😀"), ("'😀'", "😀"), (#"'\q'"#, "q"),
      ("'a\\\nb'", "ab"), ("'a\\\r\nb'", "ab"), ("'a\\\u{2028}b'", "ab"), (#"'\0'"#, "\0"),
      ("'\u{2028}'", "\u{2028}"), ("''", ""),
    ])
  func strings(source: String, text: String) throws {
    #expect(try JSON5.read(source).string() == text)
  }

  @Test("Comments, trailing commas, bare keys and odd white space are read past")
  func leniency() throws {
    let value = try JSON5.read(
      """
      \u{FEFF}// first
      {\u{A0}$key_1: [1, 2,], 'two words': {}, /* a * b ** c */ élan: true, "n": null,
        \\u0061b: -1, null: [] } // last
      """)
    let object = try value.members()
    #expect(
      object.members.map(\.name) == ["$key_1", "two words", "élan", "n", "ab", "null"])
    #expect(try object["$key_1"]?.array().count == 2)
    #expect(try object["élan"]?.bool() == true)
  }

  @Test("Every value and key knows its line and column")
  func positions() throws {
    let value = try JSON5.read("{\n  a: 1,\r\n  'é😀': [\r    true]}")
    let members = try value.members().members
    #expect(value.position == JSONPosition(line: 1, column: 1))
    #expect(members.map(\.namePosition.description) == ["2:3", "3:3"])
    #expect(members.map(\.value.position.description) == ["2:6", "3:9"])
    #expect(try members[1].value.array()[0].position == JSONPosition(line: 4, column: 5))
  }

  @Test("A byte-order mark takes no column")
  func byteOrderMark() throws {
    #expect(try JSON5.read("\u{FEFF}1").position == JSONPosition(line: 1, column: 1))
  }

  @Test("An object of many members finds each by name")
  func manyMembers() throws {
    let source = "{" + (0..<50).map { "k\($0): \($0)" }.joined(separator: ",") + "}"
    let object = try JSON5.read(source).members()
    for index in 0..<50 { #expect(try object["k\(index)"]?.number() == Double(index)) }
    #expect(object["k50"] == nil)
  }

  @Test("Nesting is read up to the limit")
  func nesting() throws {
    let depth = JSONLimits.depth
    let source = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    var value = try JSON5.read(source)
    var levels = 1
    while let inner = try value.array().first {
      value = inner
      levels += 1
    }
    #expect(levels == depth)
  }
}
