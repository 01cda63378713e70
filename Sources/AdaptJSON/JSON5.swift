internal import AdaptCore

/// Reads JSON5: JSON with comments, trailing commas, unquoted keys and single quotes.
///
/// The reader is strict where other readers are silent: a key given twice, a number that is not
/// finite, bytes that are not text and what exceeds `JSONLimits` are errors.
public enum JSON5 {
  /// Returns the value that a document holds.
  ///
  /// - Parameter bytes: The document in UTF-8, with or without a byte-order mark.
  /// - Throws: The first error in the order of the text.
  /// - Complexity: O(n) in the number of bytes.
  public static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    guard bytes.count <= JSONLimits.bytes else {
      throw JSONError(
        at: JSONPosition(line: 1, column: 1),
        "the document has \(bytes.count) bytes, more than \(JSONLimits.bytes) are not read; "
          + "split it into smaller files")
    }
    try requireText(bytes)
    var parser = JSON5Parser(bytes)
    return try parser.document()
  }

  /// Returns the value that a text holds.
  public static func read(_ text: String) throws(JSONError) -> JSONValue {
    try read(Array(text.utf8))
  }

  private static func requireText(_ bytes: [UInt8]) throws(JSONError) {
    let nul = bytes.firstIndex(of: 0)
    let malformed = String(validating: bytes, as: UTF8.self) == nil ? malformedByte(bytes) : nil
    guard let place = [nul, malformed].compactMap({ $0 }).min() else { return }
    var parser = JSON5Parser(bytes)
    parser.skip(to: place)
    let hex = String(bytes[place], radix: 16, uppercase: true)
    throw parser.error(
      "the byte 0x\(hex.count < 2 ? "0" : "")\(hex) is not text; write the document in UTF-8")
  }

  /// The place of the first byte that begins no UTF-8 character.
  private static func malformedByte(_ bytes: [UInt8]) -> Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var place = 0
    // Each round passes one character, so there are no more rounds than bytes.
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let character): place += character.count
      case .error: return place
      case .emptyInput: return nil
      }
    }
  }
}
