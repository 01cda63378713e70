/// A place in a document, as editors count: both numbers begin at 1.
///
/// Columns count Unicode scalars; the place of an element is that of its `<`.
public struct SourcePosition: Hashable, Sendable, Comparable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (a: Self, b: Self) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

extension SourcePosition: CustomStringConvertible {
  /// `12:5` is line 12, column 5.
  public var description: String { "\(line):\(column)" }
}
