public import AdaptCore

/// Whether a change of orientation changes a window's size.
///
/// Rule `orientation.landscape-flip`. UIKit: `viewWillTransition(to:with:)`.
public enum LandscapeFlip {
  public static let rule = Rule(
    "orientation.landscape-flip", number: Why.rule,
    summary: "Turning from one landscape or portrait to the other changes neither size nor traits, "
      + "so nobody is told.",
    versions: "8+", grade: .assumed, source: "O056 tells of size and traits only",
    reasons: Why.allWords)

  /// Returns whether width and height are exchanged.
  public static func decide(
    from old: UIInterfaceOrientation, to new: UIInterfaceOrientation
  ) -> Decision<Bool> {
    if old == new { return Decision(false, because: Why.same) }
    return old.isLandscape == new.isLandscape
      ? Decision(false, because: Why.halfTurn) : Decision(true, because: Why.quarterTurn)
  }
}

extension LandscapeFlip {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 144 }
    case same, halfTurn, quarterTurn

    var words: String {
      switch self {
      case .same: "the orientation is the same"
      case .halfTurn: "half a turn keeps width and height"
      case .quarterTurn: "a quarter turn exchanges width and height"
      }
    }
  }
}
