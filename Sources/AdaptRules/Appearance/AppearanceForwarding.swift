public import AdaptCore

/// Whether a container's appearance reaches its children by itself.
///
/// Rule `appearance.forwarding`. UIKit: `shouldAutomaticallyForwardAppearanceMethods`.
public enum AppearanceForwarding {
  public static let rule = Rule(
    "appearance.forwarding", number: Why.rule,
    summary: "A container's appearance callback runs first and then that of each child, in the "
      + "order of the children, unless the container forwards by hand.",
    versions: "8+", grade: .reported, source: "O034, O036, O082, R106, R108",
    reasons: Why.allWords)

  /// Returns whether UIKit forwards a callback to a child.
  ///
  /// - Parameters:
  ///   - isAutomatic: The container's `shouldAutomaticallyForwardAppearanceMethods`.
  ///   - childIsVisible: Whether the child's view lies in the container's view.
  public static func decide(
    isAutomatic: Bool, childIsVisible: Bool
  ) -> Decision<Bool> {
    if !isAutomatic { return Decision(false, because: Why.byHand) }
    return childIsVisible
      ? Decision(true, because: Why.automatic) : Decision(false, because: Why.hidden)
  }
}

extension AppearanceForwarding {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 125 }
    case automatic, byHand, hidden

    var words: String {
      switch self {
      case .automatic: "the container forwards its appearance to its children"
      case .byHand: "the container forwards appearance by hand"
      case .hidden: "the child's view is not in the container's view"
      }
    }
  }
}
