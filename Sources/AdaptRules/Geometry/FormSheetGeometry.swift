public import AdaptCore
public import Foundation

/// Where a form sheet lies.
///
/// Rule `geometry.form-sheet`. UIKit: `UIModalPresentationStyle.formSheet`.
public enum FormSheetGeometry {
  public static let rule = Rule(
    "geometry.form-sheet", number: Why.rule,
    summary: "A form sheet is 540 × 620 or its preferred size in the middle of a regular window, "
      + "a card in compact width, and covers the window in compact height from 13.",
    versions: "8–12: 414 × 394 on the Plus in landscape; 13–25: the card starts 10 points below "
      + "the safe area, 20 with a home button; 26+: at the safe area on phones without one",
    grade: .measured,
    source: "O039, O040 (540 × 620; 375 × 647 and 414 × 394 on 9; 375 × 627 on 13); gaps of 10 "
      + "and 20: \(ThirdParty.disassembly); 26: a sheet of 393 × 793 on 393 × 852 "
      + "\(ThirdParty.detents); cards up to 12 on other screens have a rule of their own; that "
      + "the size grew a little in 16 is reported without figures",
    reasons: Why.allWords)

  /// The size in points of a form sheet without a preferred size.
  public static let standard = CGSize(width: 540, height: 620)

  /// Returns the frame in the container's space, in points.
  ///
  /// - Parameter preferred: The content's preferred size; a length of zero or less is no wish.
  public static func decide(
    in space: PresentationSpace, preferred: CGSize
  ) -> Decision<CGRect> {
    if space.system >= 13 {
      if space.isCompactHeight { return Decision(space.bounds, because: Why.compactHeight) }
      if space.isCompactWidth { return Decision(space.card, because: Why.card) }
    } else if space.isCompactHeight || space.isCompactWidth {
      return ExtendedFormSheet.isMeasured(in: space)
        ? Decision(space.classicCard, because: Why.classicCard)
        : ExtendedFormSheet.decide(in: space)
    }
    let size = CGSize(
      width: preferred.width > 0 ? preferred.width : standard.width,
      height: preferred.height > 0 ? preferred.height : standard.height)
    guard size == standard else { return Decision(space.centred(size), because: Why.preferred) }
    return Decision(
      space.centred(size), because: space.system < 16 ? Why.standard : .unpublished)
  }
}

extension FormSheetGeometry {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 101 }
    case standard, preferred, classicCard, card, compactHeight, unpublished

    var words: String {
      switch self {
      case .standard: "a form sheet without a preferred size is 540 × 620"
      case .preferred: "a form sheet takes its content's preferred size, cut to the window"
      case .classicCard: "the card of the Plus in landscape is as wide as the window's shorter side"
      case .card: "in compact width a sheet is a card that reaches the bottom"
      case .compactHeight: "in compact height a sheet covers the window"
      case .unpublished:
        "without a preferred size 540 × 620 is taken; from 16 it is a little more, unpublished"
      }
    }
  }
}
