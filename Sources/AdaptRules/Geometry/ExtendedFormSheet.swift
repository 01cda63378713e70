import AdaptCore
import Foundation

/// Where a form sheet of systems up to 12 lies in a compact direction of a screen that nobody
/// measured.
///
/// Rule `geometry.form-sheet-extended`. UIKit: `UIModalPresentationStyle.formSheet`.
enum ExtendedFormSheet {
  static let rule = Rule(
    "geometry.form-sheet-extended", number: Why.rule,
    summary: "Up to 12 a form sheet in a compact direction is a card as wide as the window's "
      + "shorter side on every screen, as it is on the Plus.",
    versions: "8–12", grade: .assumed,
    source: "the Plus in landscape, 414 × 394 (O040), is the only screen that was measured",
    reasons: Why.allWords)

  /// Whether the card was measured in such a room: 736 × 414 points.
  static func isMeasured(in space: PresentationSpace) -> Bool {
    space.size == CGSize(width: 736, height: 414)
  }

  /// Returns the frame in the container's space, in points.
  static func decide(in space: PresentationSpace) -> Decision<CGRect> {
    Decision(space.classicCard, because: Why.shorterSide)
  }
}

extension ExtendedFormSheet {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 118 }
    case shorterSide

    var words: String {
      switch self {
      case .shorterSide:
        "as on the Plus the card is as wide as the window's shorter side; assumed for this screen"
      }
    }
  }
}
