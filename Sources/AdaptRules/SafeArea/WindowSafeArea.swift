public import AdaptCore
public import Foundation

/// The part of a window that bars and corners of the device cover.
///
/// Rule `safe-area.window`. UIKit: `UIWindow.safeAreaInsets`.
public enum WindowSafeArea {
  public static let rule = Rule(
    "safe-area.window", number: Why.rule,
    summary: "A window has the safe area of the device where it reaches the screen's edges; a "
      + "window that shares the width has none at its sides.",
    versions: "11+ as a property; before that the layout guides carry the same figures",
    grade: .reported,
    source: "published tables of split windows: top and bottom of the device, sides zero; the "
      + "overlap of free windows is assumed",
    reasons: Why.allWords)

  /// Returns the window's safe area insets in points.
  ///
  /// - Parameters:
  ///   - device: The device's insets in its present orientation.
  ///   - window: The window's frame in the screen's space.
  ///   - screen: The screen's size in the present orientation.
  public static func decide(
    device: UIEdgeInsets, window: CGRect, screen: CGSize
  ) -> Decision<UIEdgeInsets> {
    if window.size == screen { return Decision(device, because: Why.full) }
    let sharesWidth = window.width < screen.width
    let insets = UIEdgeInsets(
      top: max(0, device.top - window.minY), left: sharesWidth ? 0 : device.left,
      bottom: max(0, device.bottom - (screen.height - window.maxY)),
      right: sharesWidth ? 0 : device.right)
    return Decision(insets, because: Why.shared)
  }
}

extension WindowSafeArea {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 20 }
    case full, shared

    var words: String {
      switch self {
      case .full: "the window fills the screen"
      case .shared: "the window shares the screen; only edges it reaches are covered"
      }
    }
  }
}
