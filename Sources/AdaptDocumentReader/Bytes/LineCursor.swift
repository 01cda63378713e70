import AdaptDocuments

/// Finds lines and columns of places that are asked for from front to back.
struct LineCursor {
  private var offset = 0
  private var line = 1
  private var column = 1

  /// The place of a byte, which lies at or after the one asked for before.
  ///
  /// A line ends with a line feed, a carriage return, or both; a column is a Unicode scalar.
  ///
  /// - Complexity: O(n) in the bytes since the place asked for before.
  mutating func position(of place: Int, in bytes: [UInt8]) -> SourcePosition {
    bytes.withUnsafeBufferPointer { bytes in
      while offset < min(place, bytes.count) {
        let byte = bytes[offset]
        offset += 1
        if byte == 0x0A || byte == 0x0D && !(offset < bytes.count && bytes[offset] == 0x0A) {
          line += 1
          column = 1
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
      }
    }
    return SourcePosition(line: line, column: column)
  }
}
