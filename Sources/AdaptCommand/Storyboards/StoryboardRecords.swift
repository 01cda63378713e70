import AdaptRules

/// A finding in a storyboard as it leaves the process.
struct FindingRecord: Encodable {
  struct Place: Encodable {
    let path: String
    let line: Int
    let column: Int
    let words: String
  }

  struct Device: Encodable {
    let device: String
    let system: String
    let portrait: Bool
    let landscape: Bool
  }

  let record = "storyboardFinding"
  let version = 1
  let path: String
  let line: Int
  let column: Int
  /// `error`, `warning` or `note`.
  let severity: String
  let rule: String
  let message: String
  /// The words of the reason, a clause.
  let because: String
  /// The id of the object that it is about.
  let object: String?
  let related: [Place]
  /// The devices that it holds for; none where it holds for all.
  let devices: [Device]

  init(_ finding: StoryboardFinding) {
    path = finding.place.path
    line = finding.place.position.line
    column = finding.place.position.column
    severity = finding.severity.rawValue
    rule = finding.rule
    message = finding.message
    because = RuleCatalogue.words(of: finding.reason) ?? ""
    object = finding.object
    related = finding.related.map {
      Place(
        path: $0.place.path, line: $0.place.position.line, column: $0.place.position.column,
        words: $0.words)
    }
    devices = finding.devices.map {
      Device(
        device: $0.name, system: "\($0.system)", portrait: $0.isInPortrait,
        landscape: $0.isInLandscape)
    }
  }
}

/// What a check of storyboards came to; its last record.
struct StoryboardCheckEndRecord: Encodable {
  let record = "storyboardCheckEnd"
  let version = 1
  let files: Int
  let scenes: Int
  let sourceFiles: Int
  let unreadSourceFiles: Int
  let errors: Int
  let warnings: Int
  let notes: Int
  let silenced: Int
  let unreadable: Int
  let leftAside: Int

  init(_ tally: StoryboardTally) {
    files = tally.files
    scenes = tally.scenes
    sourceFiles = tally.code
    unreadSourceFiles = tally.unreadCode
    errors = tally.errors
    warnings = tally.warnings
    notes = tally.notes
    silenced = tally.silenced
    unreadable = tally.unreadable
    leftAside = tally.leftAside
  }
}
