import AdaptCore

/// The lines of a report while it is put together.
///
/// Whatever comes in is made printable, so that nothing in a report but its own colours steers a
/// terminal.
package struct TextLines {
  /// A piece of a line in one colour.
  package struct Piece {
    let text: String
    let role: TextColor.Role

    package init(_ text: String, _ role: TextColor.Role) {
      self.text = text.printable
      self.role = role
    }
  }

  let width: Int
  let color: TextColor
  private var lines: [String] = []

  package init(width: Int, color: TextColor) {
    self.width = width
    self.color = color
  }

  /// Adds a text that is broken where it is too long; its further lines are indented.
  package mutating func add(_ text: String, _ role: TextColor.Role) { add([], then: text, role) }

  /// Adds a line whose last column is broken where it is too long, its further lines under it.
  ///
  /// - Parameter column: Where the last column begins, in characters; the end of `first` if nil. A
  ///   longer `first` pushes the line's beginning only, or stands alone where no room is left.
  package mutating func add(
    _ first: [Piece], then text: String, _ role: TextColor.Role, under column: Int? = nil
  ) {
    let text = text.printable
    let start = first.reduce(0) { $0 + $1.text.count }
    let column = start > 0 ? column ?? start : 2
    let indent = width - column >= Self.narrowest ? column : min(column, 4)
    let head = first.map { color.paint($0.text, $0.role) }.joined()
    let before = String(repeating: " ", count: indent)
    let isTight = width - start < max(Self.narrowest, min(text.count, width - indent))
    let standsAlone = isTight && width - start < Self.narrowest
    if standsAlone { lines.append(head) }
    let all = text.wrapped(
      to: max(Self.narrowest, width - indent),
      first: max(Self.narrowest, width - (standsAlone ? indent : start)))
    for (place, line) in all.enumerated() {
      lines.append((place == 0 && !standsAlone ? head : before) + color.paint(line, role))
    }
  }

  /// What a column of text needs, in characters.
  private static let narrowest = 20

  /// Adds a row of a table, which stays one line.
  package mutating func addUnbroken(_ text: String, _ role: TextColor.Role) {
    lines.append(color.paint(text.printable, role))
  }

  /// Adds an empty line, but none at the beginning and no second one.
  package mutating func addBlank() {
    if let last = lines.last, !last.isEmpty { lines.append("") }
  }

  package func write(to output: inout some TextOutputStream) {
    for line in lines { output.write(line.withoutTrailingSpaces + "\n") }
  }
}
