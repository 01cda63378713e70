import AdaptCore
import AdaptDocuments
import AdaptRules
import AdaptScenario

/// Checks the storyboards of a call, all of them together.
struct StoryboardCheckRun<Files: FileAccess> {
  let request: CheckRequest
  let files: Files

  /// - Parameter found: The documents, as they were found.
  func run(
    _ found: [ScenarioFinder<Files>.Found], console: inout some Console
  ) throws(CommandError) -> ExitCode {
    var settings = try SettingsFinder(files: files).settings(
      named: request.config, beside: found.map(\.path), operands: request.paths)
    settings.silences += request.silences
    let environments = try StoryboardDevices(surroundings: request.surroundings, files: files)
      .environments()
    let report = StoryboardReport(
      format: request.format, color: request.style.style(on: console.terminal).color)
    var tally = StoryboardTally()
    var documents: [InterfaceDocument] = []
    for file in found {
      do throws(CommandError) {
        if let document = try document(file) {
          documents.append(document)
        } else {
          tally.leftAside += 1
        }
      } catch {
        tally.unreadable += 1
        report.write(error, at: file.path, to: &console)
      }
    }
    try ScenarioStoryboards(documents.map { ($0.path, $0) }).check(settings)
    let check = StoryboardCheck(documents, facts: settings.facts, environments: environments)
    tally.files = documents.count
    tally.scenes = check.graph.scenes.count
    for finding in check.findings() {
      guard !settings.silences(finding) else {
        tally.silenced += 1
        continue
      }
      tally.count(finding.severity)
      report.write(finding, to: &console)
    }
    report.write(tally, to: &console)
    if tally.unreadable > 0 { return .badInput }
    return tally.errors + tally.warnings > 0 ? .findings : .fine
  }

  private func document(
    _ found: ScenarioFinder<Files>.Found
  ) throws(CommandError) -> InterfaceDocument? {
    let reader = StoryboardFiles(files: files)
    return found.isFromFolder ? try reader.readIfOurs(found.path) : try reader.read(found.path)
  }
}

/// How much a check of storyboards came to.
struct StoryboardTally {
  var files = 0
  var scenes = 0
  private(set) var errors = 0
  private(set) var warnings = 0
  private(set) var notes = 0
  var silenced = 0
  var unreadable = 0
  /// The documents in folders that are none of iOS.
  var leftAside = 0

  mutating func count(_ severity: StoryboardFinding.Severity) {
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
  }
}
