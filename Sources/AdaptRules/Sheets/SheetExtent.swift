public import AdaptCore
public import Foundation

/// The frame of a sheet at its full height.
///
/// Rule `sheet.full-frame`. UIKit: `frameOfPresentedViewInContainerView`.
public enum SheetExtent {
  public static let rule = Rule(
    "sheet.full-frame", number: Why.rule,
    summary: "At full height a card starts a gap below the safe area and reaches the bottom; at "
      + "the edge in compact height the gap is 8 and the width can follow the preferred size.",
    versions: "8–12: the older cards; 13–25: a gap of 10, or 20 with a home button; 15+: the edge "
      + "in compact height; 26+: no gap without a home button",
    grade: .reported,
    source: "\(ThirdParty.disassembly): gaps of 10, 20 and 8, the width (also documented); the "
      + "gaps agree with measured 375 × 627 under 13 (O039) and with two published maxima, 749 on "
      + "393 × 852 and 627 on 375 × 667; 26: 13 sheets \(ThirdParty.detents); the edge under 26 is "
      + "assumed to keep its gap",
    reasons: Why.allWords)

  /// The gap in points above a sheet at the edge in compact height.
  static let edgeGap: CGFloat = 8

  /// Returns the frame in the container's space, in points.
  public static func decide(
    form: SheetForm.Form, sizing: SheetSizing.Sizing, setup: SheetSetup,
    in space: PresentationSpace
  ) -> Decision<CGRect> {
    switch form {
    case .classic, .centred:
      switch sizing {
      case .page: return PageSheetGeometry.decide(in: space)
      case .form: return FormSheetGeometry.decide(in: space, preferred: setup.preferredContentSize)
      }
    case .covering: return Decision(space.bounds, because: Why.covers)
    case .card, .detents: return Decision(space.card, because: Why.card)
    case .edgeAttached:
      let free = max(0, space.size.width - space.safeArea.left - space.safeArea.right)
      let wish = setup.preferredContentSize.width
      let follows = setup.widthFollowsPreferredContentSizeWhenEdgeAttached && wish > 0
      let width = follows ? min(wish, free) : free
      let top = min(space.safeArea.top + edgeGap, space.size.height)
      let frame = CGRect(
        x: space.safeArea.left + (free - width) / 2, y: top, width: width,
        height: space.size.height - top)
      return Decision(frame, because: follows ? Why.preferredWidth : .safeWidth)
    }
  }
}

extension SheetExtent {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 107 }
    case covers, card, safeWidth, preferredWidth

    var words: String {
      switch self {
      case .covers: "the sheet covers the window"
      case .card: "the card reaches from a gap below the safe area to the bottom"
      case .safeWidth: "at the edge the sheet is as wide as the safe area"
      case .preferredWidth: "at the edge the width follows the preferred size"
      }
    }
  }
}
