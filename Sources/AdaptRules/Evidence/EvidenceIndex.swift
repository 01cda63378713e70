public import AdaptCore

/// Where the observations (O030) and problem reports (R013) that rules rest on can be read.
///
/// A rule's source names them by number; the index says which public source each stands for.
public enum EvidenceIndex {
  /// An observation or a report, and its source.
  public struct Entry: Hashable, Sendable {
    /// `O030` or `R013`.
    public let number: String
    public let source: String
  }

  /// Returns the entry with that number; nil when there is none.
  ///
  /// - Complexity: O(n) in the number of entries.
  public static func entry(_ number: String) -> Entry? { entries.first { $0.number == number } }

  /// Returns the numbers in a text, each once, in the order in which they come.
  public static func numbers(in text: String) -> [String] {
    var numbers: [String] = []
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      let number = String(word)
      if isNumber(number), !numbers.contains(number) { numbers.append(number) }
    }
    return numbers
  }

  /// Returns the rules whose source names an observation or report, in reading order.
  public static func rules(restingOn number: String) -> [Rule] {
    RuleCatalogue.all.filter { numbers(in: $0.source).contains(number) }
  }

  /// Whether a word is the number of an observation or report: a letter and three digits.
  private static func isNumber(_ word: String) -> Bool {
    let digits = word.utf8.dropFirst()
    return (word.hasPrefix("O") || word.hasPrefix("R")) && digits.count == 3
      && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
