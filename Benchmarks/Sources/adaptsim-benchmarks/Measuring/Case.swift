/// One row of the table: a workload under a recording.
struct Case: Sendable {
  let workload: Workload
  let recording: Recording

  /// Every workload as a digest, and the one of the cost goals under each recording.
  static let all =
    Workload.all.map { Case(workload: $0, recording: .digest) }
    + [.whole, .last, .off].map { Case(workload: .adapting, recording: $0) }

  var name: String { "\(workload.name)/\(recording.rawValue)" }

  /// Runs as many cycles as make about so many events, in a run of its own.
  func measure(events wanted: Int) throws -> CaseSample {
    let warmUp = try workload.make(recording.mode)
    _ = warmUp.run(cycles: 1)
    let eventsPerCycle = max(1, warmUp.run(cycles: 1))
    let cycles = max(1, wanted / eventsPerCycle)
    var stage: Stage? = try workload.make(recording.mode)
    // Giving the trace's memory back is part of the cost, as it is in the floor.
    let (time, events) = ProcessorTime.of {
      let events = stage?.run(cycles: cycles) ?? 0
      stage = nil
      return events
    }
    return CaseSample(
      cycles: cycles, events: events, nanosecondsPerEvent: time / Double(max(1, events)))
  }
}

/// What one round tells of a case.
struct CaseSample: Sendable {
  let cycles: Int
  let events: Int
  let nanosecondsPerEvent: Double
}
