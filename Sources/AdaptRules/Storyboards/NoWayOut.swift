public import AdaptCore
import AdaptDocuments

/// Presented scenes that a person cannot leave.
///
/// Rule `storyboard.no-way-out`. The gestures are decided by rule `presentation.ways-out` for the
/// style that the presentation has on each device; a control of the scene, or of any that it leads
/// to, that unwinds or calls an action counts as a way out. Without devices only styles that look
/// the same on all of them are judged.
public enum NoWayOut: StoryboardRule {
  public static let rule = Rule(
    "storyboard.no-way-out", number: Why.rule,
    summary:
      "What a segue presents can be left by a gesture, an unwind segue or an action, on every "
      + "device.",
    versions: "as rule presentation.ways-out says", grade: .documented,
    source: "R004, R012, R015, R034 and rule presentation.ways-out", reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    check.performed.compactMap { way in
      guard let target = way.target, !check.leaving.hasControl[target],
        !check.isClosedByCode(target),
        let style = PresentedForm.style(of: way, in: check.graph)
      else { return nil }
      let isModal = check.graph.controller(target)?.isModalInPresentation ?? false
      let place: String
      var devices: [StoryboardFinding.Device] = []
      if check.environments.isEmpty {
        guard isRigid(style) else { return nil }
        place = ""
      } else {
        let stuck = check.environments(of: way.source) { environment, traits in
          isStuck(style, isModal, traits, environment)
        }
        guard !stuck.isEmpty else { return nil }
        place = " on \(check.words(stuck))"
        devices = check.devices(stuck)
      }
      let name = check.name(target)
      // Code that performs the segue may close what it presents as well: a screen while it waits.
      let isByCode =
        way.origin.kind == .controller && check.graph.controller(way.source)?.customClass != nil
      if check.leaving.hasCode[target] || isByCode {
        return finding(
          Why.onlyCode, .note, at: way, in: check,
          "no gesture, unwind or action closes \(name)\(place), only code can; see that it does, "
            + "or add a button that unwinds", devices: devices)
      }
      return finding(
        Why.stuck, .warning, at: way, in: check,
        "nobody can leave \(name)\(place): no gesture, unwind, action or code closes it; add a "
          + "button that unwinds", devices: devices)
    }
  }

  /// Whether a style has no gesture that closes it, whatever the environment.
  private static func isRigid(_ style: UIModalPresentationStyle) -> Bool {
    !AdaptationAsks.decide(original: style).value && style != .automatic
  }

  private static func isStuck(
    _ style: UIModalPresentationStyle, _ isModal: Bool, _ traits: UITraitCollection,
    _ environment: StoryboardEnvironment
  ) -> Bool {
    let form = PresentedForm(style, in: traits, of: environment)
    var top = WaysOut.Top(
      style: form.effective, traits: traits, system: environment.platform.system)
    top.isModal = isModal
    return WaysOut.decide(top).value.isEmpty
  }
}

extension NoWayOut {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 137 }
    case stuck, onlyCode

    var words: String {
      switch self {
      case .stuck: "no gesture, control or code closes what is presented"
      case .onlyCode: "no gesture and no control of the file closes what is presented"
      }
    }
  }
}
