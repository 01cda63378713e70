/// What a line of a trace can say besides the name of a callback.
public enum EventFact: String, Hashable, Sendable, CaseIterable {
  case launched
  case step
  case rotated
  case resized
  case traits
  case presenting
  case dismissing
  case queued
  case phase
  case style
  case substituted
  case restored
  case state
  case frame
  case stack
  case selection
  case showing
  case arranged
  case unwinding
  case transitionBegan
  case transitionEnded
  case released
  case finding
}
