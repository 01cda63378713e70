public import AdaptCore

/// Which controller decides the orientations of a window.
///
/// Rule `orientation.decider`. UIKit: `supportedInterfaceOrientations`.
public enum OrientationDecider {
  public static let rule = Rule(
    "orientation.decider", number: Why.rule,
    summary: "The topmost controller presented full screen or over full screen decides, else the "
      + "root; containers answer for themselves and do not ask their children.",
    versions: "8+", grade: .documented,
    source: "O055, R071, R073; documentation of supportedInterfaceOrientations",
    reasons: Why.allWords)

  /// Returns the place of the controller that decides: 0 for the root, above it the presented ones.
  ///
  /// - Parameters:
  ///   - presented: How many controllers the root's chain presents, without those on their way out.
  ///   - style: The style in effect of the presented controller at a place from 1 to `presented`.
  /// - Complexity: O(presented).
  public static func decide(
    presented: Int, style: (Int) -> UIModalPresentationStyle
  ) -> Decision<Int> {
    var place = presented
    while place > 0 {
      switch style(place) {
      case .fullScreen, .overFullScreen: return Decision(place, because: Why.presented)
      case .pageSheet, .formSheet, .currentContext, .custom, .overCurrentContext, .popover,
        .none, .automatic:
        place -= 1
      }
    }
    return Decision(0, because: Why.root)
  }
}

extension OrientationDecider {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 140 }
    case presented, root

    var words: String {
      switch self {
      case .presented: "the topmost controller presented full screen decides"
      case .root: "no controller is presented full screen, so the root decides"
      }
    }
  }
}
