public import AdaptCore

/// Which requests to present UIKit answers with an exception.
///
/// Rule `presentation.exceptions`. UIKit: `present(_:animated:completion:)`.
public enum PresentationExceptions {
  public static let rule = Rule(
    "presentation.exceptions", number: Why.rule,
    summary: "Presenting raises an exception for the style none, for a controller that is "
      + "presented already or has a parent, and for a page curl over a style that does not cover.",
    versions: "8+; 8–12 say an active controller for both relations, 13+ name the relation "
      + "(the version of the change is assumed)",
    grade: .logged,
    source: "O129, R039 (style none); documentation of UIModalTransitionStyle.partialCurl",
    reasons: Why.allWords)

  /// Returns the exception among the obstacles that UIKit meets first; nil when there is none.
  public static func decide(_ obstacles: PresentationObstacles) -> Decision<Finding.Kind?> {
    if obstacles.contains(.styleIsNone) {
      return Decision(.presentedStyleNone, because: Why.styleNone)
    }
    if obstacles.contains(.isPresented) {
      return Decision(.activeController, because: Why.presented)
    }
    if obstacles.contains(.hasParent) {
      return Decision(.presentedHasParent, because: Why.parent)
    }
    if obstacles.contains(.curlsWithoutCovering) {
      return Decision(.partialCurlNotCovering, because: Why.curl)
    }
    return Decision(nil, because: Why.legal)
  }

  /// Whether a page curl is allowed for a style.
  public static func coversForCurl(_ style: UIModalPresentationStyle) -> Bool {
    switch style {
    case .fullScreen: true
    case .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen, .overCurrentContext,
      .popover, .none, .automatic:
      false
    }
  }
}

extension PresentationExceptions {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 41 }
    case styleNone, presented, parent, curl, legal

    var words: String {
      switch self {
      case .styleNone: "no presentation controller exists for the style none"
      case .presented: "the controller is presented already"
      case .parent: "the controller is the child of another one"
      case .curl: "a page curl needs a full-screen style"
      case .legal: "nothing about the controller forbids to present it"
      }
    }
  }
}
