import AdaptRules

extension ReasonWords {
  /// The words of the catalogue of rules, for a live run.
  public static let catalogue = ReasonWords { reason in
    guard let rule = RuleCatalogue.rule(of: reason), let words = RuleCatalogue.words(of: reason)
    else { return nil }
    return Entry(rule: rule.id, words: words)
  }
}
