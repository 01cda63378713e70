/// The systems something holds for: from one version through all minor versions of a later one.
public struct SystemRange: Hashable, Sendable {
  public let first: SystemVersion
  /// The last major version, its minor versions included; nil means up to now.
  public let lastMajor: Int?

  /// - Parameter lastMajor: The last major version, not before `first`; nil means up to now.
  public init(from first: SystemVersion, throughMajor lastMajor: Int? = nil) {
    precondition(lastMajor.map { $0 >= first.major } ?? true, "\(first) lies after its end")
    self.first = first
    self.lastMajor = lastMajor
  }

  public func contains(_ system: SystemVersion) -> Bool { system >= first && !isOver(at: system) }

  /// Whether the last system of the range lies before `system`.
  public func isOver(at system: SystemVersion) -> Bool {
    lastMajor.map { $0 < system.major } ?? false
  }

  /// The smallest range that holds both.
  public func union(_ other: SystemRange) -> SystemRange {
    var last: Int?
    if let mine = lastMajor, let theirs = other.lastMajor { last = max(mine, theirs) }
    return SystemRange(from: min(first, other.first), throughMajor: last)
  }
}

extension SystemRange: CustomStringConvertible {
  /// `11.0–15.x`, `14.0–now`.
  public var description: String {
    "\(first.major).\(first.minor)–\(lastMajor.map { "\($0).x" } ?? "now")"
  }
}
