public import AdaptCore
import AdaptRules

/// What a report says for a reason: the rule it belongs to and its words.
///
/// A live run gets them from the catalogue of rules, a saved one from its own file, so that it
/// reads as it did when it was written.
public struct ReasonWords: Sendable {
  /// A rule and one reason of it, in words.
  public struct Entry: Hashable, Sendable {
    /// The rule's id, such as `adaptation.default`.
    public var rule: String
    /// A clause that can follow "because".
    public var words: String

    public init(rule: String, words: String) {
      self.rule = rule
      self.words = words
    }
  }

  private let lookup: @Sendable (Reason) -> Entry?

  /// - Parameter lookup: Returns the words of a reason; nil where the rule is not known.
  public init(_ lookup: @escaping @Sendable (Reason) -> Entry?) { self.lookup = lookup }

  /// The words of a reason; its numbers where nothing is known of it.
  public subscript(reason: Reason) -> Entry {
    lookup(reason)
      ?? Entry(rule: "rule \(reason.rule)", words: "for its reason number \(reason.place)")
  }
}

extension ReasonWords {
  /// The words of a decision's reasons, each rule named once behind what it says:
  /// `the delegate answered none; the width is compact [adaptation.delegate]`.
  func sentence(_ reasons: ReasonList) -> String {
    var parts: [(rule: String, words: [String])] = []
    for entry in reasons.map({ self[$0] }) {
      if parts.last?.rule == entry.rule {
        parts[parts.count - 1].words.append(entry.words)
      } else {
        parts.append((entry.rule, [entry.words]))
      }
    }
    return parts.map { "\($0.words.joined(separator: "; ")) [\($0.rule)]".printable }
      .joined(separator: "; ")
  }

  /// The ids of the rules behind a decision, each once, in brackets; empty where there are none.
  func rules(_ reasons: ReasonList) -> String {
    var rules: [String] = []
    for rule in reasons.map({ self[$0].rule }) where !rules.contains(rule) { rules.append(rule) }
    return rules.isEmpty ? "" : "[\(rules.joined(separator: ", "))]".printable
  }
}

extension ReasonWords {
  /// The reason that says what `automatic` stands for; nil where another style was asked for.
  func automaticStyle(in reasons: ReasonList) -> Reason? {
    reasons.first { self[$0].rule == AutomaticStyle.rule.id }
  }
}
