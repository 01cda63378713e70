public import AdaptCore
public import Foundation

/// The space a presentation has.
///
/// Rule `presentation.container`. UIKit: `UIPresentationController.containerView`.
public enum PresentationContainer {
  public static let rule = Rule(
    "presentation.container", number: Why.rule,
    summary: "A presentation's container is the window, and for context styles the presenter's "
      + "own area.",
    versions: "8+", grade: .reported, source: "O113; documentation of currentContext",
    reasons: Why.allWords)

  /// Returns the container's frame in the window's space, in points.
  ///
  /// - Parameters:
  ///   - window: The window's bounds.
  ///   - presenter: The frame of the presenter's view in the window's space.
  public static func decide(
    style: UIModalPresentationStyle, window: CGRect, presenter: CGRect
  ) -> Decision<CGRect> {
    switch style {
    case .currentContext, .overCurrentContext: Decision(presenter, because: Why.context)
    case .fullScreen, .pageSheet, .formSheet, .custom, .overFullScreen, .popover, .none,
      .automatic:
      Decision(window, because: Why.window)
    }
  }
}

extension PresentationContainer {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 49 }
    case context, window

    var words: String {
      switch self {
      case .context: "a context style covers its presenter only"
      case .window: "the container covers the whole window"
      }
    }
  }
}
