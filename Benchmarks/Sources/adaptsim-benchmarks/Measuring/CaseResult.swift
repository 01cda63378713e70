/// What several rounds tell of a case, each with the floor that ran beside it.
struct CaseResult {
  let subject: Case
  private(set) var samples: [CaseSample] = []
  private(set) var floors: [Double] = []

  init(subject: Case) { self.subject = subject }

  mutating func add(_ sample: CaseSample, floor: Double) {
    samples.append(sample)
    floors.append(floor)
  }

  var eventsPerCycle: Double {
    samples.first.map { Double($0.events) / Double($0.cycles) } ?? 0
  }

  var best: Double { samples.map(\.nanosecondsPerEvent).min() ?? 0 }
  var median: Double { samples.map(\.nanosecondsPerEvent).median }
  var floor: Double { floors.min() ?? 0 }
  /// The best against the best floor.
  var ratio: Double { best / floor }
  /// The middle of the rounds' own ratios.
  var medianRatio: Double {
    zip(samples, floors).map { $0.nanosecondsPerEvent / $1 }.median
  }
  var nanosecondsPerTransition: Double {
    best * eventsPerCycle / Double(subject.workload.transitions)
  }
}

extension [Double] {
  /// The middle value, the higher of two; zero for none.
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}
