public import AdaptCore

/// How long UIKit's own animations take.
///
/// Rule `timing.durations`. UIKit: `transitionDuration(using:)`.
public enum TransitionDurations {
  public static let rule = Rule(
    "timing.durations", number: Why.rule,
    summary: "UIKit publishes no durations of its transitions; the figures are third parties' or "
      + "chosen, and only their order matters.",
    versions: "8+", grade: .assumed,
    source: "sheets 0.4 s: \(ThirdParty.disassembly), which also give a spring of 0.344 s with a "
      + "damping of 1 or 0.8; under 26 a spring of 18.2574 radians a second, "
      + "\(ThirdParty.detents); push 0.35 s: commonly stated; rotation 0.3 s: folklore; the others "
      + "are chosen",
    reasons: Why.allWords)

  /// A transition that UIKit animates.
  public enum Transition: Hashable, Sendable, CaseIterable {
    /// A page or form sheet moves in or out.
    case sheet
    /// Any other modal style moves in or out.
    case modal
    case popover
    case alert
    /// A presentation on screen turns into another style.
    case adaptation
    case push
    /// A page gives way to another without a finger.
    case page
    case rotation
    /// A pad's window gets another size.
    case resize
    /// Columns of a split view come or go.
    case columns
    /// A cancelled gesture moves everything back.
    case snapBack
  }

  /// Returns how long a transition takes; nothing when it is not animated.
  public static func decide(_ transition: Transition, animated: Bool) -> Decision<SimulatedDuration>
  {
    guard animated else { return Decision(.zero, because: Why.notAnimated) }
    switch transition {
    case .sheet: return Decision(SimulatedDuration(microseconds: 400_000), because: Why.reported)
    case .modal: return Decision(SimulatedDuration(microseconds: 500_000), because: Why.chosen)
    case .popover: return Decision(SimulatedDuration(microseconds: 300_000), because: Why.chosen)
    case .alert: return Decision(SimulatedDuration(microseconds: 400_000), because: Why.chosen)
    case .adaptation:
      return Decision(SimulatedDuration(microseconds: 400_000), because: Why.chosen)
    case .push: return Decision(SimulatedDuration(microseconds: 350_000), because: Why.reported)
    case .page: return Decision(SimulatedDuration(microseconds: 300_000), because: Why.chosen)
    case .rotation: return Decision(SimulatedDuration(microseconds: 300_000), because: Why.chosen)
    case .resize: return Decision(SimulatedDuration(microseconds: 300_000), because: Why.chosen)
    case .columns: return Decision(SimulatedDuration(microseconds: 300_000), because: Why.chosen)
    case .snapBack: return Decision(SimulatedDuration(microseconds: 250_000), because: Why.chosen)
    }
  }
}

extension TransitionDurations {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 161 }
    case notAnimated, reported, chosen

    var words: String {
      switch self {
      case .notAnimated: "the transition is not animated"
      case .reported: "a third party gives the duration"
      case .chosen: "no source gives the duration; it is chosen"
      }
    }
  }
}
