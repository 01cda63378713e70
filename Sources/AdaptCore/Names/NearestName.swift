/// Returns the name that somebody who wrote `name` most likely meant.
///
/// Letter case and punctuation make no difference: `form-sheet` means `formSheet`. After equal
/// names, those that begin with what was written come first, then those with few typing errors,
/// then those that contain it. Of equally good names the one that agrees for longer wins, then the
/// shorter, then the earlier one.
///
/// - Returns: The nearest name; nil when none is near, or when `name` has more than 64 letters.
/// - Complexity: O(n) in the number of names; a name counts up to its first 65 letters.
package func nearestName(to name: String, among names: some Sequence<String>) -> String? {
  let written = letters(of: name)
  guard !written.isEmpty, written.count <= nameLengthLimit else { return nil }
  var best: (name: String, rank: NameRank)?
  for candidate in names {
    let meant = letters(of: candidate)
    let starts = wordStarts(in: candidate)
    guard let rank = rank(of: meant, startingWordsAt: starts, for: written) else { continue }
    if let standing = best, !(rank < standing.rank) { continue }
    best = (candidate, rank)
  }
  return best?.name
}

/// Returns the names that go on where `name` ends, in their order; the one alone that is the same.
///
/// Letter case and punctuation make no difference. A name of one letter begins too many.
///
/// - Complexity: O(n) in the number of names.
package func namesBeginning(with name: String, among names: some Sequence<String>) -> [String] {
  let written = letters(of: name)
  guard written.count >= 2, written.count <= nameLengthLimit else { return [] }
  let longer = names.filter { letters(of: $0).starts(with: written) }
  return longer.first { letters(of: $0) == written }.map { [$0] } ?? longer
}

/// The words that end a message about an unknown name: the nearest name, or all there are.
///
/// `did you mean 'formSheet'?`, or `write one of a, b, c`, the list cut after twelve.
package func nameSuggestion(for name: String, among names: [String]) -> String {
  if names.isEmpty { return "there is none to name" }
  if let nearest = nearestName(to: name, among: names) { return "did you mean \(nearest.quoted)?" }
  let shown = names.prefix(12).joined(separator: ", ")
  return names.count > 12 ? "write one of \(shown), …" : "write one of \(shown)"
}

private let nameLengthLimit = 64

/// How well a candidate fits; the smaller the better.
private struct NameRank: Comparable {
  enum Likeness: Int { case equal, begins, mistyped, contains }

  var likeness: Likeness
  var errors = 0
  /// How many letters agree before the first that differs.
  var agreement: Int
  var length: Int

  static func < (a: Self, b: Self) -> Bool {
    (a.likeness.rawValue, a.errors, -a.agreement, a.length)
      < (b.likeness.rawValue, b.errors, -b.agreement, b.length)
  }
}

private func rank(
  of meant: [UInt32], startingWordsAt starts: [Int], for written: [UInt32]
) -> NameRank? {
  guard !meant.isEmpty, meant.count <= nameLengthLimit else { return nil }
  let agreement = zip(meant, written).prefix { $0 == $1 }.count
  func rank(_ likeness: NameRank.Likeness, errors: Int = 0) -> NameRank {
    NameRank(likeness: likeness, errors: errors, agreement: agreement, length: meant.count)
  }
  if meant == written { return rank(.equal) }
  if written.count >= 2, agreement == written.count { return rank(.begins) }
  let difference = abs(meant.count - written.count)
  let shorter = min(meant.count, written.count)
  // Two slips in a word of four letters still leave a word that can be told: `fone` for `phone`.
  let allowed = shorter < 4 ? shorter / 3 : max(2, shorter / 3)
  if difference <= allowed {
    let errors = typingErrors(from: written, to: meant)
    if errors <= allowed { return rank(.mistyped, errors: errors) }
  }
  if contains(meant, written, at: starts) || contains(written, meant, at: Array(written.indices)) {
    return rank(.contains, errors: difference)
  }
  return nil
}

/// The letters and digits of a name in lower case, as Unicode scalars, one past the limit at most.
private func letters(of name: String) -> [UInt32] {
  var result: [UInt32] = []
  for scalar in name.unicodeScalars.prefix(4 * nameLengthLimit) {
    guard scalar.isLetterOrDigit else { continue }
    result.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars.map(\.value))
    if result.count > nameLengthLimit { break }
  }
  return result
}

/// Whether a name holds another from one of some places on, which has to be long enough to mean
/// something.
private func contains(_ whole: [UInt32], _ part: [UInt32], at places: [Int]) -> Bool {
  guard part.count >= 3, part.count <= whole.count else { return false }
  return places.contains { whole[$0...].starts(with: part) }
}

/// Where words begin among the letters of a name: `phone-small` and `formSheet` have two.
///
/// Who writes a part of a name writes a word of it: `small` has nothing to do with `all`.
private func wordStarts(in name: String) -> [Int] {
  var starts: [Int] = []
  var count = 0
  var previous: Unicode.Scalar?
  for scalar in name.unicodeScalars.prefix(nameLengthLimit) {
    defer { previous = scalar }
    guard scalar.isLetterOrDigit else { continue }
    let isFirst = previous.map { !$0.isLetterOrDigit } ?? true
    let isCapital = scalar.properties.isUppercase && previous?.properties.isUppercase == false
    if isFirst || isCapital { starts.append(count) }
    count += scalar.properties.lowercaseMapping.unicodeScalars.count
  }
  return starts
}

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool { properties.isAlphabetic || properties.numericType != nil }
}

/// The least number of letters added, left out, replaced, or exchanged with their neighbour.
private func typingErrors(from a: [UInt32], to b: [UInt32]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...b.count)
  for i in 1...a.count {
    var current = [i] + Array(repeating: 0, count: b.count)
    for j in 1...b.count {
      let replaced = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
      current[j] = min(replaced, previous[j] + 1, current[j - 1] + 1)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        current[j] = min(current[j], beforePrevious[j - 2] + 1)
      }
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[b.count]
}
