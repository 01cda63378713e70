/// A rule with a choice: the names a run can choose by, the first being our ruling.
public struct RuleSwitch: Hashable, Sendable {
  /// The id of the rule.
  public let rule: String
  /// The names of its alternatives.
  public let alternatives: [String]
}
