import AdaptCore
import AdaptUIKit

/// Something that a run can repeat as often as it likes.
struct Workload: Sendable {
  let name: String
  /// What one cycle does, in a few words.
  let summary: String
  /// How many transitions a cycle makes.
  let transitions: Int
  /// Sets the stage in a new run.
  let make: @Sendable (TraceRecorder.Mode) throws -> Stage
}

extension Workload {
  static let all = presentations + adaptations + chains + stacks + [resizing]

  static func named(_ name: String) -> Workload? { all.first { $0.name == name } }
}

/// A run and the cycle that is repeated in it.
struct Stage {
  let simulation: Simulation
  let cycle: () -> Void

  /// Runs the cycle some times.
  ///
  /// - Returns: How many events that made.
  func run(cycles: Int) -> Int {
    let before = simulation.eventCount
    for _ in 0..<cycles { cycle() }
    return simulation.eventCount - before
  }
}
