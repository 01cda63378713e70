public import AdaptCore

/// What a tap on the dimmed area leads to that may not close the sheet.
///
/// Rule `sheet.backdrop-tap`. UIKit: `UISheetPresentationController`.
public enum SheetBackdropTap {
  public static let rule = Rule(
    "sheet.backdrop-tap", number: Why.rule,
    summary: "A tap on the dimmed area of a sheet that may not go moves it down to its largest "
      + "undimmed detent, if it has one.",
    versions: "15+", grade: .reported,
    source: "\(ThirdParty.olderDisassembly), by which such a tap tells nobody of an attempt; that "
      + "one without an undimmed detent tells is kept from rule presentation.outside-tap",
    reasons: Why.allWords)

  /// What the tap leads to.
  public enum Outcome: Hashable, Sendable {
    /// The sheet moves to the detent at this place among those given.
    case moves(to: Int)
    /// The sheet stays, and the delegate hears of the attempt.
    case attempt
  }

  /// Returns what a tap leads to that hit the dimmed area of a resting sheet which may not go.
  ///
  /// - Parameter largestUndimmed: The place of the largest undimmed detent.
  public static func decide(largestUndimmed: Int?) -> Decision<Outcome> {
    if let largestUndimmed {
      return Decision(.moves(to: largestUndimmed), because: Why.moves)
    }
    return Decision(.attempt, because: Why.stays)
  }
}

extension SheetBackdropTap {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 80 }
    case moves, stays

    var words: String {
      switch self {
      case .moves: "the sheet may not go, so it moves to its largest undimmed detent"
      case .stays: "the sheet may not go and has no undimmed detent"
      }
    }
  }
}
