/// Which events an expectation looks at; without groups and names it is all of them.
public struct EventFilter: Hashable, Sendable {
  public var groups: [EventGroup]
  /// The names that lines begin with.
  public var subjects: [String]

  public init(groups: [EventGroup] = [], subjects: [String] = []) {
    self.groups = groups
    self.subjects = subjects
  }

  func letsThrough(_ line: EventLine) -> Bool {
    (groups.isEmpty || groups.contains(line.group))
      && (subjects.isEmpty || subjects.contains(line.subject))
  }
}
