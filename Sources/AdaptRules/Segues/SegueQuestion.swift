public import AdaptCore

/// Whether the source is asked if a segue is performed.
///
/// Rule `segue.should-perform`. UIKit: `shouldPerformSegue(withIdentifier:sender:)`.
public enum SegueQuestion {
  public static let rule = Rule(
    "segue.should-perform", number: Why.rule,
    summary:
      "A segue that a control, a cell, an item or a gesture starts asks its source first, and "
      + "on no nothing is made. One that code performs and one that embeds go straight on.",
    versions: "8+", grade: .logged,
    source: "O091, O092; documentation of shouldPerformSegue(withIdentifier:sender:), which "
      + "speaks of segues that are triggered",
    reasons: Why.allWords, alternative: "code's are asked about too (always)")

  public enum Choice: String, Hashable, Sendable, CaseIterable {
    case forTriggered
    case always
  }

  /// What starts a segue.
  public enum Start: Hashable, Sendable, CaseIterable {
    /// An object of the scene that a person touched.
    case object
    case code
    /// The view that a scene is embedded into is loaded.
    case loading
  }

  /// Returns whether the source is asked.
  public static func decide(
    _ start: Start, choices: RuleChoices = RuleChoices()
  ) -> Decision<Bool> {
    switch start {
    case .object: Decision(true, because: Why.touched)
    case .loading: Decision(false, because: Why.embeds)
    case .code:
      switch choices.shouldPerformSegue {
      case .forTriggered: Decision(false, because: Why.code)
      case .always: Decision(true, because: Why.chosen)
      }
    }
  }
}

extension SegueQuestion {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 248 }
    case touched, code, embeds, chosen

    var words: String {
      switch self {
      case .touched: "an object of the scene starts the segue"
      case .code: "code performs the segue"
      case .embeds: "the segue embeds while the view loads"
      case .chosen: "the run asks about every segue"
      }
    }
  }
}
