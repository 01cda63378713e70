import AdaptCore
import AdaptScenario
import Foundation

extension ScenarioText {
  static func node(_ expectation: ScenarioExpectation) -> TextNode {
    .members(members(expectation.kind))
  }

  private static func members(
    _ kind: ScenarioExpectation.Kind
  ) -> [(key: String, value: TextNode?)] {
    switch kind {
    case .trace(let lines, let filter):
      [("trace", node(lines)), groups(filter), ("on", strings(filter.subjects))]
    case .order(let lines): [("order", node(lines))]
    case .count(let line, let count): [("count", .string("\(line)")), ("is", .number(count))]
    case .callbacks(let name, let callbacks, let filter):
      [
        ("callbacks", .string(name)), ("are", .array(callbacks.map { .string($0.name) })),
        groups(filter),
      ]
    case .finding(let kind, let name, let rule, let count):
      [
        ("finding", .string(kind.name)), ("on", name.map { .string($0) }),
        ("because", rule.map { .string($0) }), ("is", count.map { .number($0) }),
      ]
    case .findings(let kinds): [("findings", .array(kinds.map { .string($0.name) }))]
    case .style(let name, let style, let rule):
      [
        ("style", .string(name)), ("is", .string("\(style)")),
        ("because", rule.map { .string($0) }),
      ]
    case .covers(let name, let covers): [("covers", .string(name)), holds(covers)]
    case .detent(let name, let detent):
      [("detent", .string(name)), ("is", detent.map { .string($0) } ?? .literal("null"))]
    case .anchor(let name, .named(let target), _):
      [("anchor", .string(name)), ("is", .string(target))]
    case .anchor(let name, .rect(let rect), let tolerance):
      [("anchor", .string(name)), ("is", node(rect)), within(tolerance)]
    case .arrow(let name, let arrow):
      [("arrow", .string(name)), ("is", names(arrow).first)]
    case .waysOut(let ways):
      [("waysOut", ways.isEmpty ? .string("none") : .array(ways.names.map { .string($0) }))]
    case .frame(let name, let frame, let tolerance):
      [("frame", .string(name)), ("is", node(frame)), within(tolerance)]
    case .size(let name, let size, let tolerance):
      [("frame", .string(name)), ("is", node(size)), within(tolerance)]
    case .traits(let name, let traits): [("traits", .string(name)), ("are", node(traits))]
    case .presented(let names): [("presented", .array(names.map { .string($0) }))]
    case .presenter(let name, let presenter):
      [("presenter", .string(name)), ("is", presenter.map { .string($0) } ?? .literal("null"))]
    case .stack(let name, let names):
      [("stack", .string(name)), ("are", .array(names.map { .string($0) }))]
    case .container(let expectation): members(expectation)
    case .visible(let name, let isVisible): [("visible", .string(name)), holds(isVisible)]
    case .state(let name, let state): [("state", .string(name)), ("is", .string("\(state)"))]
    case .orientation(let orientation): [("orientation", .string("\(orientation)"))]
    case .unwound(let name): [("unwoundTo", name.map { .string($0) } ?? .literal("null"))]
    case .released(let name, let isReleased): [("released", .string(name)), holds(isReleased)]
    }
  }

  private static func node(_ lines: [EventPattern]) -> TextNode {
    .array(lines.map { .string($0.description) })
  }

  private static func groups(_ filter: EventFilter) -> (key: String, value: TextNode?) {
    ("of", strings(filter.groups.map(\.rawValue)))
  }

  private static func strings(_ texts: [String]) -> TextNode? {
    list(texts) { .array($0.map { .string($0) }) }
  }

  static func holds(_ value: Bool) -> (key: String, value: TextNode?) {
    ("is", value ? nil : .bool(false))
  }

  static func within(_ tolerance: CGFloat) -> (key: String, value: TextNode?) {
    ("within", unless(tolerance, ScenarioExpectation.tolerance) { .number(Double($0)) })
  }
}
