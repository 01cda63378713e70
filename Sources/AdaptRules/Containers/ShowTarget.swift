public import AdaptCore

/// Which controller shows another that `show` or `showDetailViewController` was asked for.
///
/// Rule `show.target`. UIKit: `targetViewController(forAction:sender:)`.
public enum ShowTarget {
  public static let rule = Rule(
    "show.target", number: Why.rule,
    summary: "The nearest controller up the parents that overrides the method shows it, unless its "
      + "canPerformAction says no; if there is none, it is presented. The way up does not lead "
      + "from a presented controller to its presenter. A navigation controller that is to show "
      + "another one presents it.",
    versions: "8+", grade: .documented,
    source: "O089; documentation of targetViewController(forAction:sender:) and show(_:sender:), "
      + "which has the window's root present; here whoever was asked does, so that it works inside "
      + "a presentation too; SwiftyJSON/SwiftyJSON pull request 686 (a show segue to a stack inside a "
      + "stack presents it); that a call of show(_:sender:) does the same: assumed",
    reasons: Why.allWords)

  /// What a controller on the way up answers.
  public struct Member: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Its class overrides the method.
    public static let overrides = Member(rawValue: 1)
    /// Its `canPerformAction` says yes.
    public static let canPerform = Member(rawValue: 2)
  }

  /// Returns the place of the target in the chain of parents; nil when nobody shows it.
  ///
  /// - Parameters:
  ///   - depth: The length of the chain: the controller that was asked is at place 0, its
  ///     outermost container at `depth - 1`.
  ///   - refused: Whether one below place 0 has said no already.
  ///   - member: What the controller at a place answers; asked from place 0 up.
  /// - Complexity: O(depth).
  public static func decide(
    depth: Int, refused: Bool = false, member: (Int) -> Member
  ) -> Decision<Int?> {
    var refused = refused ? ReasonList(Why.refuses.reason) : ReasonList()
    for place in 0..<depth {
      let answer = member(place)
      guard answer.contains(.overrides) else { continue }
      guard answer.contains(.canPerform) else {
        refused = ReasonList(Why.refuses.reason)
        continue
      }
      return Decision(place, because: refused.adding(Why.overrides.reason))
    }
    return Decision(nil, because: refused.adding(Why.nobody.reason))
  }

  /// Whether a navigation controller that is to show a controller pushes it, rather than present
  /// it.
  ///
  /// - Parameter isStack: Whether what is shown is a navigation controller, which none can push.
  public static func pushes(isStack: Bool) -> Decision<Bool> {
    isStack
      ? Decision(false, because: Why.stackInStack) : Decision(true, because: Why.overrides)
  }
}

extension ShowTarget {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 210 }
    case overrides, refuses, nobody, stackInStack

    var words: String {
      switch self {
      case .overrides: "it is the nearest container that shows controllers itself"
      case .refuses: "a nearer one says that it cannot perform the action"
      case .nobody: "no container up the parents shows controllers, so it is presented"
      case .stackInStack: "a navigation controller does not push another one, so it is presented"
      }
    }
  }
}
