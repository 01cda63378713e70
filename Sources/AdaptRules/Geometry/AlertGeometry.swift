public import AdaptCore
public import Foundation

/// Where an alert lies.
///
/// Rule `geometry.alert`. UIKit: `UIAlertController.Style.alert`.
public enum AlertGeometry {
  public static let rule = Rule(
    "geometry.alert", number: Why.rule,
    summary: "An alert is 270 points wide, in the middle of the window, and as high as its texts "
      + "and buttons.",
    versions: "8+", grade: .assumed,
    source: "the width is commonly stated; the heights are chosen, since text is not measured",
    reasons: Why.allWords)

  /// The width of an alert in points.
  public static let width: CGFloat = 270

  /// Returns the frame in the container's space, in points.
  ///
  /// - Parameters:
  ///   - texts: How many of title and message the alert has, at most 2.
  ///   - actions: How many buttons it has; two share a row.
  public static func decide(
    in space: PresentationSpace, texts: Int, actions: Int
  ) -> Decision<CGRect> {
    let rows = actions == 2 ? 1 : actions
    let height = 40 + 20 * CGFloat(max(0, texts)) + 44 * CGFloat(max(0, rows))
    return Decision(
      space.centred(CGSize(width: width, height: height)), because: Why.middle)
  }
}

extension AlertGeometry {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 104 }
    case middle

    var words: String {
      switch self {
      case .middle: "an alert lies in the middle of the window"
      }
    }
  }
}
