public import AdaptCore
public import Foundation

/// Where an action sheet lies that rises from the bottom.
///
/// Rule `geometry.action-sheet`. UIKit: `UIAlertController.Style.actionSheet`.
public enum ActionSheetGeometry {
  public static let rule = Rule(
    "geometry.action-sheet", number: Why.rule,
    summary: "An action sheet lies at the bottom, 8 points inside the safe area, 16 narrower than "
      + "the shorter side, with 57 points for each button; in a popover it is as wide as an alert.",
    versions: "8+", grade: .assumed,
    source: "the figures are commonly stated and no measurement was found; texts are not measured; "
      + "the width in a popover is chosen",
    reasons: Why.allWords)

  /// Returns the frame in the container's space, in points.
  ///
  /// - Parameters:
  ///   - texts: How many of title and message it has, at most 2.
  ///   - actions: How many buttons it has, the cancel button included.
  ///   - hasCancel: Whether one of them is the cancel button, which stands apart.
  public static func decide(
    in space: PresentationSpace, texts: Int, actions: Int, hasCancel: Bool
  ) -> Decision<CGRect> {
    let width = max(0, min(space.size.width, space.size.height) - 16)
    let wish = 57 * CGFloat(max(0, actions)) + 22 * CGFloat(max(0, texts)) + (hasCancel ? 8 : 0)
    let bottom = space.size.height - max(8, space.safeArea.bottom)
    let height = min(wish, max(0, bottom - space.safeArea.top))
    let frame = CGRect(
      x: (space.size.width - width) / 2, y: bottom - height, width: width, height: height)
    return Decision(frame, because: Why.bottom)
  }

  /// Returns the size that it would like to have as the content of a popover, in points.
  ///
  /// - Parameters:
  ///   - texts: How many of title and message it has, at most 2.
  ///   - actions: How many buttons it shows there.
  ///   - design: The system whose look the app has (`Platform.design`).
  public static func inPopover(
    texts: Int, actions: Int, on design: SystemVersion
  ) -> Decision<CGSize> {
    let width = design < 26 ? AlertGeometry.width : AlertGeometry.cardWidth
    // Without texts and buttons a popover would take its standard size.
    let height = max(1, 57 * CGFloat(max(0, actions)) + 22 * CGFloat(max(0, texts)))
    return Decision(CGSize(width: width, height: height), because: Why.popover)
  }
}

extension ActionSheetGeometry {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 117 }
    case bottom, popover

    var words: String {
      switch self {
      case .bottom: "an action sheet lies at the bottom of the window"
      case .popover: "an action sheet in a popover is as high as its texts and buttons"
      }
    }
  }
}
