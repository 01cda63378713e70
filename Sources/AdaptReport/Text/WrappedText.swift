extension String {
  /// The text in lines that fit a width, broken at spaces but never inside `414 × 896` or `iOS 17`;
  /// a word that is longer than the width stands alone.
  ///
  /// - Parameters:
  ///   - width: In characters; less than one counts as one.
  ///   - first: The width of the first line; that of the others if nil.
  /// - Complexity: O(n).
  package func wrapped(to width: Int, first: Int? = nil) -> [String] {
    guard count > first ?? width else { return [self] }
    var lines: [String] = []
    var line = ""
    var length = 0
    for word in words {
      let added = word.count
      if length > 0, length + 1 + added > (lines.isEmpty ? first ?? width : width) {
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
      if let last = words.last, part == "×" || Self.clings(to: last, part) {
        words.removeLast()
        words.append("\(last) \(part)")
      } else {
        words.append(String(part))
      }
    }
    return words
  }

  /// Whether a word is read together with the one before it.
  private static func clings(to last: String, _ part: Substring) -> Bool {
    if last.last == "×" { return true }
    guard part.first?.isNumber == true else { return false }
    return ["iOS", "iPadOS", "SDK"].contains { last.hasSuffix($0) }
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
