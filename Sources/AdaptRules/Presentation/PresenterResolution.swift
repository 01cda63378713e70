public import AdaptCore

/// Which controller presents when one is asked to.
///
/// Rule `presentation.presenter`. UIKit: `definesPresentationContext`.
public enum PresenterResolution {
  public static let rule = Rule(
    "presentation.presenter", number: Why.rule,
    summary: "A context style is presented by the nearest controller up the parents that defines "
      + "a context, as a navigation controller does by default; any other, and one without a "
      + "context, by the outermost container.",
    versions: "8+", grade: .documented,
    source: "O112; documentation of definesPresentationContext; Qiita, hirotakan, "
      + "61bc8ca39714dbc9b301: from a stack in a tab the bar stays above what is shown",
    reasons: Why.allWords)

  /// Returns the place of the presenter in the chain of parents.
  ///
  /// - Parameters:
  ///   - depth: The length of the chain: the controller that was asked is at place 0, its
  ///     outermost container at `depth - 1`. At least 1.
  ///   - definesContext: Whether the controller at a place defines a presentation context; asked
  ///     for context styles only, from place 0 up.
  /// - Complexity: O(depth).
  public static func decide(
    style: UIModalPresentationStyle, depth: Int, definesContext: (Int) -> Bool
  ) -> Decision<Int> {
    switch style {
    case .currentContext, .overCurrentContext:
      for place in 0..<depth where definesContext(place) {
        return Decision(place, because: Why.context)
      }
      return Decision(depth - 1, because: Why.noContext)
    case .fullScreen, .pageSheet, .formSheet, .custom, .overFullScreen, .popover, .none,
      .automatic:
      return Decision(depth - 1, because: Why.outermost)
    }
  }
}

extension PresenterResolution {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 44 }
    case context, noContext, outermost

    var words: String {
      switch self {
      case .context: "the controller defines a presentation context"
      case .noContext: "no controller up the parents defines a presentation context"
      case .outermost: "the style is presented by the outermost container"
      }
    }
  }
}
