public import AdaptCore

/// Who is dismissed when a controller is told to dismiss.
///
/// Rule `presentation.dismissal-receiver`. UIKit: `dismiss(animated:completion:)`.
public enum DismissalReceiver {
  public static let rule = Rule(
    "presentation.dismissal-receiver", number: Why.rule,
    summary: "The nearest controller up the parents that presents dismisses what it presents; if "
      + "none does, the nearest one that is presented goes itself.",
    versions: "8+", grade: .documented,
    source: "documentation of dismiss(animated:completion:); O012, R042, R044",
    reasons: Why.allWords)

  /// What a controller in the chain of parents takes part in.
  public struct Member: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It presents another controller itself.
    public static let presents = Member(rawValue: 1 << 0)
    /// It is presented itself.
    public static let isPresented = Member(rawValue: 1 << 1)
  }

  /// What is dismissed, by places in the chain of parents.
  public enum Target: Hashable, Sendable {
    /// What the controller at this place presents goes, with everything above it.
    case presentedBy(Int)
    /// The controller at this place goes: its presenter dismisses it.
    case itself(Int)
    /// There is nothing to dismiss.
    case nothing
  }

  /// Returns who goes when the controller at place 0 is told to dismiss.
  ///
  /// - Parameters:
  ///   - depth: The length of the chain: the controller that was told is at place 0, its
  ///     outermost container at `depth - 1`.
  ///   - member: What the controller at a place takes part in.
  /// - Complexity: O(depth).
  public static func decide(depth: Int, member: (Int) -> Member) -> Decision<Target> {
    for place in 0..<depth where member(place).contains(.presents) {
      return Decision(.presentedBy(place), because: place == 0 ? Why.presents : .ancestorPresents)
    }
    for place in 0..<depth where member(place).contains(.isPresented) {
      return Decision(.itself(place), because: place == 0 ? Why.presented : .ancestorPresented)
    }
    return Decision(.nothing, because: Why.nothing)
  }
}

extension DismissalReceiver {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 70 }
    case presents, ancestorPresents, presented, ancestorPresented, nothing

    var words: String {
      switch self {
      case .presents: "a controller that presents dismisses what it presents, not itself"
      case .ancestorPresents: "the nearest container that presents dismisses what it presents"
      case .presented: "the controller presents nothing, so its presenter dismisses it"
      case .ancestorPresented:
        "neither it nor a container presents, so its presented container goes"
      case .nothing: "neither it nor a container presents or is presented"
      }
    }
  }
}
