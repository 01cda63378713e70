public import AdaptCore
public import Foundation

/// Where a page sheet lies.
///
/// Rule `geometry.page-sheet`. UIKit: `UIModalPresentationStyle.pageSheet`.
public enum PageSheetGeometry {
  public static let rule = Rule(
    "geometry.page-sheet", number: Why.rule,
    summary: "A page sheet is as wide as the window's shorter side up to 12; from 13 it is 712 "
      + "wide with a page's proportions, and in a compact direction like a form sheet.",
    versions: "8–12: shorter side × height less 20; 13+: 712 × 1006 where there is room",
    grade: .measured,
    source: "O039, O040 (768 × 1004 on 768 × 1024 under 9; 712 × 1006 on 1024 × 1366 under 13); "
      + "that 712 is a readable width of 672 with margins of 20, that 1006 is 712 times the root "
      + "of 2, and the cut on smaller windows are assumed",
    reasons: Why.allWords)

  /// The width in points of a page sheet from 13 on.
  public static let width: CGFloat = 712
  /// The height in points of a page sheet from 13 on.
  public static let height: CGFloat = 1006
  /// The least distance in points from the safe area where the window is smaller: assumed.
  static let distance: CGFloat = 20

  /// Returns the frame in the container's space, in points.
  public static func decide(in space: PresentationSpace) -> Decision<CGRect> {
    if space.system < 13 { return Decision(space.classicCard, because: Why.classic) }
    if space.isCompactHeight { return Decision(space.bounds, because: Why.compactHeight) }
    if space.isCompactWidth { return Decision(space.card, because: Why.card) }
    let free = space.bounds.inset(by: space.safeArea).insetBy(dx: distance, dy: distance)
    let size = CGSize(width: min(width, free.width), height: min(height, free.height))
    let isWhole = size.width == width && size.height == height
    return Decision(space.centred(size), because: isWhole ? Why.page : .cut)
  }
}

extension PageSheetGeometry {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 102 }
    case classic, compactHeight, card, page, cut

    var words: String {
      switch self {
      case .classic: "up to 12 a page sheet is as wide as the window's shorter side"
      case .compactHeight: "in compact height a sheet covers the window"
      case .card: "in compact width a sheet is a card that reaches the bottom"
      case .page: "from 13 a page sheet has the size of a page"
      case .cut: "the window is smaller than a page; the distance kept is assumed"
      }
    }
  }
}
