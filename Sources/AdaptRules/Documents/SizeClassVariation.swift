public import AdaptCore

/// Which variations of a document hold in some traits, and in which order they do.
///
/// Rule `documents.size-class-variation`.
public enum SizeClassVariation {
  public static let rule = Rule(
    "documents.size-class-variation", number: Why.rule,
    summary: "The state without a size class holds first; then each variation whose size classes "
      + "are those of the view, one for the width before one for the height, and one for both "
      + "last. What comes later takes the place of what came before. A document that does not "
      + "know size classes has the state without one only.",
    versions: "8+", grade: .documented,
    source: "Auto Layout Guide, size-class-specific layout: the more specific overrides the more "
      + "general; the order of width and height is chosen",
    reasons: Why.allWords)

  /// Where a variation holds; an unspecified class is any.
  public struct Key: Hashable, Sendable {
    public var horizontal: UIUserInterfaceSizeClass
    public var vertical: UIUserInterfaceSizeClass

    public init(horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    /// How specific the key is: nothing, the width, the height, both.
    fileprivate var rank: Int {
      (horizontal == .unspecified ? 0 : 1) + (vertical == .unspecified ? 0 : 2)
    }
  }

  /// Returns the places of the keys that hold, in the order of applying them.
  ///
  /// - Parameters:
  ///   - keys: In the order of the document.
  ///   - traits: Those of the view.
  ///   - knowsSizeClasses: Whether the document does.
  public static func decide(
    _ keys: [Key], in traits: UITraitCollection, knowsSizeClasses: Bool
  ) -> Decision<[Int]> {
    let holding = keys.indices.filter { place in
      let key = keys[place]
      guard key.rank > 0 else { return true }
      return knowsSizeClasses
        && (key.horizontal == .unspecified || key.horizontal == traits.horizontalSizeClass)
        && (key.vertical == .unspecified || key.vertical == traits.verticalSizeClass)
    }
    // The sort is stable by the place, so that equal keys keep the document's order.
    let ordered = holding.sorted { (keys[$0].rank, $0) < (keys[$1].rank, $1) }
    let varies = ordered.contains { keys[$0].rank > 0 }
    return Decision(ordered, because: varies ? Why.varies : .base)
  }
}

extension SizeClassVariation {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 200 }
    case base, varies

    var words: String {
      switch self {
      case .base: "no variation is for the view's size classes"
      case .varies: "a variation is for the view's size classes"
      }
    }
  }
}
