/// A place in a document, as editors count: both numbers begin at 1.
///
/// A line ends at a line feed, a carriage return, or both together. Columns count Unicode scalars,
/// so that `é` typed as one letter is one column, and a byte-order mark none.
public struct JSONPosition: Hashable, Sendable, Comparable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (a: Self, b: Self) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

extension JSONPosition: CustomStringConvertible {
  /// `12:5` is line 12, column 5.
  public var description: String { "\(line):\(column)" }
}
