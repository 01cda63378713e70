import AdaptJSON
import Testing

@Suite("Errors of JSON5")
struct JSON5ErrorTests {
  @Test(
    "What cannot be read says where, what and what to do",
    arguments: [
      ("", "1:1: found the end of the document in place of a value; write a value"),
      (
        "  // only a comment",
        "1:20: found the end of the document in place of a value; write a value"
      ),
      ("[1] 2", "1:5: '2' follows the end of the document; remove it"),
      ("{a: 1", "1:6: an object that begins at 1:1 is not closed; add '}'"),
      ("[1,\n 2", "2:3: a list that begins at 1:1 is not closed; add ']'"),
      ("{a: 1 b: 2}", "1:7: found 'b' after a member; write ',' or '}'"),
      ("[1 2]", "1:4: found '2' after an element; write ',' or ']'"),
      ("[,]", "1:2: found ',' in place of a value; write a value"),
      ("{a 1}", "1:4: found '1' after the key 'a'; write ':' and a value"),
      ("{1: 2}", "1:2: a key cannot hold '1'; put it between quotes"),
      ("{: 2}", "1:2: found ':' in place of a key; write a key"),
      (#"{a\n: 2}"#, #"1:3: a key has only escapes such as \u0061"#),
      (#"{\ud800: 2}"#, "1:2: the escape is no character; put the key between quotes"),
      (
        "{a: 1,\n 'b': 2, a: 3}",
        "2:10: the key 'a' is given twice, first at 1:2; remove one"
      ),
      ("'a", "1:3: a text that begins at 1:1 is not closed; add '"),
      ("\"a\nb\"", "1:3: a text that begins at 1:1 is not closed; add \""),
      (#"'\"#, "1:3: the document ends in an escape; complete it"),
      (#"'\1'"#, #"1:2: an escape cannot be a digit; write \x and two digits"#),
      (#"'\x4g'"#, "1:5: found 'g' in an escape; write 2 hexadecimal digits"),
      (#"'\ud83d'"#, "1:2: the escape is half a character; write both halves of the pair"),
      (#"'\ude00'"#, "1:2: the escape is half a character; write both halves of the pair"),
      ("/* open", "1:1: a comment is not closed; end it with */"),
      ("/ 1", "1:1: '/' begins no comment; write // or /*"),
      ("full", "1:1: 'full' is no value; put text between quotes"),
      ("NaN", "1:1: NaN is not finite; write a finite number"),
      ("[-Infinity]", "1:2: -Infinity is not finite; write a finite number"),
      ("+NaN", "1:1: +NaN is not finite; write a finite number"),
      ("-Index", "1:1: '-Index' is no number; write digits"),
      ("1e999", "1:1: 1e999 is too large for a number; write a smaller one"),
      ("01", "1:1: a number does not begin with 0; remove the 0"),
      ("-", "1:2: found the end of the document in place of a digit; write digits"),
      (".", "1:2: found the end of the document in place of a digit; write digits"),
      (
        "0x",
        "1:3: found the end of the document in place of a digit; "
          + "write hexadecimal digits such as 0x1F"
      ),
      (
        "1e",
        "1:3: found the end of the document in place of a digit; "
          + "write the digits of the exponent"
      ),
      ("12pt", "1:3: found 'p' in a number; remove it, or put the text between quotes"),
      ("1.2.3", "1:4: found '.' in a number; remove it, or put the text between quotes"),
      ("<a>", "1:1: found '<' in place of a value; write a value"),
      ("[\u{7}]", #"1:2: found '\u{7}' in place of a value; write a value"#),
      ("'a\0b'", "1:3: the byte 0x00 is not text; write the document in UTF-8"),
    ])
  func message(source: String, message: String) {
    let error = #expect(throws: JSONError.self) { try JSON5.read(source) }
    #expect(error?.description == message)
  }

  @Test(
    "Bytes that are not UTF-8 are refused at their place",
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47], "1:1: the byte 0x89 is not text; write the document in UTF-8"),
      (
        [0x5B, 0x0A, 0xC3, 0xA9, 0xC3],
        "2:2: the byte 0xC3 is not text; write the document in UTF-8"
      ),
      ([0x20, 0xED, 0xA0, 0x80], "1:2: the byte 0xED is not text; write the document in UTF-8"),
    ] as [([UInt8], String)])
  func notText(bytes: [UInt8], message: String) {
    let error = #expect(throws: JSONError.self) { try JSON5.read(bytes) }
    #expect(error?.description == message)
  }

  @Test("A document of 100 MB is refused before it is read")
  func tooLarge() {
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 100_000_000)
    let error = #expect(throws: JSONError.self) { try JSON5.read(bytes) }
    #expect(
      error?.description
        == "1:1: the document has 100000000 bytes, more than 4194304 are not read; "
        + "split it into smaller files")
  }

  @Test("Deep nesting is refused at the first level beyond the limit", arguments: ["[", "{a:"])
  func tooDeep(opening: String) {
    let source = String(repeating: opening, count: 10_000)
    let error = #expect(throws: JSONError.self) { try JSON5.read(source) }
    #expect(error?.position == JSONPosition(line: 1, column: 64 * opening.count + 1))
    #expect(
      error?.message
        == "objects and lists lie more than 64 deep; bring them nearer to the top")
  }

  @Test("A number is refused when it is longer than any number has to be")
  func longNumber() {
    let source = String(repeating: "7", count: 101)
    let error = #expect(throws: JSONError.self) { try JSON5.read(source) }
    #expect(
      error?.description == "1:1: a number has 101 characters; write it with at most 100")
  }

  @Test("An error is described with the file it lies in")
  func path() {
    let error = JSONError(at: JSONPosition(line: 12, column: 5), "no such key; remove it")
    #expect(error.describe(in: "a/b.json") == "a/b.json:12:5: no such key; remove it")
  }
}
