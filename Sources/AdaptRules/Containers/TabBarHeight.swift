public import AdaptCore
public import Foundation

/// How high a tab bar is above the unsafe bottom edge, or below the unsafe top edge.
///
/// Rule `tabs.bar-height`. UIKit: `UITabBar.sizeThatFits(_:)`.
public enum TabBarHeight {
  public static let rule = Rule(
    "tabs.bar-height", number: Why.rule,
    summary: "A tab bar is 49 points high without the unsafe edge, 32 on a phone in compact height "
      + "and width from 11 on, and 50 or 45 on a pad from 12 on with its SDK.",
    versions: "8–10: 49; 11+: lower in a phone's landscape; 12+ with its SDK: 50 on a pad, 45 "
      + "above a home indicator; the floating bar (18+) and 26 are assumed",
    grade: .reported,
    source: "Tencent/QMUI_iOS, QMUICommonDefines.h, and QuintGao/GKNavigationBarSwift (65 on a pad "
      + "with rounded corners is 45 + 20); hacknicity.medium.com, iPad navigation bar and toolbar "
      + "height changes in iOS 12 (49 becomes 50, the SDK decides); issue 633 of the first has 49 "
      + "for the landscape of phones with a home button",
    reasons: Why.allWords)

  /// Returns the height in points, without the unsafe edge that the bar also covers.
  ///
  /// - Parameters:
  ///   - traits: Those of the tab controller.
  ///   - unsafeBottom: The bottom inset of the tab controller's view, at least zero.
  public static func decide(
    at edge: TabBarEdge.Edge, in traits: UITraitCollection, unsafeBottom: CGFloat,
    on platform: Platform
  ) -> Decision<CGFloat> {
    switch edge {
    case .top: return Decision(50, because: Why.floating)
    case .bottom: break
    }
    switch traits.userInterfaceIdiom {
    case .pad:
      guard platform.hasHighBars else { return Decision(49, because: Why.oldPad) }
      return unsafeBottom > 0
        ? Decision(45, because: Why.roundedPad) : Decision(50, because: Why.pad)
    case .phone, .unspecified:
      let isLow = traits.isCompactBothWays && platform.system >= 11
      return isLow ? Decision(32, because: Why.landscape) : Decision(49, because: Why.standard)
    }
  }
}

extension TabBarHeight {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 191 }
    case standard, landscape, oldPad, pad, roundedPad, floating

    var words: String {
      switch self {
      case .standard: "a phone's tab bar is 49 points high"
      case .landscape: "in compact height and width the items lie in one row of 32 points"
      case .oldPad: "up to 11, and in an app built for it, a pad's tab bar is 49 points high"
      case .pad: "from 12 on a pad's tab bar is 50 points high"
      case .roundedPad: "above a pad's home indicator the tab bar is 45 points high"
      case .floating: "the bar that floats at the top takes 50 points; the figure is chosen"
      }
    }
  }
}
