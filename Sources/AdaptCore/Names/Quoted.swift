extension String {
  /// The text between single quotes, fit for a message of one line.
  ///
  /// Characters that cannot be seen are written as `\u{1B}`, so that a message cannot steer a
  /// terminal, and what follows the first sixty characters is cut.
  ///
  /// - Complexity: O(1): only the part that is shown is read.
  package var quoted: String {
    let limit = 60
    var result = "'"
    var length = 0
    for scalar in unicodeScalars {
      guard length < limit else {
        result += "…"
        break
      }
      if scalar.isUnprintable {
        result += scalar.escaped
      } else {
        result.unicodeScalars.append(scalar)
      }
      length += 1
    }
    return result + "'"
  }
}

/// A thing with its name in quotes: `segue 'open'`, or `segue without a name` where it has none.
///
/// - Parameter without: What is said where the name is nil or empty.
package func naming(
  _ what: String, _ name: String?, without: String = "without a name"
) -> String {
  guard let name, !name.isEmpty else { return "\(what) \(without)" }
  return "\(what) \(name.quoted)"
}
