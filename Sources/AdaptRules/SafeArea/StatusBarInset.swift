public import AdaptCore

/// What a hidden status bar does to the safe area of a window.
///
/// Rule `safe-area.status-bar`. UIKit: `UIWindow.safeAreaInsets`.
public enum StatusBarInset {
  public static let rule = Rule(
    "safe-area.status-bar", number: Why.rule,
    summary: "Where a device has a home button, the unsafe edge at the top is the status bar's and "
      + "goes with it; without one the edge stays.",
    versions: "8+", grade: .reported,
    source: "published tables: the safe area of devices with a home button is the height of their "
      + "status bar, and nothing in landscape where the bar is hidden; that of others is larger "
      + "than the bar and stays in landscape",
    reasons: Why.allWords)

  /// Returns the device's insets in points, as they are with or without a status bar.
  public static func decide(
    device: UIEdgeInsets, isHidden: Bool, hasHomeIndicator: Bool
  ) -> Decision<UIEdgeInsets> {
    guard isHidden else { return Decision(device, because: Why.shown) }
    guard !hasHomeIndicator else { return Decision(device, because: Why.corners) }
    var insets = device
    insets.top = 0
    return Decision(insets, because: Why.hidden)
  }
}

extension StatusBarInset {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 9 }
    case shown, corners, hidden

    var words: String {
      switch self {
      case .shown: "the status bar is there"
      case .corners: "corners and sensors keep the edge unsafe without a status bar"
      case .hidden: "the status bar is hidden, and nothing else covers the edge"
      }
    }
  }
}
