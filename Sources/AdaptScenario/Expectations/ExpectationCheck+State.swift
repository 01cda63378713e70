import AdaptCore
import AdaptRules
import AdaptUIKit
import Foundation

/// What is at the moment of the check.
extension ExpectationCheck {
  func name(of controller: UIViewController) -> String {
    simulation.id(of: controller).flatMap { trace.description(of: $0).name } ?? "a controller"
  }

  func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }

  /// The verdict on a controller that has to be there.
  func living(
    _ name: String, _ expected: String, _ check: (UIViewController) -> Verdict
  ) -> Verdict {
    guard let controller = cast.livingController(name) else {
      return Verdict(expected, found: "no controller of that name at that moment")
    }
    return check(controller)
  }

  func style(
    of name: String, _ style: UIModalPresentationStyle, _ rule: String?
  ) -> Verdict {
    let expected =
      "\(name) presented as \(style)" + (rule.map { " because of the rule \($0)" } ?? "")
    return living(name, expected) { controller in
      guard controller.presentingViewController != nil else {
        return Verdict(expected, found: "a controller that is not presented")
      }
      let found = controller.outermost.presentationController?.presentationStyle ?? .none
      guard found == style else {
        return Verdict(expected, found: "\(found)", details: reasons(of: controller))
      }
      guard let rule, !decidingRules(of: controller).contains(rule) else {
        return Verdict(expected, found: nil)
      }
      return Verdict(
        expected, found: list(decidingRules(of: controller)), details: reasons(of: controller))
    }
  }

  /// The last decision on the style of the presentation that shows a controller.
  private func decision(of controller: UIViewController) -> ReasonList {
    [controller, controller.outermost].lazy.compactMap { simulation.id(of: $0) }
      .compactMap(memory.decision).first ?? ReasonList()
  }

  private func decidingRules(of controller: UIViewController) -> [String] {
    decision(of: controller).compactMap { RuleCatalogue.rule(of: $0)?.id }
  }

  private func reasons(of controller: UIViewController) -> [String] {
    words(decision(of: controller))
  }

  private func words(_ reasons: ReasonList) -> [String] {
    reasons.compactMap { reason in
      guard let rule = RuleCatalogue.rule(of: reason), let words = RuleCatalogue.words(of: reason)
      else { return nil }
      return "because \(words) [\(rule.id)]"
    }
  }

  func frame(of name: String) -> CGRect? {
    if name == "window" { return cast.window?.bounds }
    guard let view = cast.livingController(name)?.viewIfLoaded, view.window != nil else {
      return nil
    }
    return view.convert(view.bounds, to: nil)
  }

  func covers(_ name: String, _ covers: Bool) -> Verdict {
    let expected = "\(name) \(covers ? "to cover" : "not to cover") the window"
    guard let frame = frame(of: name), let window = cast.window?.bounds else {
      return Verdict(expected, found: covers ? "a view that is not in the window" : nil)
    }
    let found = Self.isNear(frame, window, ScenarioExpectation.tolerance)
    return Verdict(
      expected, found: found == covers ? nil : "its frame \(frame.figure) in \(window.size.figure)")
  }

  func detent(of name: String, _ detent: String?) -> Verdict {
    let expected = "\(name) at \(detent.map { "the detent \($0)" } ?? "no detent")"
    return living(name, expected) { controller in
      guard let sheet = controller.outermost.sheetPresentationController,
        controller.presentingViewController != nil
      else { return Verdict(expected, found: "a controller that no sheet presents") }
      let found = sheet.restingDetentIdentifier?.scenarioName
      return Verdict(
        expected, found: found == detent ? nil : found.map { "the detent \($0)" } ?? "no detent")
    }
  }

  func waysOut(_ ways: WaysOut.Ways) -> Verdict {
    let expected = "the ways out \(list(ways.names))"
    guard let top = TopPresentation(cast) else {
      return Verdict(expected, found: "nothing presented, or something that moves")
    }
    guard top.ways.value != ways else { return Verdict(expected, found: nil) }
    return Verdict(
      expected, found: "\(list(top.ways.value.names)) for \(top.name)",
      details: words(top.ways.reasons))
  }

  func frame(of name: String, _ frame: CGRect, _ tolerance: CGFloat) -> Verdict {
    let expected = "\(name) at \(frame.figure)"
    guard let found = self.frame(of: name) else {
      return Verdict(expected, found: "a view that is not in the window")
    }
    return Verdict(expected, found: Self.isNear(found, frame, tolerance) ? nil : found.figure)
  }

  func size(of name: String, _ size: CGSize, _ tolerance: CGFloat) -> Verdict {
    let expected = "\(name) of \(size.figure)"
    guard let found = self.frame(of: name)?.size else {
      return Verdict(expected, found: "a view that is not in the window")
    }
    let isNear = Self.isNear(
      CGRect(origin: .zero, size: found), CGRect(origin: .zero, size: size), tolerance)
    return Verdict(expected, found: isNear ? nil : found.figure)
  }

  static func isNear(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat) -> Bool {
    abs(a.minX - b.minX) <= tolerance && abs(a.minY - b.minY) <= tolerance
      && abs(a.width - b.width) <= tolerance && abs(a.height - b.height) <= tolerance
  }

  func traits(of name: String, _ traits: UITraitCollection) -> Verdict {
    let expected = "\(name) with \(traits.words(of: traits))"
    func compare(_ found: UITraitCollection) -> Verdict {
      Verdict(expected, found: found.containsTraits(in: traits) ? nil : found.words(of: traits))
    }
    if name == "window" { return compare(simulation.traitCollection) }
    return living(name, expected) { compare($0.traitCollection) }
  }

  func presenter(of name: String, _ presenter: String?) -> Verdict {
    let expected = presenter.map { "\(name) presented by \($0)" } ?? "\(name) presented by nobody"
    return living(name, expected) { controller in
      let found = controller.presentingViewController.map(self.name(of:))
      return Verdict(expected, found: found == presenter ? nil : found ?? "nobody")
    }
  }

  func stack(of name: String, _ names: [String]) -> Verdict {
    let expected = "the stack \(list(names)) in \(name)"
    return living(name, expected) { controller in
      guard let navigation = controller.nearest(UINavigationController.self) else {
        return Verdict(expected, found: "a controller without a stack")
      }
      let found = navigation.viewControllers.map(self.name(of:))
      return Verdict(expected, found: found == names ? nil : list(found))
    }
  }

  func state(of name: String) -> AppearanceState {
    cast.livingController(name).flatMap { simulation.id(of: $0) }
      .flatMap { memory.states[$0] } ?? .disappeared
  }

  func released(_ name: String, _ isReleased: Bool) -> Verdict {
    let expected = isReleased ? "\(name) to be gone" : "\(name) to live"
    guard trace.node(named: name) != nil else {
      return Verdict(expected, found: "that it was never made")
    }
    let isGone = cast.livingController(name) == nil
    return Verdict(
      expected, found: isGone == isReleased ? nil : isGone ? "it gone" : "that it lives")
  }

  func unwound(to name: String?) -> Verdict {
    let expected = name.map { "an unwind to \($0)" } ?? "no unwind that ended anywhere"
    let found = memory.unwound.map { trace.description(of: $0).name ?? "\($0)" }
    return Verdict(expected, found: found == name ? nil : found ?? "none that ended anywhere")
  }
}
