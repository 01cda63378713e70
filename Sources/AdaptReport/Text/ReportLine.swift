import AdaptCore

/// One line of a text report before it is set in columns.
struct ReportLine {
  let instant: SimulatedInstant
  /// Whom it happened to; several where the same happened to one after the other.
  private(set) var subjects: [NodeID]
  private(set) var what: String
  let kind: Event.Kind

  init(_ event: Event, what: String) {
    instant = event.instant
    subjects = [event.subject]
    self.what = what
    kind = event.kind
  }

  /// Takes the next line in where one line says both; returns whether it did.
  ///
  /// The same call to several objects becomes a line with several names, what happens to a
  /// window at one instant becomes one line, and a rotation stands beside the step that asked.
  mutating func join(_ next: ReportLine) -> Bool {
    guard instant == next.instant else { return false }
    if kind.isCall, next.kind.isCall, what == next.what {
      subjects += next.subjects
      return true
    }
    if kind.isStep, case .rotated(let from, let to, _) = next.kind {
      what += " (\(from) → \(to))"
      return true
    }
    if kind.isEnvironmentChange, next.kind.isEnvironmentChange, subjects == next.subjects {
      what += ", " + next.what
      return true
    }
    return false
  }
}

extension Event.Kind {
  var isStep: Bool {
    if case .step = self { true } else { false }
  }

  fileprivate var isCall: Bool {
    switch self {
    case .called, .asked(.canPerformUnwindSegueAction, _, _): true
    default: false
    }
  }

  fileprivate var isEnvironmentChange: Bool {
    switch self {
    case .rotated, .resized, .traitsChanged: true
    default: false
    }
  }

  var role: TextColor.Role {
    switch self {
    case .step: .step
    case .styleDecided, .substituted, .restored: .decision
    case .finding(let finding): finding.severity.role
    default: .plain
    }
  }
}
