public import AdaptCore

/// How a popover looks that is presented from a sheet or from another popover.
///
/// Rule `popover.nesting`. UIKit: `UIPopoverPresentationController`.
public enum PopoverNesting {
  public static let rule = Rule(
    "popover.nesting", number: Why.rule,
    summary: "From a form sheet on a pad everything that wants a popover gets one; from a popover "
      + "an action sheet and an activity view are a sheet inside it.",
    versions: "9–10 reported; taken over for the others, assumed", grade: .reported,
    source: "R011; that a plain popover on a popover is one is assumed", reasons: Why.allWords)

  /// Where the presenter is.
  public enum Surroundings: Hashable, Sendable, CaseIterable {
    case window
    case formSheet
    case popover
  }

  /// What is presented.
  public enum Content: Hashable, Sendable, CaseIterable {
    /// Any controller with the popover style.
    case plain
    case actionSheet
    /// The system's activity view.
    case activity
  }

  /// What it looks like.
  public enum Form: Hashable, Sendable {
    case popover
    /// A sheet inside the popover it is presented from, which needs no anchor.
    case sheetInside
  }

  /// Returns the form of what wants a popover, in a window that is wide enough for one.
  ///
  /// Size classes do not decide it: the content of a form sheet and of a popover is compact.
  public static func decide(_ content: Content, from surroundings: Surroundings) -> Decision<Form> {
    switch surroundings {
    case .window: return Decision(.popover, because: Why.window)
    case .formSheet: return Decision(.popover, because: Why.formSheet)
    case .popover: break
    }
    switch content {
    case .plain: return Decision(.popover, because: Why.plain)
    case .actionSheet, .activity: return Decision(.sheetInside, because: Why.nested)
    }
  }
}

extension PopoverNesting {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 52 }
    case window, formSheet, plain, nested

    var words: String {
      switch self {
      case .window: "the window has room for a popover"
      case .formSheet: "the window's width counts, not the form sheet's"
      case .plain: "the app asks for a popover and gets one, also on a popover"
      case .nested: "the system avoids a popover on a popover"
      }
    }
  }
}
