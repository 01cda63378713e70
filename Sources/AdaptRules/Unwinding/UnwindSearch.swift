public import AdaptCore

/// How an unwind segue looks for its destination.
///
/// Rule `unwind.search`. UIKit: `allowedChildrenForUnwinding(from:)` (9+),
/// `forUnwindSegueAction(_:from:withSender:)` (up to 8).
public enum UnwindSearch {
  public static let rule = Rule(
    "unwind.search", number: Why.rule,
    summary: "From 9 on each controller around the source is searched in turn: first what it "
      + "presents, then the children it allows, then itself. From 10 on nobody is asked twice. Up "
      + "to 8 each controller around is asked for the destination itself.",
    versions: "6–7 and 8.1–8.4: starts from who called present; 8.0: starts from who presents; 9: "
      + "searches again at each step; 10+: asks everybody once",
    grade: .logged,
    source:
      "O095, O096, O099, O102, O103, O104, R115, R116; logs of TabbedUnwind and of a push and two "
      + "presentations (mattneub/Programming-iOS-Book-Examples, chapter 6), which the same walk "
      + "explains; that a container is asked itself after its children: R119, and the header's "
      + "words on the search of before 9. Technical Note TN2298 (of February 2015, the time of 8.1) "
      + "starts from who called present. All that say otherwise of 8 are of its betas and of 8.0: "
      + "R115, R116, O099 (a project of Xcode 6.0.1), romaonthego/RESideMenu issue 183, "
      + "MIT-Mobile/MIT-Mobile-for-iOS issue 189; Citrrus/BlurryModalSegue pull request 22 names "
      + "8.0.x alone, after 8.1. That 8.1 to 8.4 do as the note says is drawn from these dates",
    reasons: Why.allWords,
    alternative: "the search of another system (caller, presenter, repeated, once)")

  /// What the search is like.
  public enum Form: Hashable, Sendable, CaseIterable {
    /// Each controller around is asked for the destination; a presented one's next is the one that
    /// called `present`.
    case caller
    /// The same, but a presented one's next is the one that presents it.
    case presenter
    /// Each controller around is searched, with all that was searched before.
    case repeated
    /// Each controller around is searched, and nobody is asked twice.
    case once

    /// Whether controllers are asked for the destination itself.
    public var asksForDestination: Bool {
      switch self {
      case .caller, .presenter: true
      case .repeated, .once: false
      }
    }
  }

  /// Which search a run uses.
  public enum Choice: String, Hashable, Sendable, CaseIterable {
    /// That of the system.
    case system
    /// That of 6 and 7, and of 8.1 to 8.4.
    case caller
    /// That of 8.0.
    case presenter
    /// That of 9.
    case repeated
    /// That of 10 and later.
    case once
  }

  public static func decide(
    on system: SystemVersion, choices: RuleChoices = RuleChoices()
  ) -> Decision<Form> {
    switch choices.unwindSearch {
    case .caller: Decision(.caller, because: Why.caller)
    case .presenter: Decision(.presenter, because: Why.presenter)
    case .repeated: Decision(.repeated, because: Why.repeated)
    case .once: Decision(.once, because: Why.once)
    case .system:
      if system >= 10 {
        Decision(.once, because: Why.once)
      } else if system >= 9 {
        Decision(.repeated, because: Why.repeated)
      } else if system >= 8, system < 8.1 {
        Decision(.presenter, because: Why.presenter)
      } else {
        Decision(.caller, because: Why.caller)
      }
    }
  }
}

extension UnwindSearch {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 227 }
    case caller, presenter, repeated, once

    var words: String {
      switch self {
      case .caller: "each controller up from who called present is asked for the destination"
      case .presenter: "each controller up from who presents is asked for the destination"
      case .repeated: "each controller around the source is searched, everybody again at each step"
      case .once: "each controller around the source is searched, nobody twice"
      }
    }
  }
}
