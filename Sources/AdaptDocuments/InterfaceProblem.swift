/// Something odd in a document that does not keep it from being read.
public struct InterfaceProblem: Hashable, Sendable {
  /// The place of the element that is odd.
  public var position: SourcePosition
  /// What is odd, and what is taken instead: `width 'wide' is no number; 0 is taken`.
  public var message: String

  public init(at position: SourcePosition, _ message: String) {
    self.position = position
    self.message = message
  }
}

extension InterfaceProblem: CustomStringConvertible {
  /// `12:5: message`.
  public var description: String { "\(position): \(message)" }
}
