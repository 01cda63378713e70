/// Two runs at a time: in two threads of this process, and in two processes.
///
/// Wall time is what a person waits, and only tells something on a machine that does nothing else.
/// Processor time holds on a busy one too, but does not see a thread that sleeps on a lock.
struct SideBySide {
  let workload: Workload
  let cycles: Int
  let rounds: Int

  struct Result {
    var threads = PairTime(wall: .infinity, processor: .infinity)
    var processes = PairTime(wall: .infinity, processor: .infinity)
  }

  func run(_ progress: inout Progress) async throws -> Result {
    var result = Result()
    for round in 1...rounds {
      progress.show("side by side: round \(round) of \(rounds)")
      result.threads.keepLower(of: try await timeOfThreads())
      result.processes.keepLower(of: try timeOfProcesses())
    }
    return result
  }

  private func timeOfThreads() async throws -> PairTime {
    let start = ProcessorTime.now
    let wall = try await withThrowingTaskGroup(of: Double.self) { group in
      for _ in 0..<2 {
        group.addTask {
          let stage = try workload.make(.digest)
          return ContinuousClock().measure { _ = stage.run(cycles: cycles) } / .nanoseconds(1)
        }
      }
      return try await group.reduce(0, max)
    }
    return PairTime(wall: wall, processor: ProcessorTime.now - start)
  }

  private func timeOfProcesses() throws -> PairTime {
    let children = try (0..<2).map { _ in try Child(workload: workload, cycles: cycles) }
    for child in children { child.begin() }
    let times = try children.map { try $0.result() }
    return PairTime(
      wall: times.map(\.wall).max() ?? 0, processor: times.reduce(0) { $0 + $1.processor })
  }
}

/// How long two runs took, in nanoseconds.
struct PairTime {
  /// Until both were done.
  var wall: Double
  /// Of both together.
  var processor: Double

  mutating func keepLower(of other: PairTime) {
    wall = min(wall, other.wall)
    processor = min(processor, other.processor)
  }
}
