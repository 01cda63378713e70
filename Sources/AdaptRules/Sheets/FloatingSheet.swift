public import AdaptCore
public import Foundation

/// Where a sheet floats that is lower than its full height.
///
/// Rule `sheet.floating`. UIKit: `frameOfPresentedViewInContainerView`.
public enum FloatingSheet {
  public static let rule = Rule(
    "sheet.floating", number: Why.rule,
    summary: "From 26 a sheet below full height keeps the same distance from the sides and the "
      + "bottom, 8 points or up to 28 for a low one, and is scaled to the width that is left.",
    versions: "26+, for apps built with its SDK", grade: .measured,
    source: "13 sheets on 393 × 852 with 59/34, \(ThirdParty.detents): every figure follows; the "
      + "distance falls from 28 to 8 and the sheet's own safe area grows to the whole between "
      + "heights of 76 and 150; up to 150 the safe area is part of the value and from 175 it comes "
      + "on top; the way between, the last 20 points below the maximum, and other screens are "
      + "assumed",
    reasons: Why.allWords)

  /// The distance in points from the sides and the bottom.
  static let inset: CGFloat = 8
  /// The distance in points of the lowest sheets.
  static let lowInset: CGFloat = 28
  /// The heights in points between which the distance shrinks.
  static let lowHeights: ClosedRange<CGFloat> = 76...150
  /// The values in points between which the bottom safe area comes on top.
  static let rise: ClosedRange<CGFloat> = 150...175
  /// The points below the maximum within which the sheet grows to the edges.
  static let landing: CGFloat = 20

  /// Returns the placement in the container's space, in points.
  ///
  /// - Parameters:
  ///   - value: The detent's value, from zero to `maximum`.
  ///   - full: The sheet's frame at full height.
  public static func decide(
    value: CGFloat, maximum: CGFloat, full: CGRect, in space: PresentationSpace
  ) -> Decision<SheetPlacement> {
    let safeArea = min(space.safeArea.bottom, full.height)
    let height = min(value + safeArea * share(of: rise, below: value), full.height)
    let lift = share(of: lowHeights, below: height)
    let landed = share(of: maximum - landing...maximum, below: value)
    let wanted = (lowInset + (inset - lowInset) * lift) * (1 - landed)
    let distance = min(wanted, full.width / 2)
    let scale = full.width > 0 ? (full.width - 2 * distance) / full.width : 1
    let frame = CGRect(
      x: full.minX + distance, y: full.maxY - distance - height * scale,
      width: full.width - 2 * distance, height: height * scale)
    let placement = SheetPlacement(
      frame: frame, layoutSize: CGSize(width: full.width, height: height),
      bottomSafeArea: pixels(safeArea * lift, scale: space.traits.displayScale))
    if landed > 0 { return Decision(placement, because: Why.landing) }
    return Decision(placement, because: lift < 1 ? Why.low : .floats)
  }

  /// How much of a range lies below a number, from 0 to 1.
  private static func share(of range: ClosedRange<CGFloat>, below number: CGFloat) -> CGFloat {
    min(max((number - range.lowerBound) / (range.upperBound - range.lowerBound), 0), 1)
  }

  /// Rounds a length in points to whole pixels; an unspecified scale leaves it.
  private static func pixels(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    scale > 0 ? (length * scale).rounded() / scale : length
  }
}

extension FloatingSheet {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 112 }
    case floats, low, landing

    var words: String {
      switch self {
      case .floats: "from 26 a sheet below full height floats 8 points inside the edges"
      case .low: "a low sheet floats further inside the edges"
      case .landing: "close to its full height the sheet grows to the edges"
      }
    }
  }
}
