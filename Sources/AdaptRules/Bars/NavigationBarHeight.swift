public import AdaptCore
public import Foundation

/// How high a stack's navigation bar is.
///
/// Rule `bars.navigation-height`. UIKit: `UINavigationBar` in a `UINavigationController`.
public enum NavigationBarHeight {
  public static let rule = Rule(
    "bars.navigation-height", number: Why.rule,
    summary: "A navigation bar is 44 points high, 32 on a phone that is compact both ways, 50 on a "
      + "pad from 12 with its SDK, 54 in the design of 26; in a sheet 56 from 13 and 70 in the "
      + "design of 26. A large title adds 52, a prompt 30.",
    versions: "8+; pads 44 up to 11, 50 from 12; sheets apart from 13; 26: with its SDK",
    grade: .reported,
    source: "Tencent/QMUI_iOS, QMUICommonDefines.h, and QuintGao/GKNavigationBarSwift, two tables "
      + "of bars (54 also issue 47 of the latter); hacknicity.medium.com, iPad navigation bar and "
      + "toolbar height changes in iOS 12 (the SDK decides); 56 in sheets: "
      + "wix/react-native-navigation issue 5730, HeathWang/HWPanModal issue 85. 70 in the sheets "
      + "of 26, that a prompt adds 30, that 26 adds 52 too, and that neither is shown in compact "
      + "height is assumed",
    reasons: Why.allWords)

  /// What a bar shows beside its one line.
  public struct Extras: Hashable, Sendable {
    public var hasLargeTitle: Bool
    public var hasPrompt: Bool

    public init(hasLargeTitle: Bool = false, hasPrompt: Bool = false) {
      self.hasLargeTitle = hasLargeTitle
      self.hasPrompt = hasPrompt
    }
  }

  /// Returns the bar's height in points, without what lies above it.
  ///
  /// - Complexity: O(1).
  public static func decide(
    _ extras: Extras, in space: ContainerSpace, of surroundings: BarSurroundings
  ) -> Decision<CGFloat> {
    let line = line(in: space, of: surroundings)
    guard space.traits.verticalSizeClass != .compact else { return line }
    var result = line
    if extras.hasLargeTitle { result = result.map { $0 + 52 }.and(Why.largeTitle) }
    if extras.hasPrompt { result = result.map { $0 + 30 }.and(Why.prompt) }
    return result
  }

  private static func line(
    in space: ContainerSpace, of surroundings: BarSurroundings
  ) -> Decision<CGFloat> {
    let isNewDesign = space.platform.design >= 26
    switch surroundings {
    case .sheet where space.platform.system >= 13:
      return isNewDesign
        ? Decision(70, because: Why.newSheet) : Decision(56, because: Why.sheet)
    case .window, .sheet, .popover: break
    }
    if space.traits.isCompactBothWays, space.traits.userInterfaceIdiom == .phone {
      return Decision(32, because: Why.compact)
    }
    if isNewDesign { return Decision(54, because: Why.newDesign) }
    if space.traits.userInterfaceIdiom == .pad, space.platform.hasHighBars {
      return Decision(50, because: Why.pad)
    }
    return Decision(44, because: Why.standard)
  }
}

extension NavigationBarHeight {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 29 }
    case standard, compact, pad, newDesign, sheet, newSheet, largeTitle, prompt

    var words: String {
      switch self {
      case .standard: "a navigation bar is 44 points high"
      case .compact: "on a phone that is compact both ways the bar is 32 points high"
      case .pad: "on a pad from 12 the bar is 50 points high"
      case .newDesign: "in the design of 26 the bar is 54 points high"
      case .sheet: "in a sheet the bar is 56 points high"
      case .newSheet: "in a sheet of the design of 26 the bar is 70 points high"
      case .largeTitle: "a large title adds 52 points"
      case .prompt: "a prompt adds 30 points"
      }
    }
  }
}
