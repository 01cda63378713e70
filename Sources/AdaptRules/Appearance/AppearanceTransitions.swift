public import AdaptCore

/// What beginning and ending an appearance transition does to a controller.
///
/// Rule `appearance.transitions`. UIKit: `beginAppearanceTransition(_:animated:)`.
public enum AppearanceTransitions {
  public static let rule = Rule(
    "appearance.transitions", number: Why.rule,
    summary: "A controller appears and disappears by will and did; a transition under way may "
      + "turn round without the missing did, and every other call is unbalanced.",
    versions: "8+", grade: .logged, source: "O064, O065, O132; tests of square/swift-modals",
    reasons: Why.allWords)

  /// A call that moves a controller between its states.
  public enum Call: UInt8, Hashable, Sendable, CaseIterable {
    case beginAppearing
    case beginDisappearing
    case end
  }

  /// What a call leads to.
  public struct Step: Hashable, Sendable {
    /// The state after the call.
    public let state: AppearanceState
    /// What the controller is told; nil for an unbalanced call, which changes nothing.
    public let callback: Callback?
  }

  /// Returns what a call does in a state; defined for every pair of them.
  public static func decide(_ call: Call, in state: AppearanceState) -> Decision<Step> {
    switch (call, state) {
    case (.beginAppearing, .disappeared):
      step(.appearing, .viewWillAppear, .begins)
    case (.beginAppearing, .disappearing):
      step(.appearing, .viewWillAppear, .turnsRound)
    case (.beginDisappearing, .appeared):
      step(.disappearing, .viewWillDisappear, .begins)
    case (.beginDisappearing, .appearing):
      step(.disappearing, .viewWillDisappear, .turnsRound)
    case (.end, .appearing):
      step(.appeared, .viewDidAppear, .ends)
    case (.end, .disappearing):
      step(.disappeared, .viewDidDisappear, .ends)
    case (.beginAppearing, .appearing), (.beginAppearing, .appeared),
      (.beginDisappearing, .disappearing), (.beginDisappearing, .disappeared):
      step(state, nil, .beginsTwice)
    case (.end, .appeared), (.end, .disappeared):
      step(state, nil, .endsTwice)
    }
  }

  private static func step(
    _ state: AppearanceState, _ callback: Callback?, _ why: Why
  ) -> Decision<Step> {
    Decision(Step(state: state, callback: callback), because: why)
  }
}

extension AppearanceTransitions {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 120 }
    case begins, turnsRound, ends, beginsTwice, endsTwice

    var words: String {
      switch self {
      case .begins: "the transition begins"
      case .turnsRound: "the transition turns round before its end"
      case .ends: "the transition ends"
      case .beginsTwice: "the controller is, or is on its way, where the call leads: unbalanced"
      case .endsTwice: "no transition is under way: unbalanced"
      }
    }
  }
}
