import Floor

/// The cases and their floors, interleaved so that a slow moment of the machine meets both.
struct Rounds {
  let cases: [Case]
  let rounds: Int
  /// About how many events each case makes in a round.
  let events: Int

  func run(_ progress: inout Progress) throws -> [CaseResult] {
    floor_use_fresh_memory()
    var results = cases.map { CaseResult(subject: $0) }
    for round in 1...rounds {
      for index in results.indices {
        let subject = results[index].subject
        progress.show("round \(round) of \(rounds): \(subject.name)")
        let floor = subject.recording.floor.measure(events: events)
        results[index].add(try subject.measure(events: events), floor: floor)
      }
    }
    return results
  }
}
