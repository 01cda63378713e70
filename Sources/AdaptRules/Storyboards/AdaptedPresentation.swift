public import AdaptCore
import AdaptDocuments

/// What the popovers and sheets of a storyboard become on the devices that are checked.
///
/// Rule `storyboard.adapted-presentation`. The rules of adaptation decide, as if no delegate
/// answered; where the code is known and a class at either end of the segue has the delegate's
/// method, nothing is claimed.
public enum AdaptedPresentation: StoryboardRule {
  public static let rule = Rule(
    "storyboard.adapted-presentation", number: Why.rule,
    summary: "A segue's popover or sheet adapts to the device, unless a delegate decides; the old "
      + "popover segue is for pads alone.",
    versions: "as the rules of adaptation say", grade: .measured,
    source: "rules presentation.automatic and adaptation.default; the popover segue before 8: "
      + "documentation of UIPopoverController, which is for pads",
    reasons: Why.allWords)

  static func findings(in check: StoryboardCheck) -> [StoryboardFinding] {
    guard !check.environments.isEmpty else { return [] }
    return check.performed.compactMap { way in
      guard let style = PresentedForm.style(of: way, in: check.graph) else { return nil }
      return way.segue.kind == .popoverOfPad
        ? ofOldPopover(way, in: check) : ofAdapting(way, style, in: check)
    }
  }

  private static func ofOldPopover(
    _ way: StoryboardWay, in check: StoryboardCheck
  ) -> StoryboardFinding? {
    let phones = check.environments(of: way.source) { environment, _ in
      environment.idiom == .phone
    }
    guard !phones.isEmpty else { return nil }
    return finding(
      Why.oldPopover, .warning, at: way, in: check,
      "this popover is of the kind before 8 and raises an exception on \(check.words(phones)); use "
        + "'Present As Popover'", devices: check.devices(phones))
  }

  private static func ofAdapting(
    _ way: StoryboardWay, _ style: UIModalPresentationStyle, in check: StoryboardCheck
  ) -> StoryboardFinding? {
    var outcomes: [String] = []
    var all = EnvironmentSet()
    for outcome in UIModalPresentationStyle.allCases {
      let set = check.environments(of: way.source) { environment, traits in
        let form = PresentedForm(style, in: traits, of: environment)
        return form.effective == outcome && form.effective != form.original
      }
      let isNarrow = check.environments.contains { environment in
        guard let traits = environment.narrow else { return false }
        let form = PresentedForm(style, in: traits, of: environment)
        return form.effective == outcome && form.effective != form.original
      }
      all.formUnion(set)
      let places = [
        set.isEmpty ? nil : "on \(check.words(set))",
        isNarrow ? "in narrow windows of pads" : nil,
      ].compactMap(\.self)
      if !places.isEmpty { outcomes.append("\(outcome) \(places.joined(separator: " and "))") }
    }
    guard !outcomes.isEmpty, !check.decidesAdaptation(of: way) else { return nil }
    let list = outcomes.joined(separator: "; ")
    return finding(
      Why.adapts, .note, at: way, in: check,
      "the \(style) of \(check.destination(of: way)) becomes \(list); set a delegate if that is "
        + "not meant", devices: check.devices(all))
  }
}

extension AdaptedPresentation {
  enum Why: UInt8, RuleReason {
    static var rule: UInt8 { 136 }
    case adapts, oldPopover

    var words: String {
      switch self {
      case .adapts: "the environment gives the presentation another style"
      case .oldPopover: "the popover segue before 8 is for pads alone"
      }
    }
  }
}

extension StoryboardCheck {
  /// Whether a class at either end of a way has a method that decides how presentations adapt.
  fileprivate func decidesAdaptation(of way: StoryboardWay) -> Bool {
    [way.source, way.target].compactMap(\.self).contains { scene in
      guard let name = graph.controller(scene)?.customClass?.name else { return false }
      return demands?.members[name]?.methods.contains { method in
        // As Objective-C spells it, and as Swift would if the protocol did not say.
        method.hasPrefix("adaptivePresentationStyleFor")
      } ?? false
    }
  }
}
