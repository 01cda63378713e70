public import AdaptCore

/// At which edge a tab controller has its bar.
///
/// Rule `tabs.bar-edge`. UIKit: `UITabBarController.tabBar`.
public enum TabBarEdge {
  public static let rule = Rule(
    "tabs.bar-edge", number: Why.rule,
    summary: "The tab bar lies at the bottom; from 18 on, in an app built with that SDK, it floats "
      + "at the top of a pad's tab controller with regular width.",
    versions: "8–17: bottom; 18+: by idiom and width", grade: .reported,
    source: "R100; WWDC 2024 session 10147", reasons: Why.allWords)

  /// An edge of the tab controller's view.
  public enum Edge: Hashable, Sendable {
    case top
    case bottom
  }

  /// - Parameter traits: Those of the tab controller, not of its children.
  public static func decide(in traits: UITraitCollection, on platform: Platform) -> Decision<Edge> {
    guard traits.userInterfaceIdiom == .pad else { return Decision(.bottom, because: Why.phone) }
    guard platform.system >= 18 else { return Decision(.bottom, because: Why.before18) }
    guard platform.sdk >= 18 else { return Decision(.bottom, because: Why.olderSDK) }
    switch traits.horizontalSizeClass {
    case .regular: return Decision(.top, because: Why.regularWidth)
    case .compact, .unspecified: return Decision(.bottom, because: Why.compactWidth)
    }
  }
}

extension TabBarEdge {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 190 }
    case phone, before18, olderSDK, regularWidth, compactWidth

    var words: String {
      switch self {
      case .phone: "on a phone the tab bar lies at the bottom in every width"
      case .before18: "before 18 the tab bar lies at the bottom"
      case .olderSDK: "the app is built with an SDK before 18 and keeps the bar at the bottom"
      case .regularWidth: "from 18 on a pad's tab bar floats at the top in regular width"
      case .compactWidth: "in compact width the tab bar lies at the bottom"
      }
    }
  }
}
