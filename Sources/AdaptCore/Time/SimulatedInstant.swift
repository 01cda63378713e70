/// A point in simulated time, in whole microseconds since the run began: from `start` to `last`.
public struct SimulatedInstant: Hashable, Sendable, Comparable {
  public let microseconds: Int64

  /// The instant that many microseconds after the start; one outside of time is the nearest end.
  public init(microseconds: Int64) {
    self.microseconds = min(max(0, microseconds), Self.last.microseconds)
  }

  private init(unchecked microseconds: Int64) { self.microseconds = microseconds }

  public static let start = SimulatedInstant(unchecked: 0)
  /// The end of time, nine years after the start: what the 48 bits of a packed event can hold.
  public static let last = SimulatedInstant(unchecked: (1 << 48) - 1)

  public static func < (a: Self, b: Self) -> Bool { a.microseconds < b.microseconds }

  /// The instant `duration` later; the end of time is not passed.
  public static func + (instant: Self, duration: SimulatedDuration) -> Self {
    let (sum, overflow) = instant.microseconds.addingReportingOverflow(duration.microseconds)
    return overflow ? .last : SimulatedInstant(microseconds: sum)
  }

  public static func - (a: Self, b: Self) -> SimulatedDuration {
    SimulatedDuration(microseconds: a.microseconds - b.microseconds)
  }
}

extension SimulatedInstant: CustomStringConvertible {
  /// Seconds with three decimals, cut, not rounded: `0.404s`.
  public var description: String {
    let milliseconds = microseconds / 1000
    let fraction = String(milliseconds % 1000)
    return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)s"
  }
}

/// A length of simulated time, in whole microseconds, never negative.
public struct SimulatedDuration: Hashable, Sendable, Comparable {
  public let microseconds: Int64

  public init(microseconds: Int64) { self.microseconds = max(0, microseconds) }

  /// The duration of that many seconds, rounded to a microsecond.
  ///
  /// NaN and negative numbers give zero; nothing is longer than a day.
  public init(seconds: Double) {
    self.init(microseconds: seconds > 0 ? Int64((min(seconds, 86_400) * 1_000_000).rounded()) : 0)
  }

  public static let zero = SimulatedDuration(microseconds: 0)

  public var seconds: Double { Double(microseconds) / 1_000_000 }

  public static func < (a: Self, b: Self) -> Bool { a.microseconds < b.microseconds }
}
