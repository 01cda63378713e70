public import AdaptCore
public import Foundation

/// Where a stack's navigation bar begins.
///
/// Rule `bars.navigation-top`. UIKit: the frame of `UINavigationController.navigationBar`.
public enum NavigationBarTop {
  public static let rule = Rule(
    "bars.navigation-top", number: Why.rule,
    summary: "A navigation bar begins where the unsafe edge at the top ends; under a Dynamic "
      + "Island it begins some points higher up to 18, and in the design of 26 a phone that is "
      + "compact both ways leaves 24 points above it.",
    versions: "8+; 16–18 and later systems in their design: the Dynamic Island; 26: 24 points",
    grade: .reported,
    source: "QuintGao/GKNavigationBarSwift, GKNavigationBarConfigure.swift: 53.67, 56.33 and 62.33 "
      + "for safe areas of 59, 62 and 68; 24 points in the design of 26",
    reasons: Why.allWords)

  /// Returns the bar's upper edge in the space of the stack's view, in points.
  ///
  /// - Complexity: O(1).
  public static func decide(
    in space: ContainerSpace, of surroundings: BarSurroundings
  ) -> Decision<CGFloat> {
    let top = space.unsafe.top
    guard surroundings == .window, space.traits.userInterfaceIdiom == .phone else {
      return Decision(top, because: Why.safeArea)
    }
    guard space.platform.design < 26 else {
      return space.traits.isCompactBothWays
        ? Decision(max(top, 24), because: Why.lowered) : Decision(top, because: Why.safeArea)
    }
    // A third of a point is a pixel there.
    switch top {
    case 59: return Decision(53 + 2.0 / 3, because: Why.island)
    case 62: return Decision(56 + 1.0 / 3, because: Why.island)
    case 68: return Decision(62 + 1.0 / 3, because: Why.island)
    default: return Decision(top, because: Why.safeArea)
    }
  }
}

extension NavigationBarTop {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 30 }
    case safeArea, island, lowered

    var words: String {
      switch self {
      case .safeArea: "the bar begins at the safe area"
      case .island: "under a Dynamic Island the bar begins above the end of the safe area"
      case .lowered: "the design of 26 leaves 24 points above the bar"
      }
    }
  }
}
