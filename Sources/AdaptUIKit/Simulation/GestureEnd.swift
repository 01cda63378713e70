/// How a gesture of a person ends.
public enum GestureEnd: String, Hashable, Sendable, CaseIterable {
  case finish
  case cancel
}
