public import AdaptCore

/// Whether a sheet is sized as a page or as a form.
///
/// Rule `sheet.sizing`. UIKit: `UISheetPresentationController.prefersPageSizing`.
public enum SheetSizing {
  public static let rule = Rule(
    "sheet.sizing", number: Why.rule,
    summary: "A page sheet that does not prefer page sizing has a form sheet's size; a form sheet "
      + "keeps its own.",
    versions: "8–16: by the style; 17+: a page sheet can ask for a form's size",
    grade: .documented,
    source: "documentation of prefersPageSizing; that a form sheet ignores it is assumed",
    reasons: Why.allWords)

  /// How a sheet is sized.
  public enum Sizing: Hashable, Sendable {
    case page
    case form
  }

  /// Returns how a sheet is sized.
  ///
  /// - Parameter style: The style in effect; any but `pageSheet` counts as a form sheet.
  public static func decide(
    style: UIModalPresentationStyle, setup: SheetSetup, on system: SystemVersion
  ) -> Decision<Sizing> {
    guard style == .pageSheet else { return Decision(.form, because: Why.form) }
    if system >= 17, !setup.prefersPageSizing { return Decision(.form, because: Why.noPage) }
    return Decision(.page, because: Why.page)
  }
}

extension SheetSizing {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 106 }
    case page, noPage, form

    var words: String {
      switch self {
      case .page: "a page sheet is sized as a page"
      case .noPage: "the sheet does not prefer page sizing, so its preferred size counts"
      case .form: "a form sheet follows its preferred size"
      }
    }
  }
}
