/// What a person's attempt to close a presentation leads to.
public enum UserDismissal: Hashable, Sendable {
  /// Nothing happens: the gesture has no meaning here.
  case ignored
  /// The presentation is modal: it stays, and the delegate hears of the attempt.
  case attempt
  /// The delegate is asked whether the presentation may go.
  case asks
}
