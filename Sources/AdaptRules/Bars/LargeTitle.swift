public import AdaptCore

/// Whether a navigation bar shows an item's title large.
///
/// Rule `bars.large-title`. UIKit: `prefersLargeTitles`, `largeTitleDisplayMode`.
public enum LargeTitle {
  public static let rule = Rule(
    "bars.large-title", number: Why.rule,
    summary: "A bar that prefers large titles shows an item's title large if the item says so, or "
      + "leaves it open as the item below it does, or is the first; in compact height no title is "
      + "large.",
    versions: "11+",
    grade: .documented,
    source: "documentation and header of largeTitleDisplayMode; tables of bars add the large title "
      + "in regular height only",
    reasons: Why.allWords)

  /// Returns whether an item asks for a large title.
  ///
  /// - Parameter below: What the item below it asks for; nil for the first item.
  public static func wish(_ mode: LargeTitleDisplayMode, below: Bool?) -> Decision<Bool> {
    switch mode {
    case .always: return Decision(true, because: Why.always)
    case .never: return Decision(false, because: Why.never)
    case .automatic:
      guard let below else { return Decision(true, because: Why.first) }
      return Decision(below, because: Why.inherited)
    }
  }

  /// Returns whether the title is shown large.
  ///
  /// - Parameters:
  ///   - wish: What the item asks for.
  ///   - prefers: Whether the bar prefers large titles.
  public static func decide(
    wish: Bool, prefers: Bool, traits: UITraitCollection, on system: SystemVersion
  ) -> Decision<Bool> {
    guard system >= 11, prefers else { return Decision(false, because: Why.notPreferred) }
    guard traits.verticalSizeClass != .compact else {
      return Decision(false, because: Why.compactHeight)
    }
    return Decision(wish, because: Why.wish)
  }
}

extension LargeTitle {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 32 }
    case always, never, first, inherited, notPreferred, compactHeight, wish

    var words: String {
      switch self {
      case .always: "the item's title is always large"
      case .never: "the item's title is never large"
      case .first: "the first item of a stack is large unless it says otherwise"
      case .inherited: "the item follows the one below it"
      case .notPreferred: "the bar does not prefer large titles"
      case .compactHeight: "there are no large titles in compact height"
      case .wish: "the bar does as the item asks"
      }
    }
  }
}
