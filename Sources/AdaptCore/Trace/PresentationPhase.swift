/// The phases a presentation steps through.
public enum PresentationPhase: UInt8, Hashable, Sendable, CaseIterable {
  /// The presentation is moving in.
  case presentation
  /// It is on screen and adapts to its environment.
  case management
  /// It is moving out.
  case dismissal
  /// It is over.
  case ended
  /// It was moving in and went back.
  case presentationInterrupted
  /// It was moving out and came back.
  case dismissalInterrupted
}
