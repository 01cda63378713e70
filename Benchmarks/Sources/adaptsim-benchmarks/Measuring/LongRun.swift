/// One run over very many transitions: the cost of the last must be that of the first, and its
/// memory must not grow.
struct LongRun {
  let workload: Workload
  let transitions: Int

  struct Slice {
    let transitions: Int
    let nanosecondsPerTransition: Double
    /// In mebibytes, at the end of the slice; nil where the system does not say.
    let memory: Double?
  }

  static let slices = 10

  func run(_ progress: inout Progress) throws -> [Slice] {
    let stage = try workload.make(.digest)
    let cycles = max(1, transitions / workload.transitions / LongRun.slices)
    var slices: [Slice] = []
    for number in 1...LongRun.slices {
      progress.show("long run: slice \(number) of \(LongRun.slices)")
      let (time, _) = ProcessorTime.of { stage.run(cycles: cycles) }
      let done = cycles * workload.transitions
      slices.append(
        Slice(
          transitions: done * number, nanosecondsPerTransition: time / Double(done),
          memory: ResidentMemory.mebibytes))
    }
    return slices
  }
}
