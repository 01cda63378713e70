import AdaptCore
import AdaptRules
import Foundation

/// What happened from the first event that is looked at.
extension ExpectationCheck {
  func whole(_ patterns: [EventPattern], _ filter: EventFilter) -> Verdict {
    let seen = filtered.places(filter).lazy.map { [lines] in lines[$0] }
    let expected = "a trace of \(Self.lines(patterns.count))"
    let same = zip(patterns, seen).prefix { $0.fits($1) }.count
    guard same < max(patterns.count, seen.count) else { return Verdict(expected, found: nil) }
    return Verdict(
      expected, found: "\(Self.lines(seen.count)), and line \(same + 1) differs",
      details: Self.comparison(
        patterns, seen, at: same, wanted: \.description, found: \.description))
  }

  func calls(to name: String, _ callbacks: [Callback], _ filter: EventFilter) -> Verdict {
    let seen = filtered.places(filter, callsTo: name).lazy.map { [lines] in lines[$0].word.name }
    let expected = "\(callbacks.count) calls to \(name)"
    let same = zip(callbacks, seen).prefix { $0.name == $1 }.count
    guard same < max(callbacks.count, seen.count) else { return Verdict(expected, found: nil) }
    return Verdict(
      expected, found: "\(seen.count), and call \(same + 1) differs",
      details: Self.comparison(callbacks, seen, at: same, wanted: \.name, found: \.self))
  }

  private static func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }

  /// The lines around the first difference: `-` for expected, `+` for found.
  ///
  /// - Complexity: O(1) in the number of lines.
  private static func comparison<Wanted: RandomAccessCollection, Found: RandomAccessCollection>(
    _ wanted: Wanted, _ found: Found, at place: Int,
    wanted wantedWords: (Wanted.Element) -> String, found foundWords: (Found.Element) -> String
  ) -> [String] {
    let shown = 6
    func changed<Lines: RandomAccessCollection>(
      _ lines: Lines, _ words: (Lines.Element) -> String, _ mark: String
    ) -> [String] {
      let rest = lines.dropFirst(place)
      let part = rest.prefix(shown).map { "\(mark) \(words($0))" }
      return rest.count > shown ? part + ["\(mark) … \(rest.count - shown) more"] : part
    }
    let before = wanted.prefix(place).suffix(2).map { "  \(wantedWords($0))" }
    return before + changed(wanted, wantedWords, "-") + changed(found, foundWords, "+")
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
    let found = findings.count(kind, about: name, because: rule)
    let of = name.map { " about \($0)" } ?? ""
    let because = rule.map { " because of the rule \($0)" } ?? ""
    let expected =
      "the finding \(kind.name)\(of)\(because)" + (count.map { " \(Self.times($0))" } ?? "")
    guard count.map({ $0 != found }) ?? (found == 0) else { return Verdict(expected, found: nil) }
    return Verdict(
      expected, found: found == 0 ? "none" : "it \(Self.times(found))",
      details: findings.examples.map { "there is '\($0)'" })
  }
}
