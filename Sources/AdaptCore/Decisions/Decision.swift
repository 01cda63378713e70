/// A value together with the reasons that led to it.
public struct Decision<Value: Hashable & Sendable>: Hashable, Sendable {
  public var value: Value
  public var reasons: ReasonList

  @inlinable
  public init(_ value: Value, because reasons: ReasonList) {
    self.value = value
    self.reasons = reasons
  }

  @inlinable
  public init(_ value: Value, because reason: some RuleReason) {
    self.init(value, because: ReasonList(reason.reason))
  }

  /// Returns the decision with one more reason after those it has.
  @inlinable
  public func and(_ reason: some RuleReason) -> Decision {
    Decision(value, because: reasons.adding(reason.reason))
  }

  /// Returns the decision with its value replaced and its reasons kept.
  @inlinable
  public func map<Other>(_ transform: (Value) -> Other) -> Decision<Other> {
    Decision<Other>(transform(value), because: reasons)
  }
}
