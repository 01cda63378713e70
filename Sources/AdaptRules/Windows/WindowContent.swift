public import AdaptCore

/// How the view of a window's root controller follows the window.
///
/// Rule `windows.content`. UIKit: `UIWindow.rootViewController`.
public enum WindowContent {
  public static let rule = Rule(
    "windows.content", number: Why.rule,
    summary: "The view of a window's root controller follows the window's size, whatever mask a "
      + "document gives it.",
    versions: "all", grade: .documented,
    source: "documentation of UIWindow.rootViewController (the content view is configured to "
      + "track the window's size)",
    reasons: Why.allWords)

  /// Returns the mask of the view once it is the content of a window.
  public static func mask() -> Decision<AutoresizingMask> {
    Decision([.flexibleWidth, .flexibleHeight], because: Why.tracksWindow)
  }
}

extension WindowContent {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 183 }
    case tracksWindow

    var words: String { "the content of a window follows its size" }
  }
}
