public import AdaptCore

/// From whom a controller inherits its traits.
///
/// Rule `traits.inheritance`. UIKit: `UITraitEnvironment.traitCollection`.
public enum TraitInheritance {
  public static let rule = Rule(
    "traits.inheritance", number: Why.rule,
    summary: "A controller inherits traits from its parent controller, from 17 on from the view "
      + "its view lies in.",
    versions: "8–16: parent controller; 17+: superview of the view", grade: .documented,
    source: "WWDC 2023 session 10057; O007", reasons: Why.allWords)

  /// Where a controller's traits come from.
  public enum Source: Hashable, Sendable {
    /// The parent controller, or the presentation controller of a presented one. The traits are
    /// current from `viewWillAppear` on.
    case parentController
    /// The view that the controller's view lies in. The traits are current only once the view is
    /// in the hierarchy, so from `viewIsAppearing` on.
    case superview
  }

  /// Returns where a controller's traits come from on a system.
  public static func decide(on system: SystemVersion) -> Decision<Source> {
    system < 17
      ? Decision(.parentController, because: Why.parent)
      : Decision(.superview, because: Why.superview)
  }
}

extension TraitInheritance {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 3 }
    case parent, superview

    var words: String {
      switch self {
      case .parent: "up to 16 a controller inherits from its parent controller"
      case .superview: "from 17 a controller inherits from the superview of its view"
      }
    }
  }
}
