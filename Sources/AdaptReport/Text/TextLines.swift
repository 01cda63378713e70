/// The lines of a report while it is put together.
package struct TextLines {
  /// A piece of a line in one colour.
  package struct Piece {
    let text: String
    let role: TextColor.Role

    package init(_ text: String, _ role: TextColor.Role) {
      self.text = text
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
  package mutating func add(_ first: [Piece], then text: String, _ role: TextColor.Role) {
    let start = first.reduce(0) { $0 + $1.text.count }
    // Where the columns before leave too little room, the further lines are only set in.
    let indent = start > 0 && width - start >= 40 ? start : min(start, 10) + (start > 0 ? 0 : 2)
    let all = text.wrapped(to: max(20, width - max(start, indent)))
    let head = first.map { color.paint($0.text, $0.role) }.joined()
    for (place, line) in all.enumerated() {
      let before = place == 0 ? head : String(repeating: " ", count: indent)
      lines.append(before + color.paint(line, role))
    }
  }

  /// Adds a row of a table, which stays one line.
  package mutating func addUnbroken(_ text: String, _ role: TextColor.Role) {
    lines.append(color.paint(text, role))
  }

  /// Adds an empty line, but none at the beginning and no second one.
  package mutating func addBlank() {
    if let last = lines.last, !last.isEmpty { lines.append("") }
  }

  package func write(to output: inout some TextOutputStream) {
    for line in lines { output.write(line.withoutTrailingSpaces + "\n") }
  }
}
