public import AdaptCore

/// Whether a container's appearance reaches what is presented over its children, in their context.
///
/// Rule `appearance.in-context`. UIKit: `definesPresentationContext`.
public enum AppearanceInContext {
  public static let rule = Rule(
    "appearance.in-context", number: Why.rule,
    summary: "What is presented in the context of a child, inside the container's view, comes and "
      + "goes with the container, whether the container forwards to its children or not.",
    versions: "8+", grade: .assumed,
    source: "no source tells; follows from O036, since the views come and go together",
    reasons: Why.allWords)

  /// Returns whether a container's appearance callback is followed by that of what is presented
  /// over a child of it.
  ///
  /// - Parameter liesInside: Whether the presentation lies in the container's view.
  public static func decide(liesInside: Bool) -> Decision<Bool> {
    liesInside ? Decision(true, because: Why.inside) : Decision(false, because: Why.beside)
  }
}

extension AppearanceInContext {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 240 }
    case inside, beside

    var words: String {
      switch self {
      case .inside: "the presentation lies in the container's view"
      case .beside: "the presentation lies outside the container's view"
      }
    }
  }
}
