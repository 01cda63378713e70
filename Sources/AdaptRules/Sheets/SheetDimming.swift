public import AdaptCore
public import Foundation

/// Whether what lies behind a sheet is dimmed, and who gets a touch.
///
/// Rule `sheet.dimming`. UIKit: `UISheetPresentationController.largestUndimmedDetentIdentifier`.
public enum SheetDimming {
  public static let rule = Rule(
    "sheet.dimming", number: Why.rule,
    summary: "A sheet dims what lies behind and keeps touches from it, unless it rests at or below "
      + "the largest undimmed detent.",
    versions: "8–14: always; 15+: unless undimmed; 26+: as dark in dark mode as in light",
    grade: .documented,
    source: "documentation of largestUndimmedDetentIdentifier; black at 0.2, or 0.48 in dark mode: "
      + "\(ThirdParty.olderDisassembly); 0.2 in both: \(ThirdParty.detents); the figures "
      + "before 15 are assumed",
    reasons: Why.allWords)

  /// What lies between a sheet and what is behind it.
  public struct Backdrop: Hashable, Sendable {
    /// The opacity of the black over what lies behind, from 0 to 1.
    public var alpha: CGFloat
    /// Whether touches beside the sheet reach what lies behind.
    public var letsTouchesThrough: Bool

    public init(alpha: CGFloat, letsTouchesThrough: Bool) {
      self.alpha = alpha
      self.letsTouchesThrough = letsTouchesThrough
    }
  }

  /// Who gets a touch.
  public enum Target: Hashable, Sendable {
    case sheet
    /// What keeps touches from the presenter; a tap on it can close the sheet.
    case backdrop
    case presenter
  }

  /// Returns what lies behind a sheet at rest.
  ///
  /// - Parameters:
  ///   - detent: The place of the detent it rests at among the detents as given; nil where it has
  ///     one height.
  ///   - largestUndimmed: The place of the largest undimmed detent; nil when no identifier is set
  ///     or none has it.
  public static func decide(
    form: SheetForm.Form, detent: Int?, largestUndimmed: Int?, style: UIUserInterfaceStyle,
    on system: SystemVersion
  ) -> Decision<Backdrop> {
    if form == .covering {
      return Decision(Backdrop(alpha: 0, letsTouchesThrough: false), because: Why.covered)
    }
    if system >= 15, form.hasDetents, let detent, let largestUndimmed, detent <= largestUndimmed {
      return Decision(Backdrop(alpha: 0, letsTouchesThrough: true), because: Why.undimmed)
    }
    let isDark = style == .dark && system >= 13 && system < 26
    return Decision(
      Backdrop(alpha: isDark ? 0.48 : 0.2, letsTouchesThrough: false), because: Why.dimmed)
  }

  /// Returns who gets a touch.
  ///
  /// - Parameters:
  ///   - point: The touch in the container's space.
  ///   - sheet: The sheet's frame there.
  public static func target(
    of point: CGPoint, sheet: CGRect, backdrop: Backdrop
  ) -> Decision<Target> {
    if sheet.contains(point) { return Decision(.sheet, because: Why.inside) }
    return backdrop.letsTouchesThrough
      ? Decision(.presenter, because: Why.through) : Decision(.backdrop, because: Why.kept)
  }
}

extension SheetDimming {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 116 }
    case covered, undimmed, dimmed, inside, through, kept

    var words: String {
      switch self {
      case .covered: "the sheet covers the window, so nothing shows behind it"
      case .undimmed: "the sheet rests at or below the largest undimmed detent"
      case .dimmed: "no undimmed detent reaches where the sheet rests"
      case .inside: "the point lies on the sheet"
      case .through: "nothing is dimmed, so touches beside the sheet pass through"
      case .kept: "the dimmed area keeps touches from what lies behind"
      }
    }
  }
}
