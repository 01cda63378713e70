/// The lines of a file, read one at a time.
package struct InputLines {
  private let file: InputFile
  private let limit: Int
  private var held: [UInt8]
  /// Where the next line begins in what is held.
  private var start = 0
  private var isAtEnd = false

  private static let part = 1 << 20

  /// - Parameters:
  ///   - head: What was read of the file already.
  ///   - limit: How long a line may be, in bytes.
  package init(_ file: InputFile, after head: [UInt8] = [], limit: Int) {
    self.file = file
    self.limit = limit
    held = head
  }

  /// Returns the next line without its end; nil after the last.
  ///
  /// - Complexity: O(n) in the length of the line.
  package mutating func next() throws(FileError) -> ArraySlice<UInt8>? {
    var searched = start
    while true {
      if let end = held[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return held[start..<end]
      }
      if isAtEnd {
        defer { start = held.count }
        return start < held.count ? held[start...] : nil
      }
      held.removeFirst(start)
      start = 0
      searched = held.count
      guard held.count <= limit else {
        throw FileError(file.path, "a line has more than \(limit) bytes; is this a saved run?")
      }
      let part = try file.next(Self.part)
      isAtEnd = part.count < Self.part
      held += part
    }
  }
}
