import AdaptCore

/// Why a choice could not be made.
public enum RuleChoiceError: Error, Hashable, Sendable {
  case noSuchRule(String)
  case noSuchAlternative(String, RuleSwitch)
}

extension RuleChoiceError: CustomStringConvertible {
  /// What was written, and what is meant instead.
  public var description: String {
    switch self {
    case .noSuchRule(let name):
      "no rule \(name.quoted) has a choice; "
        + nameSuggestion(for: name, among: RuleChoices.switches.map(\.rule))
    case .noSuchAlternative(let name, let rule):
      "rule \(rule.rule.quoted) has no alternative \(name.quoted); "
        + nameSuggestion(for: name, among: rule.alternatives)
    }
  }
}
