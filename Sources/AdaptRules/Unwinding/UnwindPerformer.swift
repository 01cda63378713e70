public import AdaptCore

/// Who makes the segue of an unwind.
///
/// Rule `unwind.performer`. UIKit: `segueForUnwinding(to:from:identifier:)`.
public enum UnwindPerformer {
  public static let rule = Rule(
    "unwind.performer", number: Why.rule,
    summary: "Up to 8 the container that named the destination makes the segue. From 9 on the "
      + "runtime does, of the class in the document, unless an override of the old search named "
      + "the destination: then a presented destination makes it, or the destination's parent, if "
      + "it overrides the method.",
    versions: "6–8: the container that answered; 9+: the runtime", grade: .documented,
    source: "O098; TN2298; the header's words on segueForUnwinding(to:from:identifier:)",
    reasons: Why.allWords)

  /// How the destination was found.
  public enum Finding: Hashable, Sendable, CaseIterable {
    /// It said that it takes the unwind.
    case byItself
    /// An override of the search of before 9 named it.
    case byOldOverride
    /// A container named it, up to 8.
    case byContainer
  }

  /// Who makes the segue.
  public enum Performer: Hashable, Sendable, CaseIterable {
    case runtime
    case container
    case destination
    case parentOfDestination
  }

  /// - Parameter isPresented: Whether the destination itself is presented.
  public static func decide(_ finding: Finding, isPresented: Bool) -> Decision<Performer> {
    switch finding {
    case .byItself: Decision(.runtime, because: Why.runtime)
    case .byContainer: Decision(.container, because: Why.container)
    case .byOldOverride:
      isPresented
        ? Decision(.destination, because: Why.presentedDestination)
        : Decision(.parentOfDestination, because: Why.parent)
    }
  }
}

extension UnwindPerformer {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 230 }
    case runtime, container, presentedDestination, parent

    var words: String {
      switch self {
      case .runtime: "the destination takes the unwind itself"
      case .container: "the container that named the destination makes the segue"
      case .presentedDestination:
        "an override of the search of before 9 named it, and it is presented, so that it makes "
          + "the segue"
      case .parent:
        "an override of the search of before 9 named it, so that its parent makes the segue"
      }
    }
  }
}
