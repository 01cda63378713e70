import AdaptCore
import Foundation

/// An event on its way out.
struct EventRecord: Encodable {
  let event: Event
  let words: ReasonWords

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: RecordKey.self)
    try container.encode("event", forKey: .record)
    try container.encode(RecordFormat.version, forKey: .version)
    try container.encode(event.sequence, forKey: .sequence)
    try container.encodeIfPresent(event.cause, forKey: .cause)
    try container.encode(event.instant.microseconds, forKey: .instantMicroseconds)
    try container.encode(event.subject, as: .subject)
    try container.encode(event.kind.code, as: .kind)
    try container.encode(event.kind, words: words)
  }
}

extension KeyedEncodingContainer where Key == RecordKey {
  fileprivate mutating func encode(_ kind: Event.Kind, words: ReasonWords) throws {
    switch kind {
    case .launched(let size, let traits, let orientation):
      try encode(size)
      try encode(traits, as: .traits)
      try encode(orientation, as: .orientation)
    case .step(let text):
      try encode(text, forKey: .text)
    case .rotated(let from, let to, let reasons):
      try encode(from, as: .fromOrientation)
      try encode(to, as: .toOrientation)
      try encode(reasons, words: words)
    case .resized(let from, let to, let reasons):
      try encode(from, as: .fromSize)
      try encode(to, as: .toSize)
      try encode(reasons, words: words)
    case .traitsChanged(let from, let to):
      try encode(from, as: .fromTraits)
      try encode(to, as: .toTraits)
    case .called(let callback, let value):
      try encode(callback, as: .callback)
      try encode(value, as: .argument)
    case .asked(let question, let value, let answer):
      try encode(question, as: .callback)
      try encode(value, as: .argument)
      try encode(answer, as: .answer)
    case .presenting(let presented, let style, let source, let reasons):
      try encode(presented, as: .presented)
      try encode(style, as: .style)
      try encode(source, as: .source)
      try encode(reasons, words: words)
    case .dismissing(let presented, let reasons):
      try encode(presented, as: .presented)
      try encode(reasons, words: words)
    case .queued(let reasons):
      try encode(reasons, words: words)
    case .phase(let phase):
      try encode(phase, as: .phase)
    case .styleDecided(let from, let to, let reasons):
      try encode(from, as: .fromStyle)
      try encode(to, as: .toStyle)
      try encode(reasons, words: words)
    case .substituted(let substitute), .restored(let substitute):
      try encode(substitute, as: .substitute)
    case .appearance(let from, let to):
      try encode(from, as: .fromState)
      try encode(to, as: .toState)
    case .frameChanged(let from, let to, let reasons):
      try encode(from, as: .fromFrame)
      try encode(to, as: .toFrame)
      try encode(reasons, words: words)
    case .stackChanged(let stack), .selectionChanged(let stack):
      try encode(stack.map(\.description), forKey: .stack)
    case .showing(let shown, let outcome, let reasons):
      try encode(shown, as: .shown)
      try encode(outcome, as: .outcome)
      try encode(reasons, words: words)
    case .arranged(let arrangement, let reasons):
      try encode(arrangement.isCollapsed, forKey: .collapsed)
      try encode(arrangement.displayMode, as: .displayMode)
      try encode(arrangement.topColumn, as: .topColumn)
      try encode(reasons, words: words)
    case .listed(let question, let answer):
      try encode(question, as: .callback)
      try encode(answer.map(\.description), forKey: .stack)
    case .unwinding(let stage, let node, let text, let reasons):
      try encode(stage, as: .stage)
      if let node { try encode(node, as: .node) }
      if !text.isEmpty { try encode(text, forKey: .text) }
      try encode(reasons, words: words)
    case .transitionBegan(let duration):
      try encode(duration.microseconds, forKey: .durationMicroseconds)
    case .transitionEnded(let completed):
      try encode(completed, forKey: .completed)
    case .released:
      break
    case .finding(let finding):
      try encode(finding.kind, as: .finding)
      try encode(finding.severity.rawValue, forKey: .severity)
      if let object = finding.object { try encode(object, as: .object) }
      if let other = finding.other { try encode(other, as: .other) }
      if let text = finding.text { try encode(text, forKey: .text) }
      try encode(finding.reasons, words: words)
    }
  }

  /// Writes an argument or an answer; nothing has no key.
  private mutating func encode(_ value: EventValue, as key: RecordKey) throws {
    if value != .nothing { try encode(RecordValue(value), forKey: key) }
  }
}
