public import AdaptCore
public import Foundation

/// Where the items of a bar lie.
///
/// Rule `bars.item-place`. UIKit: none; a popover points at the place.
public enum BarItemPlace {
  public static let rule = Rule(
    "bars.item-place", number: Why.rule,
    summary: "Items of a navigation bar lie at its sides, each 44 points wide, from the margin "
      + "inwards; those of a toolbar follow each other with equal space between.",
    versions: "8+", grade: .assumed,
    source: "no source measures items; 44 points is the size that the interface guidelines give to "
      + "what a finger touches",
    reasons: Why.allWords)

  /// A side of a navigation bar, in the direction in which text is read.
  public enum Side: Hashable, Sendable, CaseIterable {
    case leading
    case trailing
  }

  /// The width of an item, and of the button back, in points.
  public static let itemWidth: CGFloat = 44

  /// Returns the frame of an item of a navigation bar in the bar's space, in points.
  ///
  /// - Parameters:
  ///   - index: The item's place from the bar's edge inwards, from 0.
  ///   - bar: The bar's size; the items lie in its first line.
  ///   - line: The height of that line.
  ///   - margin: What lies between the bar's edge and its first item.
  public static func decide(
    _ index: Int, at side: Side, of bar: CGSize, line: CGFloat, margin: CGFloat,
    direction: UITraitEnvironmentLayoutDirection
  ) -> Decision<CGRect> {
    let way = margin + CGFloat(index) * itemWidth
    let isLeft = (side == .leading) == (direction != .rightToLeft)
    let x = isLeft ? way : bar.width - way - itemWidth
    return Decision(
      CGRect(x: x, y: 0, width: itemWidth, height: min(line, bar.height)), because: Why.side)
  }

  /// Returns the frame of an item of a toolbar in the bar's space, in points.
  ///
  /// - Parameters:
  ///   - index: The item's place from the leading edge, from 0.
  ///   - count: How many items there are.
  public static func inToolbar(
    _ index: Int, of count: Int, in bar: CGSize, margin: CGFloat,
    direction: UITraitEnvironmentLayoutDirection
  ) -> Decision<CGRect> {
    let room = bar.width - 2 * margin - itemWidth
    let way = margin + (count > 1 ? room * CGFloat(index) / CGFloat(count - 1) : room / 2)
    let x = direction == .rightToLeft ? bar.width - way - itemWidth : way
    return Decision(
      CGRect(x: x, y: 0, width: itemWidth, height: bar.height), because: Why.spread)
  }
}

extension BarItemPlace {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 34 }
    case side, spread

    var words: String {
      switch self {
      case .side: "items lie at the bar's side, from the margin inwards"
      case .spread: "the items of a toolbar have equal space between them"
      }
    }
  }
}
