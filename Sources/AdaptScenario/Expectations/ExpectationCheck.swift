import AdaptCore
import AdaptRules
import AdaptUIKit
import Foundation

/// Compares what a scenario expects with what a run shows at a moment.
struct ExpectationCheck {
  private let simulation: Simulation
  private let cast: ScenarioCast
  private let trace: Trace
  private let memory: RunMemory
  private let lines: [EventLine]
  /// Where the events begin that are looked at.
  private let first: Int

  /// - Parameter first: The place in the trace from which on events are looked at.
  init(
    _ simulation: Simulation, _ cast: ScenarioCast, _ memory: inout RunMemory, from first: Int
  ) {
    self.simulation = simulation
    self.cast = cast
    self.first = first
    trace = simulation.trace
    memory.update(trace)
    self.memory = memory
    lines = EventLines(trace).lines(from: first)
  }

  /// What was found, or that the expectation holds.
  private struct Verdict {
    var expected: String
    var found: String?
    var details: [String] = []

    init(_ expected: String, found: String?, details: [String] = []) {
      self.expected = expected
      self.found = found
      self.details = details
    }

    /// Holds when both are the same.
    init<Value: Equatable>(
      _ what: String, _ expected: Value, _ found: Value, in words: (Value) -> String
    ) {
      self.init(
        "\(what) \(words(expected))", found: expected == found ? nil : words(found))
    }
  }

  func outcome(_ expectation: ScenarioExpectation) -> ExpectationOutcome {
    let verdict = verdict(expectation.kind)
    return ExpectationOutcome(
      expectation: expectation, expected: verdict.expected, found: verdict.found,
      details: verdict.details)
  }

  private func verdict(_ kind: ScenarioExpectation.Kind) -> Verdict {
    switch kind {
    case .trace(let patterns, let filter): whole(patterns, filter)
    case .order(let patterns): order(patterns)
    case .count(let pattern, let count): self.count(pattern, count)
    case .callbacks(let name, let callbacks, let filter): calls(to: name, callbacks, filter)
    case .finding(let kind, let name, let rule, let count): finding(kind, name, rule, count)
    case .findings(let kinds):
      Verdict("the findings", kinds.map(\.name), seenFindings.map(\.1.kind.name)) { names in
        names.isEmpty ? "none" : names.joined(separator: ", ")
      }
    case .style(let name, let style, let rule): self.style(of: name, style, rule)
    case .covers(let name, let covers): self.covers(name, covers)
    case .frame(let name, let frame, let tolerance): self.frame(of: name, frame, tolerance)
    case .size(let name, let size, let tolerance): self.size(of: name, size, tolerance)
    case .traits(let name, let traits): self.traits(of: name, traits)
    case .presented(let names):
      Verdict("the presented controllers", names, cast.presentedChain.map(name(of:)), in: list)
    case .presenter(let name, let presenter): self.presenter(of: name, presenter)
    case .stack(let name, let names): stack(of: name, names)
    case .visible(let name, let isVisible):
      Verdict(
        name, isVisible, cast.livingController(name)?.viewIfLoaded?.window != nil
      ) { $0 ? "in the window" : "not in the window" }
    case .state(let name, let state):
      Verdict(name, state, self.state(of: name)) { "\($0)" }
    case .orientation(let orientation):
      Verdict("the interface in", orientation, simulation.orientation) { "\($0)" }
    case .released(let name, let isReleased): released(name, isReleased)
    }
  }
}

// MARK: - What is

extension ExpectationCheck {
  private func name(of controller: UIViewController) -> String {
    simulation.id(of: controller).flatMap { trace.description(of: $0).name } ?? "a controller"
  }

  private func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }

  /// The verdict on a controller that has to be there.
  private func living(
    _ name: String, _ expected: String, _ check: (UIViewController) -> Verdict
  ) -> Verdict {
    guard let controller = cast.livingController(name) else {
      return Verdict(expected, found: "no controller of that name at that moment")
    }
    return check(controller)
  }

  private func style(
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
    decision(of: controller).compactMap { reason in
      guard let rule = RuleCatalogue.rule(of: reason), let words = RuleCatalogue.words(of: reason)
      else { return nil }
      return "because \(words) [\(rule.id)]"
    }
  }

  private func frame(of name: String) -> CGRect? {
    if name == "window" { return cast.shownWindow?.bounds }
    guard let view = cast.livingController(name)?.viewIfLoaded, view.window != nil else {
      return nil
    }
    return view.convert(view.bounds, to: nil)
  }

  private func covers(_ name: String, _ covers: Bool) -> Verdict {
    let expected = "\(name) \(covers ? "to cover" : "not to cover") the window"
    guard let frame = frame(of: name), let window = cast.shownWindow?.bounds else {
      return Verdict(expected, found: covers ? "a view that is not in the window" : nil)
    }
    let found = Self.isNear(frame, window, ScenarioExpectation.tolerance)
    return Verdict(
      expected, found: found == covers ? nil : "its frame \(frame.figure) in \(window.size.figure)")
  }

  private func frame(of name: String, _ frame: CGRect, _ tolerance: CGFloat) -> Verdict {
    let expected = "\(name) at \(frame.figure)"
    guard let found = self.frame(of: name) else {
      return Verdict(expected, found: "a view that is not in the window")
    }
    return Verdict(expected, found: Self.isNear(found, frame, tolerance) ? nil : found.figure)
  }

  private func size(of name: String, _ size: CGSize, _ tolerance: CGFloat) -> Verdict {
    let expected = "\(name) of \(size.figure)"
    guard let found = self.frame(of: name)?.size else {
      return Verdict(expected, found: "a view that is not in the window")
    }
    let isNear = Self.isNear(
      CGRect(origin: .zero, size: found), CGRect(origin: .zero, size: size), tolerance)
    return Verdict(expected, found: isNear ? nil : found.figure)
  }

  private static func isNear(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat) -> Bool {
    abs(a.minX - b.minX) <= tolerance && abs(a.minY - b.minY) <= tolerance
      && abs(a.width - b.width) <= tolerance && abs(a.height - b.height) <= tolerance
  }

  private func traits(of name: String, _ traits: UITraitCollection) -> Verdict {
    let expected = "\(name) with \(traits.words(of: traits))"
    func compare(_ found: UITraitCollection) -> Verdict {
      Verdict(expected, found: found.containsTraits(in: traits) ? nil : found.words(of: traits))
    }
    if name == "window" { return compare(simulation.traitCollection) }
    return living(name, expected) { compare($0.traitCollection) }
  }

  private func presenter(of name: String, _ presenter: String?) -> Verdict {
    let expected = presenter.map { "\(name) presented by \($0)" } ?? "\(name) presented by nobody"
    return living(name, expected) { controller in
      let found = controller.presentingViewController.map(self.name(of:))
      return Verdict(expected, found: found == presenter ? nil : found ?? "nobody")
    }
  }

  private func stack(of name: String, _ names: [String]) -> Verdict {
    let expected = "the stack \(list(names)) in \(name)"
    return living(name, expected) { controller in
      guard let navigation = controller.nearestNavigationController else {
        return Verdict(expected, found: "a controller without a stack")
      }
      let found = navigation.viewControllers.map(self.name(of:))
      return Verdict(expected, found: found == names ? nil : list(found))
    }
  }

  private func state(of name: String) -> AppearanceState {
    cast.livingController(name).flatMap { simulation.id(of: $0) }
      .flatMap { memory.states[$0] } ?? .disappeared
  }

  private func released(_ name: String, _ isReleased: Bool) -> Verdict {
    let expected = isReleased ? "\(name) to be gone" : "\(name) to live"
    guard trace.node(named: name) != nil else {
      return Verdict(expected, found: "that it was never made")
    }
    let isGone = cast.livingController(name) == nil
    return Verdict(
      expected, found: isGone == isReleased ? nil : isGone ? "it gone" : "that it lives")
  }
}

// MARK: - What happened

extension ExpectationCheck {
  private var seenFindings: [(Event, Finding)] {
    trace.events(from: first).compactMap { event in
      guard case .finding(let finding) = event.kind else { return nil }
      return (event, finding)
    }
  }

  private func whole(_ patterns: [EventPattern], _ filter: EventFilter) -> Verdict {
    let seen = lines.filter { !$0.isUncounted && filter.letsThrough($0) }
    let expected = "a trace of \(Self.lines(patterns.count))"
    let same = zip(patterns, seen).prefix { $0.fits($1) }.count
    guard same < max(patterns.count, seen.count) else { return Verdict(expected, found: nil) }
    return Verdict(
      expected, found: "\(Self.lines(seen.count)), and line \(same + 1) differs",
      details: Self.comparison(patterns.map(\.description), seen.map(\.description), at: same))
  }

  private func calls(to name: String, _ callbacks: [Callback], _ filter: EventFilter) -> Verdict {
    let seen = lines.filter { line in
      guard case .call = line.word else { return false }
      return line.subject == name && !line.isUncounted && filter.letsThrough(line)
    }
    let expected = "\(callbacks.count) calls to \(name)"
    let (wanted, found) = (callbacks.map(\.name), seen.map(\.word.name))
    let same = zip(wanted, found).prefix { $0 == $1 }.count
    guard wanted != found else { return Verdict(expected, found: nil) }
    return Verdict(
      expected, found: "\(found.count), and call \(same + 1) differs",
      details: Self.comparison(wanted, found, at: same))
  }

  private static func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }

  /// The lines around the first difference: `-` for expected, `+` for found.
  private static func comparison(_ wanted: [String], _ found: [String], at place: Int) -> [String] {
    let shown = 6
    let before = wanted[max(0, place - 2)..<place].map { "  \($0)" }
    func changed(_ lines: [String], _ mark: String) -> [String] {
      let rest = lines[min(place, lines.count)...]
      let part = rest.prefix(shown).map { "\(mark) \($0)" }
      return rest.count > shown ? part + ["\(mark) … \(rest.count - shown) more"] : part
    }
    return before + changed(wanted, "-") + changed(found, "+")
  }

  private func order(_ patterns: [EventPattern]) -> Verdict {
    var place = lines.startIndex
    for (index, pattern) in patterns.enumerated() {
      guard let match = lines[place...].firstIndex(where: pattern.fits) else {
        return missing(pattern, after: index > 0 ? patterns[index - 1] : nil, from: place)
      }
      place = match + 1
    }
    return Verdict("\(Self.lines(patterns.count)) in order", found: nil)
  }

  private func missing(
    _ pattern: EventPattern, after previous: EventPattern?, from place: Int
  ) -> Verdict {
    let after = previous.map { " after '\($0)'" } ?? ""
    let expected = "'\(pattern)'\(after)"
    if lines[..<place].contains(where: pattern.fits) {
      return Verdict(
        expected, found: "it before that", details: Self.excerpt(lines[place...], "then came"))
    }
    let near = nearest(to: pattern)
    guard near.isEmpty else {
      return Verdict(expected, found: "no such line", details: near.map { "there is '\($0)'" })
    }
    return Verdict(
      expected, found: "no such line", details: Self.excerpt(lines[place...], "then came"))
  }

  private static func excerpt(_ lines: ArraySlice<EventLine>, _ words: String) -> [String] {
    lines.prefix(5).map { "\(words) '\($0)'" }
  }

  /// The lines that come nearest to a pattern: the same event with another value, the same event of
  /// others, other events of the same.
  private func nearest(to pattern: EventPattern) -> [String] {
    var seen = Set<String>()
    var unique: [EventLine] = []
    for line in lines where seen.insert(line.description).inserted { unique.append(line) }
    let sameEvent = unique.filter { $0.word == pattern.word && $0.subject == pattern.subject }
    if !sameEvent.isEmpty { return sameEvent.prefix(3).map(\.description) }
    let ofOthers = unique.filter { $0.word == pattern.word }
    if !ofOthers.isEmpty { return ofOthers.prefix(3).map(\.description) }
    return unique.filter { $0.subject == pattern.subject }.prefix(3).map(\.description)
  }

  private func count(_ pattern: EventPattern, _ count: Int) -> Verdict {
    let found = lines.count { pattern.fits($0) }
    let expected = "'\(pattern)' \(Self.times(count))"
    guard found != count else { return Verdict(expected, found: nil) }
    let near = found == 0 ? nearest(to: pattern).map { "there is '\($0)'" } : []
    return Verdict(expected, found: "it \(Self.times(found))", details: near)
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 0: "never"
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }

  private func finding(
    _ kind: Finding.Kind, _ name: String?, _ rule: String?, _ count: Int?
  ) -> Verdict {
    let names = EventLines(trace)
    let matches = seenFindings.filter { event, finding in
      finding.kind == kind
        && (name.map { concerns(event, finding, $0, names) } ?? true)
        && (rule.map { id in
          finding.reasons.contains { RuleCatalogue.rule(of: $0)?.id == id }
        } ?? true)
    }
    let of = name.map { " about \($0)" } ?? ""
    let because = rule.map { " because of the rule \($0)" } ?? ""
    let expected =
      "the finding \(kind.name)\(of)\(because)" + (count.map { " \(Self.times($0))" } ?? "")
    guard count.map({ $0 != matches.count }) ?? matches.isEmpty else {
      return Verdict(expected, found: nil)
    }
    let all = seenFindings.map { event, finding in
      "\(names.name(event.subject)) finding \(finding.kind.name)"
    }
    return Verdict(
      expected, found: matches.isEmpty ? "none" : "it \(Self.times(matches.count))",
      details: all.prefix(5).map { "there is '\($0)'" })
  }

  private func concerns(
    _ event: Event, _ finding: Finding, _ name: String, _ names: EventLines
  ) -> Bool {
    [event.subject, finding.object, finding.other].contains { $0.map(names.name) == name }
  }
}

extension UIViewController {
  /// The controller that no other contains, from here upwards.
  var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}
