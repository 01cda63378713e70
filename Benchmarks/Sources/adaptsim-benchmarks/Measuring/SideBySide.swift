import Foundation

/// Two runs at a time: in two threads of this process, and in two processes.
struct SideBySide {
  let workload: Workload
  let cycles: Int
  let rounds: Int

  struct Result {
    /// Wall time in nanoseconds until both are done, the best of the rounds.
    let threads: Double
    let processes: Double

    /// How much two threads get done in the time that two processes need; 1 is the same.
    var share: Double { processes / threads }
  }

  func run(_ progress: inout Progress) async throws -> Result {
    var threads = Double.infinity
    var processes = Double.infinity
    for round in 1...rounds {
      progress.show("side by side: round \(round) of \(rounds)")
      threads = min(threads, try await timeOfThreads())
      processes = min(processes, try timeOfProcesses())
    }
    return Result(threads: threads, processes: processes)
  }

  private func timeOfThreads() async throws -> Double {
    try await withThrowingTaskGroup(of: Double.self) { group in
      for _ in 0..<2 { group.addTask { try timeOfOne() } }
      return try await group.reduce(0, max)
    }
  }

  /// Makes a run, and returns how many nanoseconds of wall time its cycles take.
  func timeOfOne() throws -> Double {
    let stage = try workload.make(.digest)
    let time = ContinuousClock().measure { _ = stage.run(cycles: cycles) }
    return time / .nanoseconds(1)
  }

  private func timeOfProcesses() throws -> Double {
    let children = try (0..<2).map { _ in try Child(workload: workload, cycles: cycles) }
    for child in children { child.begin() }
    return try children.map { try $0.result() }.max() ?? 0
  }
}
