public import AdaptCore

/// Who makes the segue of an unwind.
///
/// Rule `unwind.performer`. UIKit: `segueForUnwinding(to:from:identifier:)`.
public enum UnwindPerformer {
  public static let rule = Rule(
    "unwind.performer", number: Why.rule,
    summary: "Up to 8 the container that named the destination makes the segue; one that named "
      + "itself leaves that to its parent unless something is dismissed, and without a parent that "
      + "is an exception. From 9 on the runtime makes it, of the class in the document, unless an "
      + "override of the old search named the destination: then a presented destination makes it, "
      + "or the destination's parent, if it overrides the method.",
    versions: "6–8: the container that answered; 9+: the runtime", grade: .documented,
    source: "O098; TN2298; the header's words on segueForUnwinding(to:from:identifier:); a "
      + "container that names itself: adurdin/UnwindSegues, with the exception that 6 raises, "
      + "taken to hold up to 8",
    reasons: Why.allWords)

  /// How the destination was found.
  public enum Finding: Hashable, Sendable, CaseIterable {
    /// It said that it takes the unwind.
    case byItself
    /// An override of the search of before 9 named it.
    case byOldOverride
    /// A container named it, up to 8.
    case byContainer
    /// It is the container that was asked, and named itself, up to 8.
    case byNamingItself
  }

  /// How the destination lies.
  public struct Place: Hashable, Sendable {
    /// Whether the destination itself is presented.
    public var isPresented: Bool
    public var hasParent: Bool
    /// Whether something is dismissed on the way to it.
    public var isBelowPresentation: Bool

    public init(isPresented: Bool, hasParent: Bool, isBelowPresentation: Bool) {
      self.isPresented = isPresented
      self.hasParent = hasParent
      self.isBelowPresentation = isBelowPresentation
    }
  }

  /// Who makes the segue.
  public enum Performer: Hashable, Sendable, CaseIterable {
    case runtime
    case container
    case destination
    case parentOfDestination
    /// Nobody, which UIKit answers with an exception.
    case nobody
  }

  public static func decide(_ finding: Finding, at place: Place) -> Decision<Performer> {
    switch finding {
    case .byItself: return Decision(.runtime, because: Why.runtime)
    case .byContainer: return Decision(.container, because: Why.container)
    case .byNamingItself:
      if place.isBelowPresentation || place.isPresented {
        return Decision(.container, because: Why.container)
      }
      return place.hasParent
        ? Decision(.parentOfDestination, because: Why.parentOfContainer)
        : Decision(.nobody, because: Why.nobody)
    case .byOldOverride:
      if place.isPresented { return Decision(.destination, because: Why.presentedDestination) }
      return place.hasParent
        ? Decision(.parentOfDestination, because: Why.parent)
        : Decision(.runtime, because: Why.noParent)
    }
  }
}

extension UnwindPerformer {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 230 }
    case runtime, container, presentedDestination, parent, parentOfContainer, nobody, noParent

    var words: String {
      switch self {
      case .runtime: "the destination takes the unwind itself"
      case .container: "the container that named the destination makes the segue"
      case .presentedDestination:
        "an override of the search of before 9 named it, and it is presented, so that it makes "
          + "the segue"
      case .parent:
        "an override of the search of before 9 named it, so that its parent makes the segue"
      case .parentOfContainer: "the container named itself, so that its parent makes the segue"
      case .nobody: "the container named itself, and has no parent that would make the segue"
      case .noParent:
        "an override of the search of before 9 named it, and it has no parent to make the segue"
      }
    }
  }
}
