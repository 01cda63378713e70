public import AdaptCore

/// Whether the source is asked if a segue is performed.
///
/// Rule `segue.should-perform`. UIKit: `shouldPerformSegue(withIdentifier:sender:)`.
public enum SegueQuestion {
  public static let rule = Rule(
    "segue.should-perform", number: Why.rule,
    summary:
      "A segue that a control, a cell, an item or a gesture starts asks its source first, and so "
      + "does one that embeds while a view loads; on no nothing is made. One that code performs "
      + "goes straight on.",
    versions: "8+", grade: .documented,
    source: "O091; O092, whose sources disagree: the header's words on "
      + "shouldPerformSegue(withIdentifier:sender:), which performSegue does not call, decide; for "
      + "embedding the sample of antonsergeev88/PrepareForSegue, which O092 does not name",
    reasons: Why.allWords,
    alternative: "code's are asked about too (always), or a person's alone (forTouched)")

  public enum Choice: String, Hashable, Sendable, CaseIterable {
    /// Those that something other than code starts.
    case forTriggered
    /// Those of objects that a person touched, and not those that embed scenes.
    case forTouched
    /// Those that code performs too.
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
    case .loading:
      switch choices.shouldPerformSegue {
      case .forTriggered, .always: Decision(true, because: Why.embeds)
      case .forTouched: Decision(false, because: Why.touchedAlone)
      }
    case .code:
      switch choices.shouldPerformSegue {
      case .forTriggered, .forTouched: Decision(false, because: Why.code)
      case .always: Decision(true, because: Why.chosen)
      }
    }
  }
}

extension SegueQuestion {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 248 }
    case touched, code, embeds, chosen, touchedAlone

    var words: String {
      switch self {
      case .touched: "an object of the scene starts the segue"
      case .code: "code performs the segue"
      case .embeds: "the segue embeds while the view loads"
      case .chosen: "the run asks about every segue"
      case .touchedAlone: "the run asks about segues that a person starts, and this one embeds"
      }
    }
  }
}
