extension String {
  /// The text in lines that fit a width, broken at spaces but never inside `414 × 896`; a word
  /// that is longer than the width stands alone.
  ///
  /// - Parameter width: In characters; less than one counts as one.
  /// - Complexity: O(n).
  package func wrapped(to width: Int) -> [String] {
    guard count > width else { return [self] }
    var lines: [String] = []
    var line = ""
    var length = 0
    for word in words {
      let added = word.count
      if length > 0, length + 1 + added > width {
        lines.append(line)
        (line, length) = (word, added)
      } else {
        line += length > 0 ? " \(word)" : word
        length += added + (length > 0 ? 1 : 0)
      }
    }
    lines.append(line)
    return lines
  }

  private var words: [String] {
    var words: [String] = []
    for part in split(separator: " ") {
      if part == "×" || words.last?.last == "×", let last = words.popLast() {
        words.append("\(last) \(part)")
      } else {
        words.append(String(part))
      }
    }
    return words
  }

  /// The text with spaces behind it up to a width in characters.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  /// The text without spaces at its end.
  var withoutTrailingSpaces: String {
    var result = self[...]
    while result.last == " " { result.removeLast() }
    return String(result)
  }
}
