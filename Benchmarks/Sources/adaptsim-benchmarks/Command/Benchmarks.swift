import AdaptCore
import Foundation

/// Measures what a run costs. The command's entry.
@main
struct Benchmarks {
  static func main() async {
    do {
      switch try Arguments(Array(CommandLine.arguments.dropFirst())) {
      case .help: print(help, terminator: "")
      case .list: print(list, terminator: "")
      case .run(let run): try perform(run)
      case .read(let reading): try perform(reading)
      case .measure(let measurement): try await perform(measurement)
      }
    } catch {
      FileHandle.standardError.write(Data("adaptsim-benchmarks: \(error)\n".utf8))
      exit((error as? CommandError)?.exitCode ?? 70)
    }
  }

  private static let help = """
    Usage: adaptsim-benchmarks [--only NAME]… [--rounds N] [--events N] [--transitions N]
                               [--csv FILE]
           adaptsim-benchmarks run NAME [--recording MODE] [--cycles N] [--wait]
           adaptsim-benchmarks read [FOLDER] [--rounds N]
           adaptsim-benchmarks --list

    Measures what a run costs against a loop in C that makes the same indirect calls.

      --only NAME        measure this workload, workload/recording, 'long' or 'threads' only
      --rounds N         rounds of all cases and floors, interleaved (7)
      --events N         events that each case makes in a round, about (1000000)
      --transitions N    transitions of the long run (1000000)
      --csv FILE         also write the cases as CSV; '-' writes nothing but the CSV
      --list             name the workloads

    run: one workload with nothing around it, for a profiler. Prints the number of events, the
    digest, and the nanoseconds of processor time and of wall time.

      --recording MODE   whole, last, digest or off (digest)
      --cycles N         how often the workload is repeated (1000)
      --wait             begin when a line comes in

    read: the storyboards and xibs of a folder, and made ones of up to 50 MB, against a pass of
    FoundationXML over the same bytes that does nothing.

    """

  private static var list: String {
    var table = Table("Workloads", ["name", "what a cycle does"])
    for workload in Workload.all { table.add([workload.name, workload.summary]) }
    return table.text
  }
}

// MARK: - The two ways to run

extension Benchmarks {
  private static func perform(_ measurement: Arguments.Measurement) async throws {
    var progress = Progress()
    var tables: [Table] = []
    let rounds = Rounds(
      cases: measurement.cases, rounds: measurement.rounds, events: measurement.events)
    let costs = Table(try rounds.run(&progress))
    if !measurement.cases.isEmpty { tables.append(costs) }
    if measurement.wants("long") {
      let run = LongRun(workload: .adapting, transitions: measurement.transitions)
      tables.append(Table(try run.run(&progress), of: run.workload))
    }
    if measurement.wants("threads") {
      let pair = SideBySide(workload: .adapting, cycles: 10_000, rounds: measurement.rounds)
      tables.append(Table(try await pair.run(&progress), of: pair.workload))
    }
    progress.end()
    if measurement.csv != "-" { print(tables.map(\.text).joined(separator: "\n"), terminator: "") }
    try write(costs.csv, to: measurement.csv)
  }

  private static func write(_ csv: String, to path: String?) throws(CommandError) {
    guard let path else { return }
    guard path != "-" else { return print(csv, terminator: "") }
    do {
      try csv.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw .cannotWrite(path)
    }
  }

  private static func perform(_ reading: Arguments.Reading) throws {
    var progress = Progress()
    var sets = DocumentSet.made
    if let folder = reading.folder { sets.insert(try DocumentSet(folder: folder), at: 0) }
    let results = try sets.map { set in
      progress.show("reading \(set.name)")
      return try set.measure(rounds: reading.rounds)
    }
    progress.end()
    print(Table(results).text, terminator: "")
  }

  private static func perform(_ run: Arguments.SingleRun) throws {
    if run.waits { _ = readLine() }
    let stage = try run.workload.make(run.recording.mode)
    var (processor, events) = (0.0, 0)
    let wall = ContinuousClock().measure {
      (processor, events) = ProcessorTime.of { stage.run(cycles: run.cycles) }
    }
    print(events)
    print(stage.simulation.trace.digest)
    print(processor)
    print(wall / .nanoseconds(1))
  }
}
