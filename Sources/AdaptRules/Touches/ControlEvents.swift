public import AdaptCore

/// What a control tells of when a person uses it.
///
/// Rule `controls.events`. UIKit: `UIControl.Event`.
public enum ControlEvents {
  public static let rule = Rule(
    "controls.events", number: Why.rule,
    summary: "A button tells of the touch that goes down, then of the one that goes up inside and "
      + "of its primary action at once; a control with a value tells of the touch that goes down, "
      + "then of the new value and of its primary action at once, if it has a new one, and of the "
      + "touch that goes up. Segments and date pickers tell of no touches.",
    versions: "8+; primary actions 9+", grade: .reported,
    source: "documentation of UIControl.Event; Programming iOS 4, chapter 11, has which control "
      + "tells of which events, found by trying; the order of one touch is chosen",
    reasons: Why.allWords)

  /// What kind of control a person uses.
  public enum Kind: Hashable, Sendable {
    /// A button, or a control of the app's own.
    case button
    /// A switch, a slider, a stepper.
    case value(changed: Bool)
    /// Segments, a date picker.
    case quietValue(changed: Bool)
  }

  /// A moment of a touch.
  public enum Moment: Hashable, Sendable {
    case down
    /// The value is another one.
    case changed(withPrimaryAction: Bool)
    /// The finger leaves the control inside of it.
    case up(withPrimaryAction: Bool)
  }

  /// Returns the moments that a control tells of, in their order.
  public static func decide(_ kind: Kind, on system: SystemVersion) -> Decision<[Moment]> {
    let hasPrimary = system >= 9
    switch kind {
    case .button:
      return Decision([.down, .up(withPrimaryAction: hasPrimary)], because: Why.button)
    case .value(changed: true):
      return Decision(
        [.down, .changed(withPrimaryAction: hasPrimary), .up(withPrimaryAction: false)],
        because: Why.changed)
    case .value(changed: false):
      return Decision([.down, .up(withPrimaryAction: false)], because: Why.same)
    case .quietValue(changed: true):
      return Decision([.changed(withPrimaryAction: hasPrimary)], because: Why.changed)
    case .quietValue(changed: false): return Decision([], because: Why.same)
    }
  }
}

extension ControlEvents {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 204 }
    case button, changed, same

    var words: String {
      switch self {
      case .button: "a tap is what a button is for"
      case .changed: "the control has a new value"
      case .same: "the control's value stays"
      }
    }
  }
}
