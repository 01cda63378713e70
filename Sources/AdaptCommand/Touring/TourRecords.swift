import AdaptCore
import AdaptReport
import AdaptScenario

/// What came of one scene or segue on one device, as it leaves the process.
struct TourStopRecord: Encodable {
  let record = "tourStop"
  let version = 1
  let path: String
  let line: Int
  let column: Int
  /// `scene` or `segue`.
  let what: String
  /// The id of the scene's controller, or of the segue.
  let id: String
  /// What a person calls it.
  let name: String
  /// What a segue does, under today's name.
  let kind: String?
  let identifier: String?
  let device: String
  let system: String
  let outcome: String
  /// The name of the finding that the outcome is about.
  let finding: String?
  /// `error`, `warning` or `note`; nil where all is well.
  let severity: String?
  let message: String?

  init(_ stop: TourStop, _ outcome: TourOutcome, device: String, system: SystemVersion) {
    path = stop.path
    line = stop.position.line
    column = stop.position.column
    what = stop.segue == nil ? "scene" : "segue"
    id = stop.id
    name = stop.name
    kind = stop.segue?.kind.word
    identifier = stop.segue?.identifier
    self.device = device
    self.system = "\(system)"
    self.outcome = outcome.word
    finding = outcome.finding?.name
    severity = outcome.severity?.rawValue
    message = outcome.words.isEmpty ? nil : outcome.words
  }
}

/// An entry point that leads to no scene.
struct TourEntryRecord: Encodable {
  let record = "tourEntry"
  let version = 1
  let path: String
  let line: Int
  let column: Int
  let severity: String
  let message: String

  init(_ fault: EntryFault) {
    path = fault.path
    line = fault.line
    column = fault.column
    severity = fault.severity.rawValue
    message = fault.words
  }
}

/// What a tour came to; its last record. A scene or a segue counts by the worst of its devices.
struct TourEndRecord: Encodable {
  let record = "tourEnd"
  let version = 1
  let files: Int
  let scenes: Int
  let segues: Int
  let errors: Int
  let warnings: Int
  let notes: Int
  let devices: [String]
  /// The devices that were asked for and that the tour has no runs for.
  let leftOut: [String]

  init(_ stops: [TourStop], files: Int, faults: [EntryFault], on choice: TourDevices) {
    let severities = stops.compactMap(\.worst.severity) + faults.map(\.severity)
    self.files = files
    scenes = stops.count { $0.segue == nil }
    segues = stops.count - scenes
    errors = severities.count { $0 == .error }
    warnings = severities.count { $0 == .warning }
    notes = severities.count { $0 == .note }
    devices = choice.taken.map(\.name.name)
    leftOut = choice.leftOut.map(\.name.name)
  }
}

extension TourOutcome {
  fileprivate var word: String {
    switch result {
    case .made: "made"
    case .performed: "performed"
    case .raised(let kind): kind.severity == .exception ? "exception" : "limit"
    case .dropped: "dropped"
    case .unanswered: "unanswered"
    case .notPerformed: "notPerformed"
    case .leftToCode: "leftToCode"
    case .notReached: "notReached"
    case .elsewhere: "elsewhere"
    case .otherDevice: "otherDevice"
    }
  }

  fileprivate var finding: Finding.Kind? {
    switch result {
    case .raised(let kind), .dropped(let kind): kind
    case .unanswered: .noUnwindDestination
    case .notPerformed: .segueNotPerformed
    case .leftToCode: .pushWithoutStack
    case .elsewhere: .noSuchStoryboard
    case .made, .performed, .notReached, .otherDevice: nil
    }
  }
}
