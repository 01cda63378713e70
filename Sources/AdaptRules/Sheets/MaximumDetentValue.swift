public import AdaptCore
public import Foundation

/// The largest value a detent can have.
///
/// Rule `sheet.maximum`. UIKit: `UISheetPresentationControllerDetentResolutionContext`.
public enum MaximumDetentValue {
  public static let rule = Rule(
    "sheet.maximum", number: Why.rule,
    summary: "The maximum value of a detent is the sheet's full height less the bottom safe area.",
    versions: "15+", grade: .reported,
    source: "759 on 393 × 852 with 59/34: \(ThirdParty.detents); under 16 749 there and 627 on "
      + "375 × 667 by a developer's notes; the formula: \(ThirdParty.disassembly)",
    reasons: Why.allWords)

  /// Returns the value in points, at least zero.
  ///
  /// - Parameters:
  ///   - full: The sheet's frame at full height (``SheetExtent``).
  ///   - safeArea: The container's safe area insets.
  public static func decide(full: CGRect, safeArea: UIEdgeInsets) -> Decision<CGFloat> {
    Decision(max(0, full.height - safeArea.bottom), because: Why.fullHeight)
  }
}

extension MaximumDetentValue {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 108 }
    case fullHeight

    var words: String {
      switch self {
      case .fullHeight: "the safe area at the bottom comes on top of a detent's value"
      }
    }
  }
}
