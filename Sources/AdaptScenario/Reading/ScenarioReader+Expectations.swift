import AdaptCore
import AdaptJSON
import AdaptRules
import Foundation

extension ScenarioReader {
  func expectations(_ value: JSONValue?) throws(JSONError) -> [ScenarioExpectation] {
    guard let value else { return [] }
    var expectations: [ScenarioExpectation] = []
    for element in try value.array() {
      if let read = problems.collect({ () throws(JSONError) in try expectation(element) }) {
        expectations.append(read)
      }
    }
    return expectations
  }

  private func expectation(_ value: JSONValue) throws(JSONError) -> ScenarioExpectation {
    guard case .object(let object) = value.content else {
      throw value.error(
        "found \(value.summary) in place of an expectation; "
          + "write one such as { style: 'compose', is: 'fullScreen' }")
    }
    let subjects = ScenarioGrammar.expectations.map(\.subject)
    guard let first = object.members.first(where: { subjects.contains($0.name) }) else {
      guard let wrong = object.members.first else {
        throw value.error(
          "an expectation says nothing; \(nameSuggestion(for: "", among: subjects))")
      }
      throw JSONError(
        at: wrong.namePosition,
        "no expectation \(wrong.name.quoted); \(nameSuggestion(for: wrong.name, among: subjects))")
    }
    let options = ScenarioGrammar.expectations.first { $0.subject == first.name }?.options ?? []
    let reader = try value.object("an expectation", keys: [first.name] + options)
    let kind = try kind(first.name, first.value, reader)
    return ScenarioExpectation(kind, at: value.position)
  }

  private func kind(
    _ subject: String, _ value: JSONValue, _ object: JSONObjectReader
  ) throws(JSONError) -> ScenarioExpectation.Kind {
    switch subject {
    case "trace":
      return .trace(try patterns(value, counted: true), try filter(object, withSubjects: true))
    case "order": return .order(try patterns(value, counted: false))
    case "count":
      let count = try object.required("is").integer(in: 0...Int(Int32.max))
      return .count(try pattern(value.string(), at: value, counted: true), is: count)
    case "callbacks":
      return .callbacks(
        of: try traced(value), are: try object.required("are").array(countedCallback),
        try filter(object, withSubjects: false))
    case "finding":
      return .finding(
        try findingKind(value), on: try object.optional("on").read(traced),
        because: try object.optional("because").read(rule),
        count: try object.optional("is")?.integer(in: 0...Int(Int32.max)))
    case "findings":
      if case .string("none") = value.content { return .findings([]) }
      return .findings(try value.array(findingKind))
    case "style":
      return .style(
        of: try names.controller(value), is: try style(try object.required("is")),
        because: try object.optional("because").read(rule))
    case "covers": return .covers(try names.controller(value), is: try holds(object))
    case "detent":
      let detent = try object.required("is")
      if case .null = detent.content { return .detent(of: try names.controller(value), is: nil) }
      return .detent(of: try names.controller(value), is: try detentName(detent))
    case "anchor":
      return .anchor(
        of: try names.controller(value), is: try expectedAnchor(try object.required("is")),
        within: try tolerance(object))
    case "arrow":
      return .arrow(of: try names.controller(value), is: try arrow(try object.required("is")))
    case "waysOut": return .waysOut(try waysOut(value))
    case "frame": return try frame(value, object)
    case "traits":
      return .traits(
        of: try controllerOrWindow(value),
        are: try traits(try object.required("are"), "the expected traits"))
    case "presented":
      return .presented(try value.array(names.controller))
    case "presenter":
      let presenter = try object.required("is")
      if case .null = presenter.content {
        return .presenter(of: try names.controller(value), is: nil)
      }
      return .presenter(of: try names.controller(value), is: try names.controller(presenter))
    case "stack":
      return .stack(
        of: try names.controller(value), is: try object.required("are").array(names.controller))
    case "visible": return .visible(try names.controller(value), is: try holds(object))
    case "state":
      return .state(
        of: try names.controller(value), is: try object.required("is").caseName(of: "state"))
    case "orientation": return .orientation(try orientation(value))
    case "unwoundTo":
      if case .null = value.content { return .unwound(to: nil) }
      return .unwound(to: try names.controller(value))
    case "released": return .released(try names.controller(value), is: try holds(object))
    default: return .container(try containerExpectation(subject, value, object))
    }
  }

  private func holds(_ object: JSONObjectReader) throws(JSONError) -> Bool {
    try object.optional("is")?.bool() ?? true
  }

  private func controllerOrWindow(_ value: JSONValue) throws(JSONError) -> String {
    if case .string("window") = value.content { return "window" }
    return try names.controller(value)
  }

  private func traced(_ value: JSONValue) throws(JSONError) -> String {
    try names.subject(try value.string(), at: value)
  }

  /// Reads `[x, y, width, height]`, or `[width, height]` where the place does not matter.
  private func frame(
    _ value: JSONValue, _ object: JSONObjectReader
  ) throws(JSONError) -> ScenarioExpectation.Kind {
    let name = try controllerOrWindow(value)
    let figures = try object.required("is")
    let within = try tolerance(object)
    if try figures.array().count == 2 {
      return .size(of: name, is: try figures.size(), within: within)
    }
    return .frame(of: name, is: try rect(figures), within: within)
  }

  func tolerance(_ object: JSONObjectReader) throws(JSONError) -> CGFloat {
    try object.optional("within").read { (value) throws(JSONError) in
      CGFloat(try value.number(.from(0, to: 1_000)))
    } ?? ScenarioExpectation.tolerance
  }

  /// Reads `["swipe", "tapOutside"]`, or `"none"`.
  private func waysOut(_ value: JSONValue) throws(JSONError) -> WaysOut.Ways {
    if case .string("none") = value.content { return [] }
    var ways: WaysOut.Ways = []
    for element in try oneOrSeveral(value).array() {
      ways.insert(try element.choice(of: "way out", among: WaysOut.Ways.named.map { ($0, $1) }))
    }
    return ways
  }

  private func findingKind(_ value: JSONValue) throws(JSONError) -> Finding.Kind {
    try value.choice(of: "finding", among: Finding.Kind.allCases.map { ($0.name, $0) })
  }

  private func rule(_ value: JSONValue) throws(JSONError) -> String {
    try value.choice(of: "rule", among: RuleCatalogue.all.map { ($0.id, $0.id) })
  }
}

// MARK: - Lines of a trace

extension ScenarioReader {
  private func filter(
    _ object: JSONObjectReader, withSubjects: Bool
  ) throws(JSONError) -> EventFilter {
    var filter = EventFilter()
    if let value = object.optional("of") {
      filter.groups = try oneOrSeveral(value).array { (value) throws(JSONError) in
        try value.choice(of: "group of events", EventGroup.self)
      }
    }
    if withSubjects, let value = object.optional("on") {
      filter.subjects = try oneOrSeveral(value).array(traced)
    }
    return filter
  }

  /// A string stands for the list that holds just it.
  func oneOrSeveral(_ value: JSONValue) -> JSONValue {
    guard case .string = value.content else { return value }
    return JSONValue(.array([value]), at: value.position)
  }

  /// Reads lines: a list of texts, or one text of several lines.
  ///
  /// - Parameter counted: Whether each line stands for exactly one event.
  private func patterns(_ value: JSONValue, counted: Bool) throws(JSONError) -> [EventPattern] {
    var patterns: [EventPattern] = []
    for element in try oneOrSeveral(value).array() {
      for line in try element.string().split(whereSeparator: \.isNewline) {
        guard !line.allSatisfy(\.isWhitespace) else { continue }
        patterns.append(try pattern(String(line), at: element, counted: counted))
      }
    }
    return patterns
  }

  private func pattern(
    _ line: String, at value: JSONValue, counted: Bool
  ) throws(JSONError) -> EventPattern {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard words.count >= 2 else {
      throw value.error(
        "the line \(line.quoted) says not who and what; write one such as 'list viewWillAppear'")
    }
    let subject = try names.subject(String(words[0]), at: value)
    let name = String(words[1])
    guard let word = EventWord.all.first(where: { $0.name == name })?.word else {
      let known = EventWord.all.map(\.name)
      throw value.error(
        "no callback or event \(name.quoted) in the line \(line.quoted); "
          + nameSuggestion(for: name, among: known))
    }
    if counted, case .call(let callback) = word { try requireCounted(callback, at: value) }
    // A size may be written as reports write it: 414 × 896.
    let rest = words.dropFirst(2).joined(separator: " ").replacing(" × ", with: "x")
    return EventPattern(subject, word, rest.isEmpty ? nil : rest)
  }

  private func countedCallback(_ value: JSONValue) throws(JSONError) -> Callback {
    let callback = try value.choice(
      of: "callback", among: Callback.allCases.map { ($0.name, $0) })
    try requireCounted(callback, at: value)
    return callback
  }

  /// How often UIKit asks a delegate is not promised, so an expectation cannot count it.
  private func requireCounted(_ callback: Callback, at value: JSONValue) throws(JSONError) {
    guard callback.isAskedAnyNumberOfTimes else { return }
    throw value.error(
      "how often \(callback.name.quoted) is asked is not promised; "
        + "expect the 'style' it leads to, or its place in an 'order'")
  }
}
