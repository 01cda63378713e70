public import AdaptCore

/// Which ways a person has to close what is presented on top.
///
/// Rule `presentation.ways-out`. No way out is a stuck screen.
public enum WaysOut {
  public static let rule = Rule(
    "presentation.ways-out", number: Why.rule,
    summary: "A person closes what is on top by a swipe, by a tap outside or by a control of the "
      + "screen, as the style, the system and the delegate's answer allow.",
    versions: "8–12: a tap outside a popover; 13+: swipes and taps, as those rules say",
    grade: .reported,
    source: "R004, R012, R015, R032, R034; rules presentation.swipe, "
      + "presentation.outside-tap and alert.outside-tap",
    reasons: Why.allWords)

  /// The ways a person has.
  public struct Ways: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let swipe = Ways(rawValue: 1 << 0)
    public static let tapOutside = Ways(rawValue: 1 << 1)
    /// A button of the screen, or an action of an alert.
    public static let control = Ways(rawValue: 1 << 2)
  }

  /// What is presented on top.
  public struct Top: Hashable, Sendable {
    /// The style in effect after adaptation.
    public var style: UIModalPresentationStyle
    /// The window's traits.
    public var traits: UITraitCollection
    public var system: SystemVersion
    /// Whether the presentation is modal (rule `dismissal.modal-content`).
    public var isModal = false
    /// Whether the sheet lies at the edge in compact height and has an active detent there.
    public var isEdgeAttached = false
    /// What the delegate answers when it is asked whether the presentation may go; nil where it
    /// does not say.
    public var answer: Bool?
    /// What kind of alert it is; nil for other controllers.
    public var alert: AlertOutsideTap.Shown?
    /// Whether an alert has a cancel action.
    public var hasCancel = false
    /// Whether a control that a person can reach dismisses it.
    public var hasControl = false

    public init(
      style: UIModalPresentationStyle, traits: UITraitCollection, system: SystemVersion
    ) {
      self.style = style
      self.traits = traits
      self.system = system
    }
  }

  /// Returns the ways out; the reasons name what each way fails or succeeds by.
  public static func decide(_ top: Top) -> Decision<Ways> {
    var ways: Ways = top.hasControl ? .control : []
    if let alert = top.alert {
      let tap = AlertOutsideTap.decide(alert, hasCancel: top.hasCancel)
      if tap.value != .ignored { ways.insert(.tapOutside) }
      return finish(ways, after: tap.reasons, top)
    }
    let swipe = SheetSwipe.decide(
      style: top.style, traits: top.traits, on: top.system, isModal: top.isModal,
      isEdgeAttached: top.isEdgeAttached)
    let tap = OutsideTap.decide(
      style: top.style, traits: top.traits, on: top.system, isModal: top.isModal,
      isEdgeAttached: top.isEdgeAttached)
    let reasons = swipe.reasons.adding(tap.reasons)
    if swipe.value == .asks || tap.value == .asks, top.answer == false, asks(top) {
      return finish(ways, after: reasons.adding(Why.refused.reason), top)
    }
    if swipe.value == .asks { ways.insert(.swipe) }
    if tap.value == .asks { ways.insert(.tapOutside) }
    return finish(ways, after: reasons, top)
  }

  private static func asks(_ top: Top) -> Bool {
    DismissalQuestions.decide(by: .person, style: top.style, on: top.system).value.should != nil
  }

  private static func finish(
    _ ways: Ways, after reasons: ReasonList, _ top: Top
  ) -> Decision<Ways> {
    let last: Why = ways.isEmpty ? .stuck : top.hasControl ? .control : .gesture
    return Decision(ways, because: reasons.adding(last.reason))
  }
}

extension WaysOut {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 78 }
    case refused, control, gesture, stuck

    var words: String {
      switch self {
      case .refused: "the delegate always answers that it should stay"
      case .control: "a control of the screen closes it"
      case .gesture: "a gesture closes it, and no control does"
      case .stuck: "no gesture and no control closes it, so only code can"
      }
    }
  }
}
