import AdaptCore
import AdaptRules
import Foundation

/// What happened from the first event that is looked at.
extension ExpectationCheck {
  func whole(_ patterns: [EventPattern], _ filter: EventFilter) -> Verdict {
    let seen = lines.filter { !$0.isUncounted && filter.letsThrough($0) }
    let expected = "a trace of \(Self.lines(patterns.count))"
    let same = zip(patterns, seen).prefix { $0.fits($1) }.count
    guard same < max(patterns.count, seen.count) else { return Verdict(expected, found: nil) }
    return Verdict(
      expected, found: "\(Self.lines(seen.count)), and line \(same + 1) differs",
      details: Self.comparison(patterns.map(\.description), seen.map(\.description), at: same))
  }

  func calls(to name: String, _ callbacks: [Callback], _ filter: EventFilter) -> Verdict {
    let seen = index.lines(of: name).filter { line in
      guard case .call = line.word else { return false }
      return !line.isUncounted && filter.letsThrough(line)
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

  func order(_ patterns: [EventPattern]) -> Verdict {
    var place = 0
    for (number, pattern) in patterns.enumerated() {
      guard let match = index.next(pattern, from: place) else {
        return missing(pattern, after: number > 0 ? patterns[number - 1] : nil, from: place)
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
    if !index.places(of: pattern).isEmpty {
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

  private func nearest(to pattern: EventPattern) -> [String] {
    index.nearest(to: pattern).map(\.description)
  }

  func count(_ pattern: EventPattern, _ count: Int) -> Verdict {
    let found = index.places(of: pattern).count
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

  func finding(
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
