import AdaptCore
import Foundation

/// An event in the form that scenarios write: who, what, and the value that matters.
public struct EventLine: Hashable, Sendable {
  public let subject: String
  public let word: EventWord
  /// Empty where there is nothing to say.
  public let value: String
  public let sequence: Int
  let group: EventGroup
  /// Whether the line is a question whose number is not promised.
  let isUncounted: Bool
}

extension EventLine: CustomStringConvertible {
  public var description: String {
    [subject, word.name, value].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// Turns the events of a trace into lines.
struct EventLines {
  private let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  /// The lines of the events from a place on.
  func lines(from start: Int = 0) -> [EventLine] {
    trace.events(from: start).map(line)
  }

  private func line(_ event: Event) -> EventLine {
    let (word, value) = content(event.kind)
    var isUncounted = false
    if case .call(let callback) = word { isUncounted = callback.isAskedAnyNumberOfTimes }
    return EventLine(
      subject: name(event.subject), word: word, value: value, sequence: event.sequence,
      group: EventGroup(of: event.kind), isUncounted: isUncounted)
  }

  /// What lines call a node: its given name, and for what has none a word for its kind.
  func name(_ node: NodeID) -> String {
    switch node.kind {
    case .run: "run"
    case .window: node.ordinal == 1 ? "window" : node.description
    case .coordinator: "transition"
    case .view, .viewController, .presentationController, .segue:
      trace.description(of: node).name ?? node.description
    }
  }

  private func content(_ kind: Event.Kind) -> (EventWord, String) {
    switch kind {
    case .launched(let size, let traits, let orientation):
      (.fact(.launched), "\(Self.figure(size)) \(traits.sizeClasses) \(orientation)")
    case .step(let text): (.fact(.step), text)
    case .rotated(_, let orientation, _): (.fact(.rotated), "\(orientation)")
    case .resized(_, let size, _): (.fact(.resized), Self.figure(size))
    case .traitsChanged(let from, let to): (.fact(.traits), to.words(since: from))
    case .called(let callback, let value): (.call(callback), text(value))
    case .asked(let callback, _, let answer): (.call(callback), text(answer))
    case .presenting(let node, let style, _, _): (.fact(.presenting), "\(name(node)) \(style)")
    case .dismissing(let node, _): (.fact(.dismissing), name(node))
    case .queued: (.fact(.queued), "")
    case .phase(let phase): (.fact(.phase), "\(phase)")
    case .styleDecided(_, let style, _): (.fact(.style), "\(style)")
    case .substituted(let node): (.fact(.substituted), name(node))
    case .restored(let node): (.fact(.restored), name(node))
    case .appearance(_, let state): (.fact(.state), "\(state)")
    case .frameChanged(_, let frame, _): (.fact(.frame), Self.figure(frame))
    case .stackChanged(let stack): (.fact(.stack), stack.map(name).joined(separator: " "))
    case .selectionChanged(let shown):
      (.fact(.selection), shown.map(name).joined(separator: " "))
    case .showing(let node, let outcome, _): (.fact(.showing), "\(name(node)) \(outcome.name)")
    case .arranged(let arrangement, _):
      (
        .fact(.arranged),
        arrangement.isCollapsed
          ? "collapsed \(arrangement.topColumn.name)" : arrangement.displayMode.name
      )
    case .listed(let callback, let nodes):
      (.call(callback), nodes.map(name).joined(separator: " "))
    case .unwinding(let stage, let node, let text, _):
      (
        .fact(.unwinding),
        ([stage.name]
          + [stage == .searches ? nil : node.map(name), text.isEmpty ? nil : text]
          .compactMap(\.self)).joined(separator: " ")
      )
    case .transitionBegan(let duration):
      (.fact(.transitionBegan), CGFloat(duration.seconds).figure)
    case .transitionEnded(let completed): (.fact(.transitionEnded), "\(completed)")
    case .released: (.fact(.released), "")
    case .finding(let finding): (.fact(.finding), finding.kind.name)
    }
  }

  private func text(_ value: EventValue) -> String {
    switch value {
    case .nothing: ""
    case .notImplemented: "notImplemented"
    case .flag(let flag): "\(flag)"
    case .number(let number): CGFloat(number).figure
    case .size(let size): Self.figure(size)
    case .rect(let rect): Self.figure(rect)
    case .traits(let traits): traits.sizeClasses
    case .style(let style): "\(style)"
    case .orientations(let mask): mask.description
    case .displayMode(let mode): mode.name
    case .column(let column): column.name
    case .node(let node): node.map(name) ?? "nil"
    case .text(let text): text
    }
  }

  private static func figure(_ size: CGSize) -> String {
    "\(size.width.figure)x\(size.height.figure)"
  }

  private static func figure(_ rect: CGRect) -> String {
    "\(rect.origin.x.figure),\(rect.origin.y.figure) \(figure(rect.size))"
  }
}

extension UITraitCollection {
  /// The traits that differ from others, in words: `wR hC`, `dark`, `rightToLeft extraLarge`.
  func words(since others: UITraitCollection) -> String {
    var words: [String] = []
    if sizeClasses != others.sizeClasses { words.append(sizeClasses) }
    if userInterfaceStyle != others.userInterfaceStyle { words.append("\(userInterfaceStyle)") }
    if userInterfaceLevel != others.userInterfaceLevel { words.append("\(userInterfaceLevel)") }
    if layoutDirection != others.layoutDirection { words.append("\(layoutDirection)") }
    if preferredContentSizeCategory != others.preferredContentSizeCategory {
      words.append("\(preferredContentSizeCategory)")
    }
    return words.joined(separator: " ")
  }

  /// The traits that others state, in words: `compact width, dark`.
  func words(of others: UITraitCollection) -> String {
    var words: [String] = []
    if others.horizontalSizeClass != .unspecified { words.append("\(horizontalSizeClass) width") }
    if others.verticalSizeClass != .unspecified { words.append("\(verticalSizeClass) height") }
    if others.userInterfaceStyle != .unspecified { words.append("\(userInterfaceStyle)") }
    if others.layoutDirection != .unspecified { words.append("\(layoutDirection)") }
    if others.preferredContentSizeCategory != .unspecified {
      words.append("\(preferredContentSizeCategory) text")
    }
    return words.joined(separator: ", ")
  }
}
