public import AdaptCore
public import Foundation

/// How high a stack's toolbar is above the unsafe edge at the bottom.
///
/// Rule `bars.toolbar-height`. UIKit: `UINavigationController.toolbar`.
public enum ToolbarHeight {
  public static let rule = Rule(
    "bars.toolbar-height", number: Why.rule,
    summary: "A toolbar is 44 points high, 32 on a phone that is compact both ways, 50 on a pad "
      + "from 12 with its SDK, 48 in the design of 26; the home indicator's edge comes on top.",
    versions: "8+; pads 44 up to 11, 50 from 12; 26: with its SDK",
    grade: .reported,
    source: "Tencent/QMUI_iOS, QMUICommonDefines.h (issue 633 there has 65 in place of 70 with the "
      + "edge on pads without a home button); hacknicity.medium.com, iPad navigation bar and "
      + "toolbar height changes in iOS 12 (the SDK decides); 26: suzuki-0000/SKPhotoBrowser pull "
      + "request 459",
    reasons: Why.allWords)

  /// Returns the height in points, without the unsafe edge below it.
  ///
  /// - Complexity: O(1).
  public static func decide(in space: ContainerSpace) -> Decision<CGFloat> {
    if space.platform.design >= 26 { return Decision(48, because: Why.newDesign) }
    if space.traits.userInterfaceIdiom == .pad {
      return space.platform.hasHighBars
        ? Decision(50, because: Why.pad) : Decision(44, because: Why.standard)
    }
    return space.traits.isCompactBothWays
      ? Decision(32, because: Why.compact) : Decision(44, because: Why.standard)
  }
}

extension ToolbarHeight {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 31 }
    case standard, compact, pad, newDesign

    var words: String {
      switch self {
      case .standard: "a toolbar is 44 points high"
      case .compact: "on a phone that is compact both ways the toolbar is 32 points high"
      case .pad: "on a pad from 12 the toolbar is 50 points high"
      case .newDesign: "in the design of 26 the toolbar is 48 points high"
      }
    }
  }
}
