public import AdaptCore
public import Foundation

/// What going to the background and coming back does to a window.
///
/// Rule `windows.background`. UIKit: `viewWillTransition(to:with:)`.
public enum BackgroundSnapshots {
  public static let rule = Rule(
    "windows.background", number: Why.rule,
    summary: "On a pad the system sizes a full window to the other orientation and back while it "
      + "is in the background; nobody's appearance changes.",
    versions: "8: nothing known; 9+: two size transitions on pads",
    grade: .logged,
    source: "O060, R062, O120; that it needs a window that fills the screen and an app that "
      + "supports the other orientation is assumed, as is that it holds after 9",
    reasons: Why.allWords)

  /// Returns the sizes in points that the window is told in the background, in order.
  ///
  /// The last one is the size it had. When they come, before or after the app resigns, is not
  /// fixed.
  ///
  /// - Parameters:
  ///   - size: The window's size.
  ///   - fillsScreen: Whether the window has the whole screen.
  ///   - supportsOther: Whether the other orientation is supported.
  public static func decide(
    idiom: UIUserInterfaceIdiom, size: CGSize, fillsScreen: Bool, supportsOther: Bool,
    on system: SystemVersion
  ) -> Decision<[CGSize]> {
    switch idiom {
    case .phone, .unspecified: return Decision([], because: Why.phone)
    case .pad: break
    }
    if system < 9 { return Decision([], because: Why.tooEarly) }
    if !fillsScreen { return Decision([], because: Why.shared) }
    if !supportsOther { return Decision([], because: Why.oneOrientation) }
    return Decision([size.transposed, size], because: Why.snapshots)
  }
}

extension BackgroundSnapshots {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 6 }
    case phone, tooEarly, shared, oneOrientation, snapshots

    var words: String {
      switch self {
      case .phone: "only pads are sized anew for the app switcher's pictures"
      case .tooEarly: "before 9 nothing is known to be sized anew in the background"
      case .shared: "the window does not fill the screen"
      case .oneOrientation: "the app does not support the other orientation"
      case .snapshots: "the app switcher takes a picture of each orientation"
      }
    }
  }
}
