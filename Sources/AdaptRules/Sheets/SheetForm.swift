public import AdaptCore

/// Which form a page or form sheet takes.
///
/// Rule `sheet.form`. UIKit: `UISheetPresentationController`.
public enum SheetForm {
  public static let rule = Rule(
    "sheet.form", number: Why.rule,
    summary: "In compact width a sheet is a card at the bottom, with detents from 15; in compact "
      + "height it covers the window unless it prefers the edge; in a roomy window it lies in "
      + "the middle and detents do not shape it.",
    versions: "8–12: no card from the bottom; 13–14: a card of one height; 15+: detents and the "
      + "edge in compact height",
    grade: .documented,
    source: "documentation of prefersEdgeAttachedInCompactHeight and of pageSheet; O021, R012, "
      + "R015; that detents do not shape a sheet in the middle is reported (R017)",
    reasons: Why.allWords)

  /// The form of a sheet.
  public enum Form: Hashable, Sendable, CaseIterable {
    /// A sheet up to 12, which nothing drags.
    case classic
    /// A card that reaches the bottom and has one height.
    case card
    /// A card that reaches the bottom and rests at detents.
    case detents
    /// A card at the bottom edge in compact height, with detents.
    case edgeAttached
    /// The whole window; still a sheet to everybody who asks.
    case covering
    /// In the middle of the window, of one size.
    case centred

    /// Whether the sheet rests at detents.
    public var hasDetents: Bool { self == .detents || self == .edgeAttached }
  }

  /// Returns the form of a page or form sheet.
  ///
  /// - Parameter traits: The window's traits.
  public static func decide(
    setup: SheetSetup, traits: UITraitCollection, on system: SystemVersion
  ) -> Decision<Form> {
    if system < 13 { return Decision(.classic, because: Why.classic) }
    if traits.verticalSizeClass == .compact {
      guard setup.prefersEdgeAttachedInCompactHeight else {
        return Decision(.covering, because: Why.compactHeight)
      }
      return system < 15
        ? Decision(.covering, because: Why.edgeTooEarly)
        : Decision(.edgeAttached, because: Why.edge)
    }
    if traits.horizontalSizeClass == .compact {
      return system < 15
        ? Decision(.card, because: Why.card) : Decision(.detents, because: Why.detents)
    }
    return Decision(.centred, because: Why.roomy)
  }
}

extension SheetForm {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 105 }
    case classic, compactHeight, edgeTooEarly, edge, card, detents, roomy

    var words: String {
      switch self {
      case .classic: "up to 12 a sheet is no card that a finger moves"
      case .compactHeight: "in compact height a sheet covers the window, and no detent is in effect"
      case .edgeTooEarly: "before 15 a sheet cannot prefer the edge in compact height"
      case .edge: "the sheet prefers the bottom edge in compact height"
      case .card: "in 13 and 14 a card has one height"
      case .detents: "in compact width a sheet is a card that rests at its detents"
      case .roomy: "no direction is compact, so the sheet lies in the middle without detents"
      }
    }
  }
}
