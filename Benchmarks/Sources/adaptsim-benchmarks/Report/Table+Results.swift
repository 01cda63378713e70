extension Table {
  init(_ results: [CaseResult]) {
    self.init(
      "Cost (processor time)",
      [
        "workload", "recording", "events/cycle", "ns/transition", "ns/event", "median", "floor",
        "ratio", "median ratio",
      ])
    for result in results {
      add([
        result.subject.workload.name, result.subject.recording.rawValue,
        result.eventsPerCycle.figure(), result.nanosecondsPerTransition.figure(0),
        result.best.figure(), result.median.figure(), result.floor.figure(2),
        result.ratio.figure(), result.medianRatio.figure(),
      ])
    }
  }

  init(_ results: [DocumentSet.Result]) {
    self.init(
      "Reading documents (processor time)",
      [
        "documents", "MB", "elements", "reader ms", "MB/s", "bare ms", "MB/s", "ratio", "peak MiB",
      ])
    for result in results {
      add([
        result.set.name, result.megabytes.figure(2), "\(result.elements)",
        (result.reader / 1e6).figure(), (result.megabytes / result.reader * 1e9).figure(),
        (result.bare / 1e6).figure(), (result.megabytes / result.bare * 1e9).figure(),
        (result.reader / result.bare).figure(2), result.peak?.figure() ?? "unknown",
      ])
    }
  }

  init(_ slices: [LongRun.Slice], of workload: Workload) {
    self.init(
      "Long run (\(workload.name), digest)", ["transitions", "ns/transition", "resident MiB"])
    for slice in slices {
      add([
        "\(slice.transitions)", slice.nanosecondsPerTransition.figure(0),
        slice.memory?.figure(2) ?? "unknown",
      ])
    }
  }

  init(_ result: SideBySide.Result, of workload: Workload) {
    self.init(
      "Two runs at a time (\(workload.name), digest)",
      ["runs in", "wall ms", "share", "processor ms", "share"])
    for (name, time) in [("two processes", result.processes), ("two threads", result.threads)] {
      add([
        name, (time.wall / 1e6).figure(), (result.processes.wall / time.wall).figure(2),
        (time.processor / 1e6).figure(), (result.processes.processor / time.processor).figure(2),
      ])
    }
  }
}
