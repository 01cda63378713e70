public import AdaptCore

/// What a presentation does to the view it lies over.
///
/// Rule `presentation.covers`. UIKit: `UIPresentationController.shouldRemovePresentersView`.
public enum PresenterCoverage {
  public static let rule = Rule(
    "presentation.covers", number: Why.rule,
    summary: "Full screen and current context remove the presenter's view; every other style "
      + "leaves it, also a sheet that covers the window in compact height from 13.",
    versions: "8+; sheets cover in compact height from 13", grade: .documented,
    source: "O001, O002, O003, O004, O021, R012, R038, R039, R055", reasons: Why.allWords)

  /// Returns whether the presenter's view leaves the hierarchy, so that its controller disappears.
  ///
  /// - Parameters:
  ///   - style: The style in effect after adaptation; a custom one keeps the presenter unless its
  ///     presentation controller says otherwise.
  ///   - traits: The window's traits.
  public static func decide(
    style: UIModalPresentationStyle, traits: UITraitCollection, on system: SystemVersion
  ) -> Decision<Bool> {
    switch style {
    case .fullScreen, .currentContext: return Decision(true, because: Why.removes)
    case .overFullScreen, .overCurrentContext: return Decision(false, because: Why.over)
    case .pageSheet, .formSheet:
      let covers = system >= 13 && traits.verticalSizeClass == .compact
      return Decision(false, because: covers ? Why.compactHeight : .sheet)
    case .popover: return Decision(false, because: Why.popover)
    case .custom, .none, .automatic: return Decision(false, because: Why.custom)
    }
  }
}

extension PresenterCoverage {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 48 }
    case removes, over, compactHeight, sheet, popover, custom

    var words: String {
      switch self {
      case .removes: "the style takes the presenter's view out of the hierarchy"
      case .over: "an over style covers the presenter and leaves its view in place"
      case .compactHeight: "from 13 a sheet covers the window in compact height, still as a sheet"
      case .sheet: "a sheet leaves the presenter's view in place"
      case .popover: "a popover leaves the presenter's view in place"
      case .custom: "a custom presentation keeps the presenter's view unless it says otherwise"
      }
    }
  }
}
