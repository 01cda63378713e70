/// How a controller's code answers when an unwind looks for its destination.
///
/// What is not stated is not overridden.
public struct UnwindScript: Hashable, Sendable {
  /// The answer of `canPerformUnwindSegueAction`, for one method or for all.
  public struct Answer: Hashable, Sendable {
    /// As Objective-C spells it; nil for every method.
    public var action: String?
    public var answer: Bool

    public init(_ answer: Bool, to action: String? = nil) {
      self.action = action
      self.answer = answer
    }
  }

  /// What a container gives when it is asked for the segue back to one of its children (up to 8).
  public enum Vending: String, Hashable, Sendable, CaseIterable {
    case none
    /// A segue of its own: what it does is what code does in `performSegue`.
    case own
  }

  /// The controller that an unwind ends at, as this one says (up to 8).
  public enum Destination: Hashable, Sendable {
    case nobody
    case controller(ControllerReference)
  }

  /// The first that speaks of the method counts; UIKit's answer where none does.
  public var canPerform: [Answer] = []
  /// The children that an unwind may end at or go through, in order (9+).
  public var allowedChildren: [ControllerReference]?
  public var destination: Destination?
  public var segue: Vending?

  public init() {}
}

/// The answer of `shouldPerformSegue` for segues with an identifier.
public struct SegueAnswer: Hashable, Sendable {
  public var identifier: String
  public var answer: Bool

  public init(_ identifier: String, _ answer: Bool) {
    self.identifier = identifier
    self.answer = answer
  }
}
